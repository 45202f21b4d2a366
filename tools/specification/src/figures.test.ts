import { expect, test } from "vitest"
import { coverageFigures, figuresText, mutationFigures, testFigures, withFigures } from "./figures.ts"

const report = {
  testResults: [
    { name: "a.test.ts", status: "passed", assertionResults: [{ status: "passed" }, { status: "passed" }] },
    { name: "a.properties.test.ts", status: "failed", assertionResults: [{ status: "failed" }] },
    { name: "b.test.ts", status: "failed", assertionResults: [] },
  ],
}

test("laws are told from examples, and a file that does not load counts as failed", () => {
  expect(testFigures(report)).toEqual({ examples: 2, laws: 1, failed: 2 })
})

test("a mutant that timed out is killed, one that cannot compile does not count", () => {
  const mutants = ["Killed", "Timeout", "Survived", "NoCoverage", "CompileError"].map((status) => ({ status }))
  expect(mutationFigures("budget", { files: { "a.ts": { mutants } } })).toEqual({ name: "budget", killed: 2, total: 4 })
})

test("figures are rounded down, so that nearly all never reads as all", () => {
  const text = figuresText(
    { examples: 2, laws: 1, failed: 0 },
    coverageFigures({ total: { branches: { covered: 1999, total: 2000 } } }),
    [{ name: "budget", killed: 2, total: 3 }],
  )
  expect(text).toContain("99.9 % of 2000 branches")
  expect(text).toContain("| budget | 3 | 66.6 % |")
})

test("new figures take the place of the old ones and leave the rest", () => {
  const page = "# Rules\n\n<!-- figures -->\n\nold\n\n<!-- end of figures -->\n\n## kernel\n"
  expect(withFigures(page, "new")).toBe(page.replace("old", "new"))
})
