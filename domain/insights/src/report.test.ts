import { expect, test } from "vitest"
import { CampaignId } from "@domain/kernel"
import { comparedRange, reportRows } from "./report.ts"

const numbers = { channel: "Social" as const, impressions: 1, clicks: 1, results: 1, spend: 1 }
const on = (date: string) => ({ ...numbers, date, campaignId: CampaignId.make(1) })

test("a week begins on Monday, a month on its first day", () => {
  const days = ["2026-11-01", "2026-11-02", "2026-11-08", "2026-11-09"].map(on)
  const datesBy = (grouping: "Week" | "Month") =>
    reportRows(days, [], grouping, "Group", "Ascending").map(({ date, totals }) => [date, totals.spend])
  expect(datesBy("Week")).toEqual([
    ["2026-10-26", 1],
    ["2026-11-02", 2],
    ["2026-11-09", 1],
  ])
  expect(datesBy("Month")).toEqual([["2026-11-01", 4]])
})

test("29 February is compared with the 28th of the year before", () => {
  const leap = { from: "2028-02-29", to: "2028-03-01" }
  expect(comparedRange(leap, "PreviousYear")).toEqual({ from: "2027-02-28", to: "2027-03-01" })
  expect(comparedRange(leap, "PreviousPeriod")).toEqual({ from: "2028-02-27", to: "2028-02-28" })
})
