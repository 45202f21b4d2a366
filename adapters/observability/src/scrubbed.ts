const masks: ReadonlyArray<readonly [pattern: RegExp, mask: string]> = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[email]"],
  [/\bBearer\s+[\w.~+/=-]+/gi, "Bearer [token]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [/(\b(?:password|passwd|secret|token|otp|key|authorization)"?\s*[:=]\s*"?)[^\s",;)}&]+/gi, "$1[secret]"],
  [/([?&][\w-]+=)[^&\s"'\\]+/g, "$1[value]"],
  [/\b[a-z]+:\/\/[^\s:/@"]+:[^\s@"]+@/gi, "[credentials]@"],
  // Phones and cards; an instant in milliseconds has thirteen digits and no sign, and is let through.
  [/\+\d[\d\s().-]{7,}\d/g, "[phone]"],
  [/(?<![\w.-])(?:\d[ -]?){14,19}(?![\w.-])/g, "[number]"],
  [/(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g, "[address]"],
]

/** A text for people who run the product, without what names a person or opens an account. */
export const scrubbed = (text: string): string =>
  masks.reduce((clean, [pattern, mask]) => clean.replace(pattern, mask), text)
