import { objectives } from "@domain/creatives"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { countedReturnOf } from "./counted-return.ts"
import { resultPartsOf } from "./result-parts.ts"
import { saleReturnOf } from "./sale-value.ts"

const anyValue = fc.record({
  averageSale: fc.integer({ min: 1, max: 50_000_00 }),
  closePercent: fc.integer({ min: 1, max: 100 }),
})
const anyCampaign = fc.record(
  {
    objective: fc.constantFrom(...objectives),
    resultsAre: fc.constant("Conversions" as const),
    totals: fc.record(
      { results: fc.nat(300), spend: fc.nat(100_000_00), value: fc.nat(90_000_00) },
      { requiredKeys: ["results", "spend"] },
    ),
  },
  { requiredKeys: ["objective", "totals"] },
)
const anyCampaigns = fc.array(anyCampaign, { maxLength: 6 })
const spendOf = (campaigns: ReadonlyArray<{ readonly totals: { readonly spend: number } }>) =>
  campaigns.reduce((sum, { totals }) => sum + totals.spend, 0)

test("money is in the real return or in the owner's estimate, never in both", () => {
  law(
    fc.property(anyValue, anyCampaigns, (sale, campaigns) => {
      const real = countedReturnOf(campaigns)?.spend ?? 0
      const estimated = saleReturnOf(sale, campaigns)?.spend ?? 0
      expect(real + estimated).toBeLessThanOrEqual(spendOf(campaigns))
    }),
  )
})

test("what conversions told wins over the owner's estimate", () => {
  law(
    fc.property(anyValue, anyCampaign, fc.integer({ min: 1, max: 90_000_00 }), (sale, campaign, value) => {
      const valued = { ...campaign, totals: { ...campaign.totals, value } }
      expect(saleReturnOf(sale, [valued])).toBeUndefined()
      expect(countedReturnOf([valued])).toMatchObject({ value, spend: campaign.totals.spend })
    }),
  )
})

test("a return is the sum of its campaigns' values, and none without a value", () => {
  law(
    fc.property(anyCampaigns, (campaigns) => {
      const values = campaigns.flatMap(({ totals }) => totals.value ?? [])
      const counted = countedReturnOf(campaigns)
      expect(counted?.value).toBe(values.length === 0 ? undefined : values.reduce((sum, one) => sum + one, 0))
      if (counted !== undefined) expect(counted.ratio === undefined).toBe(counted.spend === 0)
    }),
  )
})

test("the parts of results add up to them, and one kind has no parts", () => {
  law(
    fc.property(anyCampaigns, (campaigns) => {
      const parts = resultPartsOf(campaigns)
      if (parts.length === 0) return
      expect(parts.length).toBeGreaterThan(1)
      expect(parts.reduce((sum, { results }) => sum + results, 0)).toBe(
        campaigns.reduce((sum, { totals }) => sum + totals.results, 0),
      )
      expect(parts.reduce((sum, { spend }) => sum + spend, 0)).toBe(spendOf(campaigns))
    }),
  )
})

test("a sale of 42,300 for 8,000 brought 5.29 for each unit spent", () => {
  const campaign = { objective: "WebsiteVisits", resultsAre: "Conversions" } as const
  const sold = { ...campaign, totals: { results: 30, spend: 7_000_00, value: 42_300_00 } }
  const none = { ...campaign, totals: { results: 0, spend: 1_000_00 } }
  expect(countedReturnOf([sold, none])).toEqual({ value: 42_300_00, spend: 8_000_00, ratio: 5.2875 })
})
