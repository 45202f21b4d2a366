const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" })

/** User-perceived characters, whole: an emoji family or a Devanagari syllable is one element. */
export const graphemes = (text: string): ReadonlyArray<string> =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

export const graphemeCount = (text: string): number => graphemes(text).length

/** Cuts to at most `most` graphemes, the last being an ellipsis when anything was cut. */
export const truncateGraphemes = (text: string, most: number): string => {
  const parts = graphemes(text)
  if (parts.length <= most) return text
  return most <= 0
    ? ""
    : `${parts
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
}
