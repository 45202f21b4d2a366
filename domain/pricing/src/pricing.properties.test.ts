import { anyAmount, anyLocalDate, anyRegion, law } from "@domain/kernel/testing"
import { regionFacts, addDays } from "@domain/kernel"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { addsUp } from "./price-breakdown.ts"
import { addOnPrice } from "./add-on.ts"
import { applyPromo, discountOf, type PromoUse } from "./promo-code.ts"
import { waivedDaysOf } from "./service-fee.ts"
import {
  examplePrice,
  anyAddOnPack,
  anyPriceBreakdown,
  anyPriceInput,
  anyPriceList,
  anyPromoCode,
} from "./testing/index.ts"
import { taxesOn } from "./tax.ts"
import { seedPriceLists } from "./seed.ts"

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((total, amount) => total + amount, 0)

test("the parts of a price sum to its total, all in whole minor units", () => {
  law(
    fc.property(anyPriceBreakdown, (price) => {
      const { media, promoDiscount, serviceFee, serviceFeeWaived, tax, total } = price
      expect(media - promoDiscount + serviceFee - serviceFeeWaived + tax).toBe(total)
      expect(sum(price.taxes.map((line) => line.amount))).toBe(tax)
      expect([media, promoDiscount, serviceFee, serviceFeeWaived, tax, total].every(Number.isSafeInteger)).toBe(true)
      expect(media).toBe(price.dailyBudget * price.days)
    }),
  )
})

test("for every region and promotion the seeded prices sum to their total", () => {
  law(
    fc.property(anyRegion, anyPromoCode, anyPriceInput, (region, promo, input) => {
      const price = examplePrice({ ...input, priceList: seedPriceLists[region], promo })
      expect(price.total).toBe(
        price.media - price.promoDiscount + price.serviceFee - price.serviceFeeWaived + price.tax,
      )
      expect(price.promoCode).toBe(promo.code)
    }),
  )
})

test("nothing in a price is negative, and no reduction exceeds what it reduces", () => {
  law(
    fc.property(anyPriceBreakdown, (price) => {
      expect(
        Math.min(price.media, price.promoDiscount, price.serviceFeeWaived, price.tax, price.total),
      ).toBeGreaterThanOrEqual(0)
      expect(price.promoDiscount).toBeLessThanOrEqual(price.media)
      expect(price.serviceFeeWaived).toBeLessThanOrEqual(price.serviceFee)
    }),
  )
})

test("the effective cost a day is within half a minor unit of the total's share", () => {
  law(
    fc.property(anyPriceBreakdown, (price) => {
      expect(Math.abs(price.effectivePerDay * price.days - price.total)).toBeLessThanOrEqual(price.days / 2)
    }),
  )
})

test("the buyer's state never changes the total", () => {
  law(
    fc.property(anyPriceInput, (input) => {
      const totals = (["unknown", "sameState", "otherState"] as const).map(
        (place) => examplePrice({ ...input, place }).total,
      )
      expect(new Set(totals).size).toBe(1)
    }),
  )
})

test("under a letter of undertaking a price is the same less its tax", () => {
  law(
    fc.property(anyPriceInput, (input) => {
      fc.pre(input.priceList.taxKind === "GST")
      const free = examplePrice({ ...input, place: { undertaking: "AD290326000123A" } })
      const { total, tax } = examplePrice(input)
      expect([addsUp(free), free.tax, free.total]).toEqual([true, 0, total - tax])
    }),
  )
})

test("central and state tax are equal, and GST and IGST are twice each", () => {
  law(
    fc.property(anyAmount, anyPriceList, (amount, priceList) => {
      fc.pre(priceList.region === "IN")
      const [central, state] = taxesOn(amount, priceList, "sameState")
      expect([central?.kind, state?.kind]).toEqual(["CGST", "SGST"])
      expect(state?.amount).toBe(central?.amount)
      const whole = 2 * (central?.amount ?? 0)
      expect((["unknown", "otherState"] as const).map((place) => taxesOn(amount, priceList, place)[0]?.amount)).toEqual(
        [whole, whole],
      )
      expect(Math.abs((central?.amount ?? 0) - (amount * priceList.taxPercent) / 200)).toBeLessThanOrEqual(0.501)
    }),
  )
})

