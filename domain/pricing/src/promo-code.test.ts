import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { applyPromo, discountOf, normalisePromoCode, PromoCode, type PromoUse } from "./promo-code.ts"
import { seedPromoCodes } from "./seed.ts"

const outcome = (use: Partial<PromoUse>) =>
  Result.match(
    applyPromo({ typed: "WELCOME10", region: "IN", on: "2026-11-20", used: [], promoCodes: seedPromoCodes, ...use }),
    {
      onSuccess: (promo) => promo.code,
      onFailure: (failure) => [failure._tag, failure.errorCode, failure.promoCode],
    },
  )

test("a code is taken in any case and with blanks around it", () => {
  expect(outcome({ typed: " welcome10 " })).toBe("WELCOME10")
  expect(outcome({ typed: "namaste500" })).toBe("NAMASTE500")
  expect(outcome({ used: ["NAMASTE500"] })).toBe("WELCOME10")
})

test("each refusal is told apart", () => {
  expect(outcome({ typed: "nope" })).toEqual(["PromoCodeInvalid", 1007, "NOPE"])
  expect(outcome({ used: ["welcome10"] })).toEqual(["PromoCodeUsed", 1008, "WELCOME10"])
  expect(outcome({ typed: "DIWALI2024" })).toEqual(["PromoCodeExpired", 1009, "DIWALI2024"])
  expect(outcome({ typed: "HIGHSTREET15" })).toEqual(["PromoCodeOtherRegion", 1022, "HIGHSTREET15"])
})

test("a code with a limit is over once as many others have it", () => {
  const promoCodes = seedPromoCodes.map((promo) => ({ ...promo, usesAtMost: 50 }))
  expect(outcome({ promoCodes, uses: 49 })).toBe("WELCOME10")
  expect(outcome({ promoCodes, uses: 50 })).toEqual(["PromoCodeExpired", 1009, "WELCOME10"])
  expect(outcome({ uses: 1_000 })).toBe("WELCOME10")
})

test("a limit is at least one", () => {
  const promo = { code: "A", validFrom: "2026-01-01", validTo: "2026-12-31", discount: { kind: "percent", percent: 5 } }
  expect([0, 1, 1.5].map((usesAtMost) => Schema.is(PromoCode)({ ...promo, usesAtMost }))).toEqual([false, true, false])
})

test("a code holds from its first day to its last", () => {
  const at = (on: string) => outcome({ typed: "DIWALI2024", on })
  expect(["2024-10-14", "2024-10-15", "2024-11-15", "2024-11-16"].map((on) => typeof at(on))).toEqual([
    "object",
    "string",
    "string",
    "object",
  ])
})

test("other promotions than the seeded ones may be given", () => {
  const promo: PromoCode = {
    code: "Spring",
    validFrom: "2026-01-01",
    validTo: "2026-12-31",
    discount: { kind: "flat", currency: "GBP", amount: 5_00 },
  }
  expect(outcome({ typed: "SPRING", region: "GB", promoCodes: [promo] })).toBe("Spring")
  expect([discountOf(promo, 3_00, "GBP"), discountOf(promo, 30_00, "GBP"), discountOf(promo, 30_00, "INR")]).toEqual([
    3_00, 5_00, 0,
  ])
})

test("a flat amount is only taken in its own currency", () => {
  const promo: PromoCode = {
    code: "SPRING",
    validFrom: "2026-01-01",
    validTo: "2026-12-31",
    discount: { kind: "flat", currency: "GBP", amount: 5_00 },
  }
  expect(outcome({ typed: "SPRING", region: "GB", promoCodes: [promo] })).toBe("SPRING")
  expect(outcome({ typed: "SPRING", region: "IN", promoCodes: [promo] })).toEqual([
    "PromoCodeOtherRegion",
    1022,
    "SPRING",
  ])
})

test("of several refusals the first holds: unknown, other region, wrong day, used", () => {
  const all = { typed: "DIWALI2024", used: ["DIWALI2024"], region: "GB" } as const
  expect(outcome({ ...all, promoCodes: [] })).toMatchObject(["PromoCodeInvalid", 1007, "DIWALI2024"])
  expect(outcome(all)).toMatchObject(["PromoCodeOtherRegion", 1022, "DIWALI2024"])
  expect(outcome({ ...all, region: "IN" })).toMatchObject(["PromoCodeExpired", 1009, "DIWALI2024"])
})

test("a promotion takes off no negative amount and no more than everything", () => {
  const base = { code: "X", validFrom: "2026-01-01", validTo: "2026-12-31" }
  const accepts = (discount: unknown) => Schema.is(PromoCode)({ ...base, discount })
  expect([0, 100, -1, 101].map((percent) => accepts({ kind: "percent", percent }))).toEqual([true, true, false, false])
  expect([0, -1].map((atMost) => accepts({ kind: "percent", percent: 5, atMost }))).toEqual([true, false])
  expect([0, -1].map((amount) => accepts({ kind: "flat", currency: "INR", amount }))).toEqual([true, false])
})

test("the seeded promotions are what they say", () => {
  for (const promo of seedPromoCodes) expect(Schema.decodeUnknownSync(PromoCode)(promo)).toEqual(promo)
  expect(new Set(seedPromoCodes.map((promo) => normalisePromoCode(promo.code))).size).toBe(seedPromoCodes.length)
  expect(seedPromoCodes.map((promo) => discountOf(promo, 10_000_00, promo.region === "GB" ? "GBP" : "INR"))).toEqual([
    1_000_00, 500_00, 50_00, 2_000_00,
  ])
})

test("a percentage stops at its most", () => {
  const discount = { kind: "percent" as const, percent: 15, atMost: 50_00 }
  const promo: PromoCode = { code: "X", validFrom: "2026-01-01", validTo: "2026-12-31", discount }
  expect([discountOf(promo, 100_00, "GBP"), discountOf(promo, 1_000_00, "GBP")]).toEqual([15_00, 50_00])
})
