const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" })

/** The text's user-perceived characters; joined, they are the text. */
export const graphemes = (text: string): ReadonlyArray<string> =>
  Array.from(segmenter.segment(text), (part) => part.segment)

/**
 * Texts in which each code unit is a grapheme. Most texts are such, and segmenting them costs a hundred times as much.
 */
const plain = /^[\x20-\x7e]*$/

/** Length in user-perceived characters, the unit of every text limit. Spec: validation rules. */
export const textLength = (text: string): number => (plain.test(text) ? text.length : graphemes(text).length)

/** The length at which text is truncated, in graphemes. Spec: business constants, "Text truncation default 100". */
export const defaultTruncation = 100

/** The first graphemes, without segmenting the rest of a long text. */
const firstGraphemes = (text: string, count: number): ReadonlyArray<string> => {
  const collected: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (collected.length >= count) break
    collected.push(segment)
  }
  return collected
}

/** The start of a text of at most `most` code units, as contracts count them, without splitting a grapheme. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text
  let cut = ""
  for (const { segment } of segmenter.segment(text)) {
    if (cut.length + segment.length > most) break
    cut += segment
  }
  return cut
}

/** At most `limit` graphemes (default 100), ending in an ellipsis when cut; none is split. Spec: business constants. */
export const truncateText = (text: string, limit = defaultTruncation): string => {
  const parts = firstGraphemes(text, limit + 1)
  if (parts.length <= limit) return text
  return limit < 1
    ? ""
    : `${parts
        .slice(0, limit - 1)
        .join("")
        .trimEnd()}…`
}
