// oxlint-disable-next-line no-control-regex -- these are what it looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** The text without what no text holds: control characters but tab and line breaks, and halves of characters. */
export const cleanText = (text: string): string => {
  const cleaned = text.replace(controls, "")
  return cleaned.isWellFormed() ? cleaned : cleaned.toWellFormed().replaceAll("\ufffd", "")
}
