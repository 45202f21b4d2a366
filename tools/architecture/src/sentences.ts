const mostSentences = 2
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

/** Docstrings of more than two sentences, by line. */
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
