import { anyDateRange, law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { countedCost } from "./line-cost.ts"
import { isSendable, planChecks } from "./plan-checks.ts"
import { blankLine, type PlanLine, planTotals } from "./plan-line.ts"
import { anyPlanLine, anyPlanLines } from "./testing/index.ts"

const anyBounds = fc.record({ dates: anyDateRange, budget: fc.nat(40_000_000) })

test("a plan's totals are the sums of its lines, in any order and in any parts", () =>
  law(
    fc.property(anyPlanLines, fc.nat(6), (lines, cut) => {
      const [one, other, all] = [lines.slice(0, cut), lines.slice(cut), lines].map(planTotals)
      expect(all).toEqual({
        cost: (one?.cost ?? 0) + (other?.cost ?? 0),
        budget: (one?.budget ?? 0) + (other?.budget ?? 0),
      })
      expect(planTotals(lines.toReversed())).toEqual(all)
    }),
  ))

test("a plan that may be sent stays within the brief's days and budget, line by line", () =>
  law(
    fc.property(anyPlanLines, anyBounds, (lines, brief) => {
      const checks = planChecks(lines, brief)
      const fits =
        lines.length > 0 &&
        planTotals(lines).budget <= brief.budget &&
        lines.every(
          (line) =>
            line.dates.from <= line.dates.to &&
            line.dates.from >= brief.dates.from &&
            line.dates.to <= brief.dates.to &&
            line.cost <= line.budget &&
            (line.buyType !== "Reserved" || (countedCost(line) ?? line.cost) === line.cost),
        )
      expect(isSendable(checks)).toBe(fits)
    }),
  ))

test("what is over the budget and what is left are told with their exact amounts", () =>
  law(
    fc.property(anyPlanLines, anyBounds, (lines, brief) => {
      fc.pre(lines.length > 0)
      const amountOf = (key: string) => planChecks(lines, brief).find((check) => check.key === key)?.amount ?? 0
      expect(planTotals(lines).budget - amountOf("budgetOver") + amountOf("budgetLeft")).toBe(brief.budget)
    }),
  ))

test("every finding about a line names a line of the plan and a cell of it", () =>
  law(
    fc.property(anyPlanLines, anyBounds, (lines, brief) => {
      for (const { key, lineId, cell } of planChecks(lines, brief)) {
        const isOfPlan = ["noLines", "budgetOver", "budgetLeft"].includes(key)
        expect([lines.some(({ id }) => id === lineId), cell !== undefined]).toEqual([!isOfPlan, !isOfPlan])
      }
    }),
  ))

test("a cost set to unit cost × volume is never refused for it", () =>
  law(
    fc.property(anyPlanLine, anyBounds, (line, brief) => {
      const counted = countedCost(line)
      fc.pre(counted !== undefined)
      const mended: PlanLine = { ...line, cost: counted }
      const keys = planChecks([mended], brief).map(({ key }) => key)
      expect(keys.filter((key) => key === "costDiffers" || key === "costAbout")).toEqual([])
    }),
  ))

const dates = { from: "2026-12-01", to: "2026-12-31" }
const line: PlanLine = {
  ...blankLine("a1", dates),
  publisher: "Meta",
  unitCost: 900,
  kpiVolume: 5_000,
  budget: 5_000_000,
}
const checked = (change: Partial<PlanLine>) =>
  planChecks([{ ...line, cost: 4_500_000, ...change }], { dates, budget: 5_000_000 }).map(({ key }) => key)

test("cost is by the thousand at CPM, by piece otherwise, free at a fixed price", () => {
  expect(countedCost(line)).toBe(4_500_000)
  expect(countedCost({ ...line, buyMetric: "CPM", kpiMetric: "Impressions", unitCost: 333, kpiVolume: 1_500 })).toBe(
    500,
  )
  expect(countedCost({ ...line, buyType: "Fixed" })).toBeUndefined()
  expect(countedCost({ ...line, buyMetric: "Flat" })).toBeUndefined()
  expect(countedCost({ ...line, kpiMetric: "Leads" })).toBeUndefined()
})

test("a reserved price must be exact, and an auction's may be a tenth away", () => {
  expect(checked({})).toEqual([])
  expect(checked({ buyType: "Reserved", cost: 4_500_001 })).toEqual(["costDiffers"])
  expect(checked({ cost: 4_050_000 })).toEqual([])
  expect(checked({ cost: 4_049_999 })).toEqual(["costAbout"])
})

test("a missing publisher, an unknown buy type and days outside are told", () => {
  expect(checked({ publisher: " ", buyType: "Barter" })).toEqual(["textMissing", "choiceUnknown"])
  expect(checked({ dates: { ...dates, to: "2027-01-01" } })).toEqual(["datesOutside"])
  expect(checked({ dates: { from: dates.to, to: dates.from } })).toEqual(["datesOrder"])
})
