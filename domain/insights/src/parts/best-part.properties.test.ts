import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyPartReading } from "../testing/parts.arbitrary.ts"
import { fewestResults } from "../verdict.ts"
import { bestPart, fewestPartClicks } from "./best-part.ts"
import { partTable, type PartRow, partTotalsOf } from "./part-table.ts"

const anyKind = fc.constantFrom("Hour" as const, "Place" as const)
const row = (value: string, results: number | undefined, spend: number, clicks = 40): PartRow => ({
  value,
  totals: partTotalsOf([{ impressions: 1_000, clicks, spend, ...(results !== undefined && { results }) }]),
})
const hours = (...rows: ReadonlyArray<PartRow>) => bestPart({ dimension: "Hour", rows })

test("nothing is said of times or places below the fewest results or clicks", () => {
  law(
    fc.property(anyPartReading, anyKind, (reading, dimension) => {
      const best = bestPart({ ...partTable(dimension, reading), dimension })
      const needed = best.measure === "Clicks" ? fewestPartClicks : fewestResults
      if (best.kind === "Best" || best.kind === "Level" || best.kind === "Only")
        expect(best.of ?? 0).toBeGreaterThanOrEqual(needed)
      if (best.kind === "TooFew") expect(best.count ?? 0).toBeLessThan(needed)
    }),
  )
})

test("the best time or place costs less than the others together", () => {
  law(
    fc.property(anyPartReading, anyKind, (reading, dimension) => {
      const best = bestPart({ ...partTable(dimension, reading), dimension })
      if (best.kind === "Best" && best.costElsewhere !== undefined)
        expect(best.cost ?? 0).toBeLessThanOrEqual(best.costElsewhere)
    }),
  )
})

test("an evening whose results surely cost less is the best time", () => {
  expect(hours(row("9", 5, 10_000), row("18", 40, 10_000), row("19", 20, 5_000))).toEqual({
    dimension: "Hour",
    kind: "Best",
    measure: "Results",
    value: "Evening",
    count: 60,
    of: 65,
    cost: 250,
    costElsewhere: 2_000,
  })
})

test("a difference that chance may have made is none", () => {
  expect(hours(row("9", 9, 10_000), row("18", 11, 10_000))).toMatchObject({ kind: "Level", value: "Evening" })
})

test("one time alone is compared with nothing", () => {
  expect(hours(row("18", 30, 10_000), row("20", 9, 500))).toMatchObject({ kind: "Only", value: "Evening" })
})

test("clicks are counted where no network tells results", () => {
  expect(hours(row("9", undefined, 9_000), row("18", undefined, 9_000, 400))).toMatchObject({
    kind: "Best",
    measure: "Clicks",
    count: 400,
  })
  expect(hours(row("9", undefined, 9_000))).toMatchObject({ kind: "TooFew", measure: "Clicks", count: 40, needed: 100 })
})

test("what no network told is said with its reason", () => {
  const rest = { rest: "NotRead" as const, totals: partTotalsOf([{ impressions: 9, clicks: 1, spend: 5, results: 0 }]) }
  expect(hours(rest)).toEqual({ dimension: "Hour", kind: "Untold", rest: "NotRead" })
})
