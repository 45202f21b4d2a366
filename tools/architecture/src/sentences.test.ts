import { expect, test } from "vitest"
import { docstringsWithoutNouns, longDocstrings, longTitles } from "./sentences.ts"

const title = (length: number) => "a".repeat(length)

test.each([
  ["three sentences", "/** One here. Two here. Three here. */", []],
  ["four sentences", "/** One here. Two here. Three here. Four. */", ["1: a docstring of 4 sentences"]],
  [
    "several lines",
    "const a = 1\n/**\n * One here. Two\n * here. Three here. Four\n */",
    ["2: a docstring of 4 sentences"],
  ],
  ["a question and a quote", '/** Who? "It was said." Then more. Then. */', ["1: a docstring of 4 sentences"]],
  ["the source and our mark", "/** One here. Two here. Three. Ours. Spec: calls, C1. More. */", []],
  ["dots in code, numbers and file names", "/** Uses `a. B. C. D.` and 0.5 of file.ts. Two here. Three. */", []],
  ["a plain comment", "// One here. Two here. Three here. Four here.", []],
] as const)("docstrings hold at most three sentences: %s", (_, source, problems) => {
  expect(longDocstrings(source)).toEqual(problems)
})

test.each([
  ["the one", "/** The town, or the one that draws it most. */", ['1: "the one" in a docstring stands for a noun']],
  [
    "those of, on two lines",
    "/**\n * Hashes, as those\n * of links. */",
    ['1: "those of" in a docstring stands for a noun'],
  ],
  ["of which", "\n/** Failures of which nobody was told. */", ['2: "of which" in a docstring stands for a noun']],
  ["a comparison", "/** As `byId`, locked. */", ['1: "As" in a docstring stands for a noun']],
  ["the same", "/** The same as kept. */", ['1: "The same" in a docstring stands for a noun']],
  ["nouns", "/** The town with the same name, else the largest town near it. */", []],
  ["a plain comment", "// The one that draws it most.", []],
] as const)("docstrings name their nouns: %s", (_, source, problems) => {
  expect(docstringsWithoutNouns(source)).toEqual(problems)
})

test.each([
  ["80 characters", `test("${title(80)}", () => {})`, []],
  ["81 characters", `\ntest("${title(81)}", () => {})`, ["2: a title of 81 characters"]],
  ["a group", `describe('${title(81)}', () => {})`, ["1: a title of 81 characters"]],
  ["cases", `test.each([1])("${title(81)}", () => {})`, ["1: a title of 81 characters"]],
  ["a title on its own line", `test.skipIf(true)(\n  "${title(81)}",\n  run)`, ["1: a title of 81 characters"]],
  ["placeholders count once", `test(\`${title(79)}\${some.very.long.expression}\`, run)`, []],
  ["other texts", `expect("${title(200)}").toBe("")`, []],
] as const)("titles hold at most 80 characters: %s", (_, source, problems) => {
  expect(longTitles(source)).toEqual(problems)
})
