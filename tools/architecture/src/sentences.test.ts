import { expect, test } from "vitest"
import { longDocstrings, longTitles } from "./sentences.ts"

const title = (length: number) => "a".repeat(length)

test.each([
  ["two sentences", "/** One here. Two here. */", []],
  ["three sentences", "/** One here. Two here. Three here. */", ["1: a docstring of 3 sentences"]],
  ["several lines", "const a = 1\n/**\n * One here. Two\n * here. Three here.\n */", ["2: a docstring of 3 sentences"]],
  ["a question and a quote", '/** Who? "It was said." Then more. */', ["1: a docstring of 3 sentences"]],
  ["the source and our mark", "/** One here. Two here. Ours. Spec: calls, C1. More. */", []],
  ["dots in code, numbers and file names", "/** Uses `a. B. C.` and 0.5 of file.ts. Two here. */", []],
  ["a plain comment", "// One here. Two here. Three here.", []],
] as const)("docstrings hold at most two sentences: %s", (_, source, problems) => {
  expect(longDocstrings(source)).toEqual(problems)
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
