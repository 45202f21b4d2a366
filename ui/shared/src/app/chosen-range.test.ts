import { expect, test } from "vitest"
import { chosenRange } from "./chosen-range.ts"

/** 20 November 2026, 20:00 in London and 01:30 on the 21st in India. */
const evening = Date.parse("2026-11-20T20:00:00Z")

const range = (query: string, region: "IN" | "GB" = "GB") => chosenRange(new URLSearchParams(query), region, evening)

test("this month until today is shown before anybody chooses, in the region's own day", () => {
  expect(range("").range).toEqual({ from: "2026-11-01", to: "2026-11-20" })
  expect(range("", "IN").range).toEqual({ from: "2026-11-01", to: "2026-11-21" })
})

test("the last seven days end yesterday", () => {
  expect(range("range=Last7Days").range).toEqual({ from: "2026-11-13", to: "2026-11-19" })
})

test("custom days are put in order, and days to come or of no calendar are today", () => {
  expect(range("range=CustomRange&from=2026-11-09&to=2026-11-02").range).toEqual({
    from: "2026-11-02",
    to: "2026-11-09",
  })
  expect(range("range=CustomRange&from=2026-02-30&to=2027-01-01").range).toEqual({
    from: "2026-11-20",
    to: "2026-11-20",
  })
})

test("a period of no name is this month", () => {
  expect(range("range=Always").preset).toBe("ThisMonth")
})
