import { expect, test } from "vitest"
import { lineActuals } from "./line-actuals.ts"

const campaigns = [
  { spend: 100, impressions: 1_000, clicks: 10, results: 1 },
  { spend: 50, impressions: 500, clicks: 5, results: 2 },
]

test("a line's actuals are the sums of its campaigns, in its own metric", () => {
  expect(lineActuals({ kpiMetric: "Clicks" }, campaigns)).toEqual({ spend: 150, kpi: 15 })
  expect(lineActuals({ kpiMetric: "Leads" }, campaigns)).toEqual({ spend: 150, kpi: 3 })
})

test("an untold metric is left out, and a line without campaigns has nothing", () => {
  expect(lineActuals({ kpiMetric: "Reach" }, campaigns)).toEqual({ spend: 150 })
  expect(lineActuals({ kpiMetric: "Clicks" }, [])).toBeUndefined()
})
