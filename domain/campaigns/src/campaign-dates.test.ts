import { expect, test } from "vitest"
import { campaignAlertOf } from "./campaign-alert.ts"
import { daysLeft, readWhenEndedSince } from "./campaign-dates.ts"
import { fundsLeft, isOutOfFunds } from "./campaign-funds.ts"
import { endDatesFor } from "./end-date.ts"
import { price } from "./testing/sample-campaign.ts"

const dates = { startDate: "2026-11-20", endDate: "2026-11-22" }

test("an alert names a campaign that has not begun or is over", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-22", "2026-11-23"]
  expect(days.map((day) => campaignAlertOf(dates, day))).toEqual(["StartingInFuture", undefined, undefined, "Ended"])
  expect(campaignAlertOf({}, "2026-11-20")).toBeUndefined()
})

test("the days left include today and never go below zero", () => {
  const days = ["2026-11-01", "2026-11-20", "2026-11-22", "2026-11-23", "2026-12-20"]
  expect(days.map((day) => daysLeft(dates, day))).toEqual([3, 3, 1, 0, 0])
  expect(daysLeft({ endDate: "2026-11-22" }, "2026-11-20")).toBe(3)
  expect(daysLeft({ startDate: "2026-11-20" }, "2026-11-20")).toBeUndefined()
})

test("a campaign is read for three days after its last", () => {
  expect(readWhenEndedSince("2026-12-02")).toBe("2026-11-29")
})

test("money runs out when the whole media amount is spent, and not before a launch", () => {
  expect([0, 349_999, 350_000, 350_001].map((spent) => fundsLeft({ price, spent }))).toEqual([350_000, 1, 0, 0])
  expect([349_999, 350_000].map((spent) => isOutOfFunds({ price, spent }))).toEqual([false, true])
  expect(isOutOfFunds({ spent: 0 })).toBe(false)
})

test("a self-funded account never runs out of money here", () => {
  expect(isOutOfFunds({ price, spent: 400_000 }, true)).toBe(false)
})

test("a campaign may end today at the earliest and in a year at the latest", () => {
  expect(endDatesFor({ startDate: "2026-11-10" }, "2026-11-20")).toEqual({
    earliest: "2026-11-20",
    latest: "2027-11-09",
  })
  expect(endDatesFor({ startDate: "2026-12-01" }, "2026-11-20").earliest).toBe("2026-12-01")
  expect(endDatesFor({}, "2026-11-20")).toEqual({ earliest: "2026-11-20", latest: "2027-11-19" })
})
