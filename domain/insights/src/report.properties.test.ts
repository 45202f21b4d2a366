import * as fc from "fast-check"
import { expect, test } from "vitest"
import { CampaignId, daysIn, previousRange } from "@domain/kernel"
import { anyDateRange, anyLocalDate, law } from "@domain/kernel/testing"
import { totalsOf } from "./metrics.ts"
import { comparedRange, mostReportDays, ReportGrouping, reportRange, reportRows, ReportSort } from "./report.ts"
import { anyDailyMetrics } from "./testing/index.ts"

const anyCampaignDay = fc
  .tuple(anyDailyMetrics, fc.integer({ min: 1, max: 4 }))
  .map(([day, id]) => ({ ...day, campaignId: CampaignId.make(id) }))
const anyDays = fc.array(anyCampaignDay, { maxLength: 30 })
const anyGrouping = fc.constantFrom(...ReportGrouping.literals)
const anySort = fc.constantFrom(...ReportSort.literals)
const anyOrder = fc.constantFrom("Ascending" as const, "Descending" as const)

test("however days are grouped and sorted, the rows add up to the days' totals", () => {
  law(
    fc.property(anyDays, anyGrouping, anySort, anyOrder, (days, grouping, sort, order) => {
      const rows = reportRows(days, [], grouping, sort, order)
      expect(totalsOf(rows.map(({ totals }) => totals))).toEqual(totalsOf(days))
      expect(new Set(rows.map(({ date, channel, campaignId }) => date ?? channel ?? campaignId)).size).toBe(rows.length)
    }),
  )
})

test("rows follow the chosen number, either way", () => {
  law(
    fc.property(anyDays, anyGrouping, anyOrder, (days, grouping, order) => {
      const spends = reportRows(days, [], grouping, "Spend", order).map(({ totals }) => totals.spend)
      expect(spends).toEqual(spends.toSorted((a, b) => (order === "Ascending" ? a - b : b - a)))
    }),
  )
})

test("channels and campaigns are compared with their own former days", () => {
  law(
    fc.property(anyDays, anyDays, (days, former) => {
      for (const row of reportRows(days, former, "Campaign", "Group", "Ascending")) {
        const own = former.filter(({ campaignId }) => campaignId === row.campaignId)
        expect(row.previous).toEqual(own.length === 0 ? undefined : totalsOf(own))
      }
    }),
  )
})

test("a report is compared with as many days before it, or the same days a year ago", () => {
  law(
    fc.property(anyDateRange, (range) => {
      expect(comparedRange(range, "PreviousPeriod")).toEqual(previousRange(range))
      const before = comparedRange(range, "PreviousYear")
      expect(before.from <= before.to).toBe(true)
      expect([daysIn(range) - 1, daysIn(range), daysIn(range) + 1]).toContain(daysIn(before))
      for (const [day, former] of [
        [range.from, before.from],
        [range.to, before.to],
      ] as const)
        expect(former.slice(5)).toBe(day.slice(5) === "02-29" ? "02-28" : day.slice(5))
    }),
  )
})

test("the days asked for win over the preset, at most ten years of them", () => {
  law(
    fc.property(anyLocalDate, anyDateRange, (today, range) => {
      expect(reportRange({ preset: "Today" }, today)).toEqual({ from: today, to: today })
      const days = reportRange({ preset: "Today", ...range }, today)
      expect(days.to).toBe(range.to)
      expect(daysIn(days)).toBe(Math.min(daysIn(range), mostReportDays))
    }),
  )
})
