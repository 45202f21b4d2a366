import { expect, test } from "vitest"
import { daysIn } from "@domain/kernel"
import { dashboardDays, dashboardRange, mostDashboardDays } from "./dashboard.ts"

test("a dashboard's days are put in order, and a day that does not exist rolls over", () => {
  expect(dashboardRange("2026-11-20", "2026-11-01")).toEqual({ from: "2026-11-01", to: "2026-11-20" })
  expect(dashboardRange("2026-02-28", "2026-02-30")).toEqual({ from: "2026-02-28", to: "2026-03-02" })
  expect(dashboardRange("2026-02-30", "2026-03-05").from).toBe("2026-03-02")
})

test("a range of more than 400 days keeps its last ones", () => {
  expect(mostDashboardDays).toBe(400)
  const year = dashboardRange("2025-10-17", "2026-11-20")
  expect([daysIn(year), year.from]).toEqual([400, "2025-10-17"])
  const longer = dashboardRange("2025-10-16", "2026-11-20")
  expect([daysIn(longer), longer.to]).toEqual([400, "2026-11-20"])
})

test("a day without numbers is shown as zero", () => {
  const known = { date: "2026-11-02", impressions: 5, clicks: 4, results: 3, spend: 2 }
  expect(dashboardDays({ from: "2026-11-01", to: "2026-11-02" }, [known])).toEqual([
    { date: "2026-11-01", impressions: 0, clicks: 0, results: 0, spend: 0 },
    known,
  ])
})
