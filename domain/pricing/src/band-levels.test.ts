import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { type BandLevelsQuery, PricingBandLevels, pricingBandLevels } from "./band-levels.ts"
import { seedPriceLists } from "./seed.ts"

const kingdom = seedPriceLists.GB
const query: BandLevelsQuery = { currencyCode: "GBP", on: "2026-11-20", days: 10, used: [], priceList: kingdom }
const levels = (more: Partial<BandLevelsQuery> = {}) => Result.getOrThrow(pricingBandLevels({ ...query, ...more }))
const totals = (more?: Partial<BandLevelsQuery>) => levels(more).levels.map(({ price }) => price.total)

test("a currency is named in any case and with blanks around it", () => {
  expect(levels({ currencyCode: " gbp " }).currency).toBe("GBP")
})

test("a currency without sales has no levels", () => {
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
  expect(levels({ promoCode: "HIGHSTREET15", priceList: { ...kingdom, promoCodes: [] } }).promo).toBe("invalid")
})

test("levels are priced by the list in force", () => {
  const dearer = { ...kingdom, effectiveFrom: "2027-01-01", recommendedDaily: 40_00 }
  expect([totals()[0], totals({ priceList: dearer, on: "2027-01-01" })[0]]).toEqual([300_00, 400_00])
})
