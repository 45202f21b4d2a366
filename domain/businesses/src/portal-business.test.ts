import { expect, test } from "vitest"
import { type BusinessCounts, riskSignsOf, soughtBusiness, standingOf } from "./portal-business.ts"

const quiet: BusinessCounts = {
  isFrozen: false,
  running: 0,
  waiting: 0,
  refused: 0,
  owed: 0,
  disputes: 0,
  disputed: 0,
  paymentIssues: 0,
}

test("a freeze is before all else, and ads that run before ads in review", () => {
  const standings = [
    { isFrozen: true, running: 2, waiting: 1 },
    { isFrozen: false, running: 2, waiting: 1 },
    { isFrozen: false, running: 0, waiting: 1 },
    { isFrozen: false, running: 0, waiting: 0 },
  ].map(standingOf)
  expect(standings).toEqual(["Frozen", "Running", "Waiting", "Idle"])
})

test("a business that gives no reason has no sign of risk", () => {
  expect(riskSignsOf({ ...quiet, running: 5, waiting: 2, refused: 2 })).toEqual([])
})

test("each sign of risk names its cases and money, the gravest first", () => {
  expect(riskSignsOf({ ...quiet, owed: 1_200, disputes: 2, disputed: 5_000, paymentIssues: 1, refused: 3 })).toEqual([
    { kind: "owes", count: 1, amount: 1_200 },
    { kind: "disputed", count: 2, amount: 5_000 },
    { kind: "paymentIssue", count: 1 },
    { kind: "refusedAds", count: 3 },
  ])
})

test("words that are a number look for the number too", () => {
  expect(["  #12 ", "12", "12 High Street", "9101"].map((words) => soughtBusiness(words).id)).toEqual([
    12,
    12,
    undefined,
    9101,
  ])
  expect(soughtBusiness("  Rye ")).toEqual({ words: "Rye" })
})