test("more budget or more days never cost less", () => {
  law(
    fc.property(anyPriceInput, fc.integer({ min: 0, max: 10_000 }), (input, more) => {
      const { promo: _promo, ...plain } = { ...input, waivedDays: 0 }
      const price = examplePrice(plain).total
      expect(examplePrice({ ...plain, dailyBudget: plain.dailyBudget + more }).total).toBeGreaterThanOrEqual(price)
      expect(examplePrice({ ...plain, days: plain.days + 1 }).total).toBeGreaterThanOrEqual(price)
    }),
  )
})

test("waived days are days of the campaign and of the waiver", () => {
  law(
    fc.property(anyPriceList, anyLocalDate, fc.nat(60), fc.integer({ min: 1, max: 60 }), (list, from, late, days) => {
      const campaign = { from: addDays(from, late), to: addDays(from, late + days - 1) }
      const each = Array.from({ length: days }, (_, day) => late + day)
      const waived = each.filter((day) => day < list.serviceFeeWaiverDays).length
      expect(waivedDaysOf(list, from, campaign)).toBe(waived)
      expect(waivedDaysOf(list, addDays(from, late + days), campaign)).toBe(0)
    }),
  )
})

test("a promotion is valid, used, expired, foreign or unknown, and exactly one of them", () => {
  const typed = fc.constantFrom(
    (code: string) => code,
    (code: string) => ` ${code.toLowerCase()} `,
  )
  law(
    fc.property(anyPromoCode, anyRegion, typed, typed, (promo, region, type, note) => {
      const { currency } = regionFacts[region]
      const discount = promo.discount.kind === "flat" ? { ...promo.discount, currency } : promo.discount
      const here = { ...promo, discount, region }
      const outcomeOf = (changes: Partial<PromoUse>) =>
        Result.match(
          applyPromo({
            typed: type(promo.code),
            region,
            on: promo.validFrom,
            used: [],
            promoCodes: [here],
            ...changes,
          }),
          { onSuccess: () => "valid", onFailure: (failure) => failure._tag },
        )
      expect(outcomeOf({ used: [`${promo.code}X`] })).toBe("valid")
      expect(outcomeOf({ on: promo.validTo })).toBe("valid")
      expect(outcomeOf({ used: [note(promo.code)] })).toBe("PromoCodeUsed")
      expect(outcomeOf({ on: addDays(promo.validTo, 1) })).toBe("PromoCodeExpired")
      expect(outcomeOf({ on: addDays(promo.validFrom, -1) })).toBe("PromoCodeExpired")
      expect(outcomeOf({ region: region === "IN" ? "GB" : "IN" })).toBe("PromoCodeOtherRegion")
      expect(outcomeOf({ typed: `${promo.code}X` })).toBe("PromoCodeInvalid")
      expect(outcomeOf({ promoCodes: [] })).toBe("PromoCodeInvalid")
    }),
  )
})

test("a discount is never more than the media cost", () => {
  law(
    fc.property(anyPromoCode, anyAmount, (promo, media) => {
      const discount = discountOf(promo, media, "INR")
      expect(discount >= 0 && discount <= media && Number.isSafeInteger(discount)).toBe(true)
    }),
  )
})

test("an add-on's parts sum to its total, wherever the buyer is", () => {
  law(
    fc.property(anyAddOnPack, anyPriceList, (pack, priceList) => {
      const prices = (["unknown", "sameState", "otherState"] as const).map((place) =>
        addOnPrice(pack, priceList, place),
      )
      for (const price of prices) {
        expect(addsUp(price)).toBe(true)
        expect([price.total - price.tax, price.days]).toEqual([pack.price, pack.days])
      }
      expect(new Set(prices.map((price) => price.total)).size).toBe(1)
    }),
  )
})
