const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" })

/** The text's user-perceived characters; joined again they are the text. */
export const graphemes = (text: string): ReadonlyArray<string> =>
  Array.from(segmenter.segment(text), (part) => part.segment)

/** Length in user-perceived characters, the unit of every text limit. Spec: validation rules. */
export const textLength = (text: string): number => graphemes(text).length

/** Longest text before it is cut, in graphemes. Spec: business constants, "Text truncation default 100". */
export const defaultTruncation = 100

/** The first graphemes, without looking at the rest of a long text. */
const firstGraphemes = (text: string, count: number): ReadonlyArray<string> => {
  const first: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (first.length >= count) break
    first.push(segment)
  }
  return first
}

/** The start of a text of at most `most` code units, as contracts count them; no grapheme is split. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text
  let cut = ""
  for (const { segment } of segmenter.segment(text)) {
    if (cut.length + segment.length > most) break
    cut += segment
  }
  return cut
}

/** At most `limit` graphemes (default 100), the last an ellipsis when something was cut; none is split. Spec: business constants. */
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
