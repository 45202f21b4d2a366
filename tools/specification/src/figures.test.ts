import { expect, test } from "vitest"
import { coverageFigures, mutationFigures, testFigures, testsText, withFigures } from "./figures.ts"
import { lawsOf } from "./titles.ts"

const report = {
  testResults: [
    { name: "a.test.ts", status: "passed", assertionResults: [{ title: "one" }, { title: "law" }] },
    { name: "a.properties.test.ts", status: "failed", assertionResults: [{ title: "two", status: "failed" }] },
    { name: "b.test.ts", status: "failed", assertionResults: [] },
  ],
}

test("laws are recognised by what they generate; a file that does not load fails", () => {
  const generates = (file: string, title: string) => file === "a.test.ts" && title === "law"
  expect(testFigures(report, generates)).toEqual({ examples: 2, laws: 1, failed: 2 })
})

test("a law is a test that generates, itself or by a function of its file", () => {
  const source = `const holds = (n) => law(fc.property(n, () => {}))
test("example in a file of laws", () => expect(1).toBe(1))
test("law", () => law(fc.property(fc.string(), () => {})))
test.each([1])("law of %s", () => holds(1))
describe("group", () => { test("asserted", () => fc.assert(fc.property())) })`
  expect(lawsOf("a.properties.test.ts", source)).toEqual(["law", "law of *", "asserted"])
})

test("a mutant that timed out is killed, one that cannot compile does not count", () => {
  const mutants = ["Killed", "Timeout", "Survived", "NoCoverage", "CompileError"].map((status) => ({ status }))
  expect(mutationFigures("budget", { files: { "a.ts": { mutants } } })).toEqual({ name: "budget", killed: 2, total: 4 })
})

test("a package of which some files were measured says how many", () => {
  const mutants = [{ status: "Killed" }]
  const report = { config: { mutate: ["domain/{a.ts,b.ts}"] }, files: { "a.ts": { mutants }, "b.ts": { mutants } } }
  const figures = mutationFigures("wallet", report)
  expect(figures).toEqual({ name: "wallet", sampled: 2, killed: 2, total: 2 })
  const row = "\n| wallet, 2 files by chance | 2 | 100.0 % |"
  expect(withFigures(page("old", "\n| wallet | 9 | 90.0 % |"), undefined, [figures])).toBe(page("old", row))
  expect(withFigures(page("old", row), undefined, [])).toBe(page("old", row))
})

const page = (tests: string, rows: string) =>
  `# Rules\n\n<!-- figures -->\n\n${tests}\n\n| package | mutants | killed |\n| --- | --- | --- |${rows}\n\n<!-- end of figures -->\n\n## kernel\n`

test("figures are rounded down, so that nearly all never reads as all", () => {
  const coverage = coverageFigures({ total: { branches: { covered: 1999, total: 2000 } } })
  expect(testsText({ examples: 2, laws: 1, failed: 0 }, coverage)).toContain("99.9 % of 2000 branches")
  expect(withFigures(page("", ""), "", [{ name: "budget", killed: 2, total: 3 }])).toContain("| budget | 3 | 66.6 % |")
})

test("measured figures are replaced, the others stay", () => {
  const before = page("old", "\n| budget | 3 | 66.6 % |\n| wallet | 9 | 90.0 % |")
  const measured = [{ name: "budget", killed: 3, total: 3 }]
  expect(withFigures(before, undefined, measured)).toBe(
    page("old", "\n| budget | 3 | 100.0 % |\n| wallet | 9 | 90.0 % |"),
  )
  expect(withFigures(before, "new", [])).toBe(before.replace("old", "new"))
})
