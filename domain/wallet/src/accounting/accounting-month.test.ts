import { expect, test } from "vitest"
import { daysOfMonth, latestMonths } from "./accounting-month.ts"

test("a month begins on its first day and ends on its last", () => {
  expect(["2026-11", "2026-12", "2028-02", "2027-02"].map((month) => daysOfMonth(month).to)).toEqual([
    "2026-11-30",
    "2026-12-31",
    "2028-02-29",
    "2027-02-28",
  ])
  expect(daysOfMonth("2026-11").from).toBe("2026-11-01")
})

test("the latest months count back over the year", () => {
  expect(latestMonths("2027-01-31", 3)).toEqual(["2027-01", "2026-12", "2026-11"])
})
