import { objectives } from "@domain/creatives"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { saleReturnOf } from "./sale-value.ts"

const anyValue = fc.record({
  averageSale: fc.integer({ min: 1, max: 50_000_00 }),
  closePercent: fc.integer({ min: 1, max: 100 }),
})
const anyCampaigns = fc.array(
  fc.record({
    objective: fc.constantFrom(...objectives),
    totals: fc.record({ results: fc.nat(300), spend: fc.nat(100_000_00) }),
  }),
  { maxLength: 5 },
)

test("a return counts the enquiries and their money alone", () => {
  law(
    fc.property(anyValue, anyCampaigns, (value, campaigns) => {
      const enquiring = campaigns.filter(({ objective }) => objective !== "WebsiteVisits")
      expect(saleReturnOf(value, campaigns)).toEqual(saleReturnOf(value, enquiring))
      const result = saleReturnOf(value, enquiring)
      const spend = enquiring.reduce((sum, { totals }) => sum + totals.spend, 0)
      expect(result === undefined).toBe(spend === 0)
      expect(result?.spend ?? 0).toBe(spend)
    }),
  )
})

test("a dearer sale or a better close rate never lowers a return", () => {
  law(
    fc.property(anyValue, anyCampaigns, fc.nat(1_000_00), (value, campaigns, more) => {
      const before = saleReturnOf(value, campaigns)?.worth ?? 0
      const dearer = saleReturnOf({ ...value, averageSale: value.averageSale + more }, campaigns)?.worth ?? 0
      const surer = saleReturnOf({ ...value, closePercent: 100 }, campaigns)?.worth ?? 0
      expect(Math.min(dearer, surer)).toBeGreaterThanOrEqual(before)
    }),
  )
})

test("twelve enquiries, a quarter of them sales of 4,000, are worth 12,000", () => {
  const campaigns = [{ objective: "LeadGeneration" as const, totals: { results: 12, spend: 3_000_00 } }]
  expect(saleReturnOf({ averageSale: 4_000_00, closePercent: 25 }, campaigns)).toEqual({
    enquiries: 12,
    spend: 3_000_00,
    worth: 12_000_00,
    ratio: 4,
  })
})
