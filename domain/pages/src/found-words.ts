/** A text as it is compared: without case and the marks on its letters. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()

/** Whether a text has every word that was typed, in any case and order, each as the beginning or a part of one of its own. Ours. */
export const hasWords = (text: string, typed: string): boolean => {
  const searched = plain(text)
  return plain(typed)
    .split(/\s+/u)
    .every((word) => searched.includes(word))
}
