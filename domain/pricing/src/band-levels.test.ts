import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { type BandLevelsQuery, PricingBandLevels, pricingBandLevels, regionOfCurrency } from "./band-levels.ts"
import { seedPriceLists } from "./price-list.ts"

const query: BandLevelsQuery = { currencyCode: "GBP", on: "2026-11-20", days: 10, used: [] }
const levels = (more: Partial<BandLevelsQuery> = {}) => Result.getOrThrow(pricingBandLevels({ ...query, ...more }))
const totals = (more?: Partial<BandLevelsQuery>) => levels(more).levels.map(({ price }) => price.total)

test("a currency belongs to the region that is sold to in it", () => {
  expect(["inr ", "GBP", "USD", ""].map(regionOfCurrency)).toEqual(["IN", "GB", undefined, undefined])
})

test("nothing is offered in a currency that nothing is sold in", () => {
  expect(Result.getOrThrow(Result.flip(pricingBandLevels({ ...query, currencyCode: "USD" })))).toMatchObject({
    _tag: "PricingBandNotFound",
    errorCode: 104,
    currencyCode: "USD",
  })
})

test("each level has its tier and the price of its days", () => {
  const answer = levels()
  expect([answer.currency, answer.promo]).toEqual(["GBP", "none"])
  expect(answer.levels.map(({ tier, price }) => [tier, price.dailyBudget, price.days, price.total])).toEqual([
    ["Starter", 30_00, 10, 300_00],
    ["Growth", 60_00, 10, 600_00],
    ["Custom", 20_00, 10, 200_00],
  ])
  expect(Schema.decodeUnknownSync(PricingBandLevels)(Schema.encodeSync(PricingBandLevels)(answer))).toEqual(answer)
})

test("the fee is charged for the days outside the waiver", () => {
  expect(totals({ waivedDays: 0 })).toEqual([360_00, 720_00, 240_00])
})

test("a promo code lowers every level, a refused one none and says why", () => {
  expect(totals({ promoCode: "highstreet15" })).toEqual([255_00, 550_00, 170_00])
  expect(levels({ promoCode: "HIGHSTREET15" }).promo).toBe("applied")
  const used = { promoCode: "HIGHSTREET15", used: ["HIGHSTREET15"] }
  expect([levels(used).promo, totals(used)]).toEqual(["used", totals()])
  expect(levels({ promoCode: "NAMASTE500" }).promo).toBe("otherRegion")
  expect(levels({ promoCode: "HIGHSTREET15", promoCodes: [] }).promo).toBe("invalid")
})

test("levels are priced by the list of the day", () => {
  const [first] = seedPriceLists.GB
  const dearer = { ...first, effectiveFrom: "2027-01-01", recommendedDaily: 40_00 }
  const priceLists = { ...seedPriceLists, GB: [first, dearer] } as const
  expect(totals({ priceLists, on: "2026-12-31" })[0]).toBe(300_00)
  expect(totals({ priceLists, on: "2027-01-01" })[0]).toBe(400_00)
})
