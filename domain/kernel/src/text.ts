const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" })

/** The text's user-perceived characters; joined again they are the text. */
export const graphemes = (text: string): ReadonlyArray<string> =>
  Array.from(segmenter.segment(text), (part) => part.segment)

/** Length in user-perceived characters, the unit of every text limit. Spec: validation rules. */
export const textLength = (text: string): number => graphemes(text).length

/** At most `limit` graphemes (default 100), the last an ellipsis when something was cut. Spec: business constants. */
export const truncateText = (text: string, limit = 100): string => {
  const parts = graphemes(text)
  if (parts.length <= limit) return text
  return limit < 1
    ? ""
    : `${parts
        .slice(0, limit - 1)
        .join("")
        .trimEnd()}…`
}
