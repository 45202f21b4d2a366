/** What somebody typed; anything that is no text, which only untyped callers can send, counts as nothing typed. */
export const typedText = (typed: unknown): string => (typeof typed === "string" ? typed : "")

/** A list that was chosen or typed; anything that is no list counts as an empty one. */
export const typedList = <A>(typed: ReadonlyArray<A>): ReadonlyArray<A> => (Array.isArray(typed) ? typed : [])

/** Breaks that some systems write for a new line. */
const lineBreaks = /\r\n?|[\f\u0085\u2028\u2029]/gu

/**
 * What no text keeps: controls, lone surrogates (no UTF-8 can carry them), what is no character, zero-width blanks, embeddings and overrides of
 * direction, fillers that only look empty. Joiners and direction marks stay, for scripts and emoji need them.
 */
const dropped =
  /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu

/** One character that a reader sees. */
const seen = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The text without blanks around it and without characters that nobody sees; line breaks stay. Empty when nothing can be seen. */
export const tidyText = (text: string): string => {
  const tidy = typedText(text).replace(lineBreaks, "\n").replace(dropped, "").trim()
  return seen.test(tidy) ? tidy : ""
}

/** A tidy text in one line: every run of blanks is one space. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\s+/gu, " ")

/** A number, code or address as copied from somewhere: without invisible format characters (directions, zero widths) and blanks around. */
export const withoutFormat = (typed: string): string =>
  typedText(typed)
    .replace(/\p{Cf}/gu, "")
    .trim()

/** Typed text without blanks and dashes, in capitals: how codes of authorities are compared. */
export const compactCode = (typed: string): string =>
  typedText(typed)
    .replace(/[\s\p{Cf}\p{Pd}]+/gu, "")
    .toUpperCase()
