import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { CampaignResults, CampaignRow, Dashboard } from "./dashboard-answer.ts"
import { DailyMetrics, MetricTotals, totalsOf } from "./metrics.ts"
import { NextAction } from "./next-action.ts"
import { anyDailyMetrics, anyDashboard } from "./testing/index.ts"

test("a day and a dashboard survive the wire unchanged, and nothing at all is neither", () => {
  law(
    fc.property(anyDailyMetrics, anyDashboard, (day, dashboard) => {
      expect(Schema.decodeUnknownSync(DailyMetrics)(Schema.encodeSync(DailyMetrics)(day))).toEqual(day)
      const wire: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(Dashboard)(dashboard)))
      expect(Schema.decodeUnknownSync(Dashboard)(wire)).toEqual(dashboard)
    }),
  )
  const schemas = [CampaignResults, CampaignRow, DailyMetrics, Dashboard, MetricTotals, NextAction]
  expect(schemas.filter((schema) => Schema.is(Schema.toType(schema))({}))).toEqual([])
})

test("days summed together are the sums of their parts", () => {
  const days = fc.array(anyDailyMetrics, { maxLength: 6 })
  law(
    fc.property(days, days, (some, others) => {
      const [a, b, all] = [totalsOf(some), totalsOf(others), totalsOf([...some, ...others])]
      for (const key of ["impressions", "clicks", "results", "spend"] as const) expect(all[key]).toBe(a[key] + b[key])
    }),
  )
})
