import { Schema } from "effect"
import { expect, test } from "vitest"
import { addOnPrice, soldPacks } from "./add-on.ts"
import { AddOnPack } from "./add-on-pack.ts"
import { addsUp } from "./price-breakdown.ts"
import { seedAddOnPacks, seedPriceLists } from "./seed.ts"

const india = seedPriceLists.IN
const pack: AddOnPack = { tierName: "Growth", currency: "INR", price: 999_00, taxPercent: 12, days: 30 }

test("an add-on is priced as everything else, with a tax of its own", () => {
  expect(addOnPrice(pack, india)).toEqual({
    currency: "INR",
    days: 30,
    dailyBudget: 0,
    media: 0,
    promoDiscount: 0,
    serviceFee: 999_00,
    serviceFeeWaived: 0,
    taxes: [{ kind: "GST", ratePercent: 12, amount: 119_88 }],
    tax: 119_88,
    total: 1_118_88,
    effectivePerDay: 37_30,
    priceListId: 1,
    priceListDate: "2024-01-01",
  })
})

test("an add-on's tax is by kind where the buyer's state is known", () => {
  expect(addOnPrice(pack, india, "sameState").taxes).toEqual([
    { kind: "CGST", ratePercent: 6, amount: 59_94 },
    { kind: "SGST", ratePercent: 6, amount: 59_94 },
  ])
})

test("a pack costs nothing negative, has a tax rate and lasts a day", () => {
  for (const wrong of [{ price: -1 }, { taxPercent: 101 }, { taxPercent: -1 }, { days: 0 }]) {
    expect(() => Schema.decodeUnknownSync(AddOnPack)({ ...pack, ...wrong })).toThrow()
  }
  for (const right of [{ price: 0 }, { taxPercent: 100 }, { taxPercent: 0 }, { days: 1 }]) {
    expect(Schema.decodeUnknownSync(AddOnPack)({ ...pack, ...right })).toMatchObject(right)
  }
})

test("the seeded packs are in their region's currency at its tax, and add up", () => {
  for (const region of ["IN", "GB"] as const) {
    const list = seedPriceLists[region]
    for (const each of seedAddOnPacks[region]) {
      expect(each).toMatchObject({ currency: list.currency, taxPercent: list.taxPercent })
      expect(Schema.decodeUnknownSync(AddOnPack)(each)).toEqual(each)
      expect(addsUp(addOnPrice(each, list))).toBe(true)
    }
    expect(seedAddOnPacks[region].map((each) => each.tierName)).toEqual(["Starter", "Growth"])
  }
})

test("a list sells each name once, and nothing in another currency", () => {
  const pounds: AddOnPack = { ...pack, currency: "GBP" }
  const dearer = { ...pack, price: pack.price + 1 }
  expect(soldPacks({ ...india, addOnPacks: [pounds, pack, dearer] })).toEqual([pack])
  expect(soldPacks(india)).toEqual(seedAddOnPacks.IN)
})
