// oxlint-disable-next-line no-control-regex -- the pattern is about control characters
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Removes control characters, except tab and line breaks, and lone surrogates. */
export const cleanText = (text: string): string => {
  const cleaned = text.replace(controls, "")
  return cleaned.isWellFormed() ? cleaned : cleaned.toWellFormed().replaceAll("\ufffd", "")
}
