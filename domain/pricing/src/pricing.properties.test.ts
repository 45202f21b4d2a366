import { anyAmount, anyDateRange, anyLocalDate, anyRegion, law } from "@domain/kernel/testing"
import { minorPerMajor } from "@domain/kernel"
import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { priceBreakdown, PriceBreakdown } from "./price-breakdown.ts"
import { priceListOn, seedPriceLists } from "./price-list.ts"
import { RegionalPriceList } from "./regional-price-list.ts"
import { addOnPrice, levelFor, PricingBand, pricingBandOf } from "./pricing-band.ts"
import { applyPromo, discountOf, PromoCode } from "./promo-code.ts"
import { minimumRecharge } from "./recharge.ts"
import { waivedDaysOf } from "./service-fee.ts"
import { anyPriceBreakdown, anyPriceInput, anyPriceList, anyPromoCode } from "./testing/index.ts"
import { taxesOn } from "./tax.ts"

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

test("for every region, promotion and date the seeded prices sum to their total", () => {
  law(
    fc.property(anyRegion, anyLocalDate, anyPromoCode, anyPriceInput, (region, date, promo, input) => {
      const price = priceBreakdown({ ...input, priceList: priceListOn(region, date), promo })
      expect(price.total).toBe(
        price.media - price.promoDiscount + price.serviceFee - price.serviceFeeWaived + price.tax,
      )
      expect(price.promoCode).toBe(promo.code)
    }),
  )
})

test("nothing in a price is negative, and no discount or waiver is more than what it reduces", () => {
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
        (place) => priceBreakdown({ ...input, place }).total,
      )
      expect(new Set(totals).size).toBe(1)
    }),
  )
})

test("central and state tax differ by one minor unit at most", () => {
  law(
    fc.property(anyAmount, anyPriceList, (amount, priceList) => {
      fc.pre(priceList.region === "IN")
      const [central, state] = taxesOn(amount, priceList, "sameState")
      expect((central?.amount ?? 0) - (state?.amount ?? 0)).toBeOneOf([0, 1])
      expect([central?.kind, state?.kind]).toEqual(["CGST", "SGST"])
    }),
  )
})

test("more budget or more days never cost less", () => {
  law(
    fc.property(anyPriceInput, fc.integer({ min: 0, max: 10_000 }), (input, more) => {
      const { promo: _promo, ...plain } = { ...input, waivedDays: 0 }
      const price = priceBreakdown(plain).total
      expect(priceBreakdown({ ...plain, dailyBudget: plain.dailyBudget + more }).total).toBeGreaterThanOrEqual(price)
      expect(priceBreakdown({ ...plain, days: plain.days + 1 }).total).toBeGreaterThanOrEqual(price)
    }),
  )
})

test("waived days are days of the campaign and of the waiver", () => {
  law(
    fc.property(anyPriceList, anyLocalDate, anyDateRange, (priceList, joinedOn, campaign) => {
      const days = waivedDaysOf(priceList, joinedOn, campaign)
      expect(days).toBeGreaterThanOrEqual(0)
      expect(days).toBeLessThanOrEqual(priceList.serviceFeeWaiverDays)
    }),
  )
})

test("a promotion is valid, used, expired, foreign or unknown, and exactly one of them", () => {
  law(
    fc.property(anyPromoCode, anyRegion, anyLocalDate, fc.boolean(), fc.boolean(), (promo, region, on, known, used) => {
      const result = applyPromo({
        typed: promo.code,
        region,
        on,
        used: used ? [promo.code] : [],
        promoCodes: known ? [promo] : [],
      })
      const foreign = promo.region !== undefined && promo.region !== region
      const inTime = promo.validFrom <= on && on <= promo.validTo
      const expected = !known
        ? "PromoCodeInvalid"
        : foreign
          ? "PromoCodeOtherRegion"
          : !inTime
            ? "PromoCodeExpired"
            : used
              ? "PromoCodeUsed"
              : "valid"
      expect(Result.match(result, { onSuccess: () => "valid", onFailure: (failure) => failure._tag })).toBe(expected)
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

test("the least recharge is worth 5 USD at least and a multiple of ten", () => {
  law(
    fc.property(anyPriceList, (priceList) => {
      const recharge = minimumRecharge(priceList)
      expect(recharge % (10 * minorPerMajor(priceList.currency))).toBe(0)
      expect(recharge * 100).toBeGreaterThanOrEqual(priceList.minimumRechargeUsd * priceList.minorPerUsd)
    }),
  )
})

test("every budget from the minimum up has a level", () => {
  law(
    fc.property(anyPriceList, fc.nat(1_000_000), (priceList, more) => {
      const band = pricingBandOf(priceList)
      expect(levelFor(band, priceList.minimumDaily + more)).toBeDefined()
      expect(Schema.decodeUnknownSync(PricingBand)(Schema.encodeSync(PricingBand)(band))).toEqual(band)
    }),
  )
})

test("an add-on's price and tax sum to its total", () => {
  law(
    fc.property(anyAmount, fc.integer({ min: 0, max: 40 }), (price, taxPercent) => {
      const { tax, total } = addOnPrice({ tierName: "Custom", currency: "INR", price, taxPercent, days: 30 })
      expect(price + tax).toBe(total)
    }),
  )
})

test("prices, price lists and promotions encode and decode to themselves", () => {
  law(
    fc.property(anyPriceBreakdown, anyPriceList, anyPromoCode, (price, list, promo) => {
      expect(Schema.decodeUnknownSync(PriceBreakdown)(Schema.encodeSync(PriceBreakdown)(price))).toEqual(price)
      expect(Schema.decodeUnknownSync(RegionalPriceList)(Schema.encodeSync(RegionalPriceList)(list))).toEqual(list)
      expect(Schema.decodeUnknownSync(PromoCode)(Schema.encodeSync(PromoCode)(promo))).toEqual(promo)
    }),
  )
})

test("every seeded list is in its region's currency, in order of time", () => {
  for (const [region, lists] of Object.entries(seedPriceLists)) {
    expect(lists.every((list) => list.region === region)).toBe(true)
    expect(lists.map((list) => list.effectiveFrom).toSorted()).toEqual(lists.map((list) => list.effectiveFrom))
  }
})
