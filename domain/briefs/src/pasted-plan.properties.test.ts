import { anyCurrency, law } from "@domain/kernel/testing"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { cellText, withCell } from "./cell-texts.ts"
import { clipboardTable, clipboardText, pastedPlan } from "./pasted-plan.ts"
import { blankLine, planCells, type PlanLine } from "./plan-line.ts"
import { anyPlanLine, anyPlanLines } from "./testing/index.ts"

const dates = { from: "2026-12-01", to: "2026-12-31" }
const newLines = () => {
  let count = 0
  return () => blankLine(`new${(count += 1)}`, dates)
}
const headOf = (cell: string) => `Head ${cell}`
const withoutId = ({ id: _id, ...line }: PlanLine) => line

test("lines that are copied and pasted are the same lines again", () =>
  law(
    fc.property(anyPlanLines, anyCurrency, (lines, currency) => {
      const table = clipboardTable(clipboardText(lines, currency, headOf))
      const at = { line: 0, cell: "channelType" } as const
      const pasted = pastedPlan(table, { lines: [], at, currency, newLine: newLines(), headOf })
      expect(pasted.refused).toEqual([])
      expect(pasted.lines.map(withoutId)).toEqual(lines.map(withoutId))
    }),
  ))

test("any cells survive the clipboard, with tabs, lines and quotes in them", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "\t", "\n", '"', " ", "1"), maxLength: 6 })
  law(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const quoted = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join("\t")).join("\r\n")
      expect(clipboardTable(quoted)).toEqual(rows)
    }),
  )
})

test("a cell's own text gives the line again", () =>
  law(
    fc.property(anyPlanLine, fc.constantFrom(...planCells), anyCurrency, (line, cell, currency) => {
      expect(Result.getOrThrow(withCell(line, cell, cellText(line, cell, currency), currency))).toEqual(line)
    }),
  ))

test("a text that a cell does not take leaves the cell as it was and is told", () =>
  law(
    fc.property(anyPlanLines, anyCurrency, (lines, currency) => {
      const at = { line: 0, cell: "unitCost" } as const
      const { refused, ...pasted } = pastedPlan([["many"]], { lines, at, currency, newLine: newLines(), headOf })
      expect(refused).toEqual([{ line: 0, cell: "unitCost", text: "many", problem: "number" }])
      expect(pasted.lines.slice(0, lines.length)).toEqual(lines)
    }),
  ))

const read = (cell: (typeof planCells)[number], text: string) => {
  const line = withCell(blankLine("a1", dates), cell, text, "GBP")
  return Result.isSuccess(line) ? cellText(line.success, cell, "GBP") : line.failure
}

test("amounts are read as people and spreadsheets write them", () => {
  const written = ["1234.5", "£1,234.50", "1,23,456", "1.234,50", "12,5", "1,234", "GBP 7", "", "1,2345", "0.005", "-3"]
  expect(written.map((text) => read("cost", text))).toEqual([
    "1234.50",
    "1234.50",
    "123456",
    "1234.50",
    "12.50",
    "1234",
    "7",
    "0",
    "number",
    "number",
    "number",
  ])
})

test("days are read with the year first or the day first", () => {
  expect(["2026-12-03", "3/12/2026", "03.12.2026", "31/02/2026", "soon"].map((text) => read("from", text))).toEqual([
    "2026-12-03",
    "2026-12-03",
    "2026-12-03",
    "date",
    "date",
  ])
})

test("known values are read however they are written, and others stay", () => {
  expect([read("channelType", "out of home"), read("buyMetric", "cpm"), read("buyType", "Barter")]).toEqual([
    "OutOfHome",
    "CPM",
    "Barter",
  ])
})

test("a table under heads adds lines, and another fills cells from one on", () => {
  const lines = [blankLine("a1", dates), blankLine("a2", dates)]
  const common = { lines, at: { line: 1, cell: "publisher" }, currency: "GBP", newLine: newLines(), headOf } as const
  const headed = pastedPlan(clipboardTable("Vendor\tStart Date\tBudget\nMeta\t1/12/2026\t£500\n"), common)
  expect([headed.added, headed.lines[2]]).toMatchObject([1, { publisher: "Meta", budget: 50_000 }])
  const filled = pastedPlan(clipboardTable("Meta\tSnow\nGoogle\tIce"), common)
  expect(filled.lines.map(({ publisher, theme }) => [publisher, theme])).toEqual([
    ["", ""],
    ["Meta", "Snow"],
    ["Google", "Ice"],
  ])
})
