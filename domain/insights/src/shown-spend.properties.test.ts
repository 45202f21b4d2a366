import fc from "fast-check"
import { expect, test } from "vitest"
import { anyLocalDate, law } from "@domain/kernel/testing"
import { type ReportedDay, withShownSpend } from "./shown-spend.ts"

const amount = fc.integer({ min: 0, max: 1_000_000 })
const days: fc.Arbitrary<ReadonlyArray<ReportedDay>> = fc.uniqueArray(
  fc
    .record({ date: anyLocalDate, channel: fc.constantFrom("Social" as const, "Search" as const), reported: amount })
    .map((day) => ({ ...day, externalCampaignId: "c1", impressions: 0, clicks: 0, results: 0, spend: day.reported })),
  { selector: ({ date, channel }) => `${date}${channel}`, maxLength: 20 },
)
const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, one) => all + one, 0)

test("the shown days sum to the reported spend, up to the maximum", () => {
  law(
    fc.property(days, amount, (reported, most) => {
      const shown = withShownSpend(reported, most)
      expect(sum(shown.map(({ spend }) => spend))).toBe(Math.min(most, sum(reported.map((day) => day.reported))))
      expect(shown.every((day) => day.spend >= 0 && day.spend <= day.reported)).toBe(true)
    }),
  )
})

test("a day is shown whole until an earlier one has used up the lock", () => {
  law(
    fc.property(days, amount, (reported, most) => {
      const shown = withShownSpend(reported, most)
      const cut = shown.findIndex((day) => day.spend < day.reported)
      if (cut >= 0) expect(sum(shown.slice(cut + 1).map(({ spend }) => spend))).toBe(0)
    }),
  )
})
