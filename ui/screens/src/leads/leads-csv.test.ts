import * as fc from "fast-check"
import { expect, test } from "vitest"
import { csvOf, safeCell } from "./leads-csv.ts"

test.each([
  ["=HYPERLINK(1)", `"'=HYPERLINK(1)"`],
  ["+919876543210", `"'+919876543210"`],
  ["  @SUM(A1)", `"'  @SUM(A1)"`],
  ['Say "hi"', '"Say ""hi"""'],
  ["Meera", '"Meera"'],
])("the cell %j is written as %j", (text, cell) => {
  expect(safeCell(text)).toBe(cell)
})

test("no text makes a cell that begins a formula or breaks out of its quotes", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const inner = safeCell(text).slice(1, -1)
      expect(inner).not.toMatch(/^\s*[=+\-@]/)
      expect(inner.replaceAll('""', "")).not.toContain('"')
    }),
  )
})

test("rows end as spreadsheets expect", () => {
  expect(csvOf([["a", "b"], ["1"]])).toBe('\uFEFF"a","b"\r\n"1"\r\n')
})
