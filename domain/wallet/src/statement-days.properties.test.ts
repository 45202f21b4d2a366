import { CampaignId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { statementDays } from "./statement-days.ts"

const hour = 3_600_000
const anyLine = fc.record({
  at: fc.integer({ min: 0, max: 200 }).map((hours) => hours * hour),
  amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  campaign: fc.option(fc.constantFrom(7, 8), { nil: undefined }),
})
const anyStatement = fc
  .array(anyLine)
  .map((lines) =>
    lines
      .toSorted((one, other) => other.at - one.at)
      .map(({ campaign, ...line }) =>
        campaign === undefined
          ? line
          : { ...line, campaignId: CampaignId.make(campaign), campaignName: `no. ${campaign}` },
      ),
  )
const zone = fc.constantFrom("Asia/Kolkata", "Europe/London")

test("the days hold every line once, in the statement's order", () => {
  law(
    fc.property(anyStatement, zone, fc.boolean(), (lines, timeZone, hasMore) => {
      expect(statementDays(lines, timeZone, hasMore).flatMap((day) => day.lines)).toEqual(lines)
    }),
  )
})

test("the sums of a whole statement's days add up to its amounts", () => {
  law(
    fc.property(anyStatement, zone, (lines, timeZone) => {
      const total = statementDays(lines, timeZone, false).reduce((sum, { amount }) => sum + (amount ?? Number.NaN), 0)
      expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
    }),
  )
})

test("neighbours differ in their day or their campaign", () => {
  law(
    fc.property(anyStatement, zone, (lines, timeZone) => {
      const keys = statementDays(lines, timeZone, false).map(({ day, campaignId }) => `${day}/${campaignId}`)
      expect(keys.filter((key, index) => key === keys[index - 1])).toEqual([])
    }),
  )
})

test("the last sum is not told while the statement goes on", () => {
  const line = { at: 0, amount: 5 }
  expect(
    statementDays([{ at: 30 * hour, amount: 2 }, line], "Europe/London", true).map(({ amount }) => amount),
  ).toEqual([2, undefined])
  expect(statementDays([line], "Europe/London", false)[0]?.amount).toBe(5)
})

test("a day ends at midnight of the business's own zone", () => {
  const lines = [{ at: Date.parse("2026-11-20T19:00:00Z"), amount: 1 }]
  expect(statementDays(lines, "Asia/Kolkata", false)[0]?.day).toBe("2026-11-21")
  expect(statementDays(lines, "Europe/London", false)[0]?.day).toBe("2026-11-20")
})
