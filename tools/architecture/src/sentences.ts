const mostSentences = 3
const longestTitle = 80

const lineOf = (source: string, at: number): number => source.slice(0, at).split("\n").length

/** Sentences of a docstring, without code, its source (`Spec: …`) and the mark of our own decisions (`Ours.`). */
const sentencesOf = (docstring: string): ReadonlyArray<string> =>
  docstring
    .replaceAll(/^\s*\*( |$)/gmu, " ")
    .replaceAll(/`[^`]*`/gu, "Code")
    .replaceAll(/\s+/gu, " ")
    .replace(/\b(Spec: |Ours\b|@).*$/u, "")
    .replaceAll(/\b(e\.g|i\.e|vs)\./gu, "$1")
    .split(/(?<=[.!?]["')]?)\s+(?=["'(]?[A-Z\d])/u)
    .filter((sentence) => sentence.trim() !== "")

const docstrings = /^[ \t]*\/\*\*([\s\S]*?)\*\//gmu

// Words that stand where a noun should: "the one that draws it most", "those of a page", "what becomes of it", "The same as kept".
const withoutNouns =
  /\bthe ones?\b|\bthose (?:of|that|who|in|to|from|with)\b|\bof which\b|\bof whom\b|\bwhat [^.;:]{0,60}\bof it\b|^As\b|^The same\b(?=[,.]| (?:as|for|in|with|without|but)\b)/iu

/** Docstrings that leave out a noun, by line. */
export const docstringsWithoutNouns = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(docstrings)].flatMap((match) => {
    const text = (match[1] ?? "")
      .replaceAll(/^\s*\* ?/gmu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim()
    const [words] = withoutNouns.exec(text) ?? []
    return words === undefined ? [] : [`${lineOf(source, match.index)}: "${words}" in a docstring stands for a noun`]
  })

/** Docstrings of more than three sentences, by line. */
export const longDocstrings = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(docstrings)].flatMap((match) => {
    const count = sentencesOf(match[1] ?? "").length
    return count > mostSentences ? [`${lineOf(source, match.index)}: a docstring of ${count} sentences`] : []
  })

/** Titles in `test("…",`, `describe("…",` and `test.each(…)("…",`. */
const titles = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gu

/** Test titles of more than 80 characters, by line; a placeholder counts as one. */
export const longTitles = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(titles)].flatMap((match) => {
    const { length } = (match[2] ?? "").replaceAll(/\$\{[^}]*\}/gu, "*").replaceAll(/\\(.)/gu, "$1")
    return length > longestTitle ? [`${lineOf(source, match.index)}: a title of ${length} characters`] : []
  })
