import fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { addedPrice, returnedPrice, withAddedPrice } from "./added-price.ts"
import { addsUp, type PriceBreakdown } from "./price-breakdown.ts"
import { examplePrice } from "./testing/index.ts"
import { seedPriceLists } from "./seed.ts"

const india = { ...seedPriceLists.IN, serviceFeePercent: 10 }
const kingdom = seedPriceLists.GB
const week = { priceList: india, dailyBudget: 500_00, days: 7, waivedDays: 0 }
const price = examplePrice(week)

test("more media is charged with its fee and its tax", () => {
  expect(addedPrice({ priceList: india, media: 1_000_00, days: 4, waivedDays: 1 })).toEqual({
    currency: "INR",
    media: 1_000_00,
    promoDiscount: 0,
    serviceFee: 100_00,
    serviceFeeWaived: 25_00,
    taxes: [{ kind: "GST", ratePercent: 18, amount: 193_50 }],
    tax: 193_50,
    total: 1_268_50,
  })
})

test("added media is taxed in the buyer's state, by both kinds in the seller's", () => {
  const media = { priceList: india, media: 1_000_00, days: 4, waivedDays: 4 }
  expect(addedPrice({ ...media, place: "otherState" }).taxes).toEqual([
    { kind: "IGST", ratePercent: 18, amount: 180_00 },
  ])
  expect(addedPrice({ ...media, place: "sameState" })).toMatchObject({
    taxes: [
      { kind: "CGST", ratePercent: 9, amount: 90_00 },
      { kind: "SGST", ratePercent: 9, amount: 90_00 },
    ],
    tax: 180_00,
    total: 1_180_00,
  })
})

test("media that is added to the present day alone pays the fee of one day", () => {
  const today = { priceList: kingdom, media: 100_00, waivedDays: 0 }
  expect(addedPrice({ ...today, days: 0 })).toEqual(addedPrice({ ...today, days: 1 }))
})

test("media that goes back brings the owner's part of it, with its tax, not its fee", () => {
  const promoted = { ...price, promoDiscount: 300_00, total: price.total - 300_00 }
  expect(returnedPrice(promoted, 700_00, 200_00)).toEqual({
    currency: "INR",
    media: -700_00,
    promoDiscount: -200_00,
    serviceFee: 0,
    serviceFeeWaived: 0,
    taxes: [{ kind: "GST", ratePercent: 18, amount: -90_00 }],
    tax: -90_00,
    total: -590_00,
  })
  expect(returnedPrice(price, 0, 0)).toMatchObject({ taxes: [], tax: 0, total: 0 })
})

test("tax goes back in the kinds that paid it, and none where none was charged", () => {
  const back = (place: "sameState" | { readonly undertaking: string }) =>
    returnedPrice(examplePrice({ ...week, place }), 500_00, 0).taxes
  expect(back("sameState")).toEqual([
    { kind: "CGST", ratePercent: 9, amount: -45_00 },
    { kind: "SGST", ratePercent: 9, amount: -45_00 },
  ])
  expect(back({ undertaking: "AD290326000123A" })).toEqual([
    { kind: "IGST", ratePercent: 0, amount: 0, undertaking: "AD290326000123A" },
  ])
})

test("a price with a change is the sum of both, by its new days", () => {
  const added = addedPrice({ priceList: india, media: 1_000_00, days: 2, waivedDays: 1 })
  const changed = withAddedPrice(price, added, { days: 9, dailyBudget: 500_00 })
  expect(changed).toMatchObject({
    days: 9,
    dailyBudget: 500_00,
    media: 4_500_00,
    promoDiscount: 0,
    serviceFee: 450_00,
    serviceFeeWaived: 50_00,
    taxes: [{ kind: "GST", ratePercent: 18, amount: 882_00 }],
    tax: 882_00,
    total: 5_782_00,
    effectivePerDay: 642_44,
  })
})

test("a tax of another kind or rate has a line of its own", () => {
  const there = addedPrice({ priceList: india, media: 100_00, days: 1, waivedDays: 1, place: "otherState" })
  const higher = addedPrice({ priceList: { ...india, taxPercent: 20 }, media: 100_00, days: 1, waivedDays: 1 })
  const changed = [there, higher].reduce<PriceBreakdown>((before, added) => withAddedPrice(before, added, price), price)
  expect(changed.taxes).toEqual([
    ...price.taxes,
    { kind: "IGST", ratePercent: 18, amount: 18_00 },
    { kind: "GST", ratePercent: 20, amount: 20_00 },
  ])
  expect(addsUp(changed)).toBe(true)
})

test("what was paid by central and state tax grows line by line", () => {
  const here = examplePrice({ ...week, place: "sameState" })
  const added = addedPrice({ priceList: india, media: 100_00, days: 1, waivedDays: 1, place: "sameState" })
  const [central = 0, state = 0] = here.taxes.map(({ amount }) => amount)
  expect(withAddedPrice(here, added, price).taxes).toEqual([
    { kind: "CGST", ratePercent: 9, amount: central + 9_00 },
    { kind: "SGST", ratePercent: 9, amount: state + 9_00 },
  ])
})

test("a promotion's part of media that goes back is no discount any more", () => {
  const promoted = { ...price, promoDiscount: 300_00, total: price.total - 300_00 }
  expect(withAddedPrice(promoted, returnedPrice(promoted, 700_00, 200_00), price)).toMatchObject({
    promoDiscount: 100_00,
    tax: price.tax - 90_00,
    total: price.total - 890_00,
  })
})

test("a changed price adds up, whatever is added or goes back", () => {
  const anyMedia = fc.integer({ min: 1, max: 5_000_00 })
  law(
    fc.property(anyMedia, fc.integer({ min: 1, max: 60 }), fc.nat(60), fc.boolean(), (media, days, waived, isMore) => {
      const added = isMore
        ? addedPrice({ priceList: india, media, days, waivedDays: waived })
        : returnedPrice(price, Math.min(media, price.media), 0)
      expect(addsUp(withAddedPrice(price, added, { days, dailyBudget: 1 }))).toBe(true)
    }),
  )
})
