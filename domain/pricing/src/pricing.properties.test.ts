import { anyAmount, anyLocalDate, anyRegion, law } from "@domain/kernel/testing"
import { minorPerMajor, PortalId, Region, regionFacts, addDays } from "@domain/kernel"
import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { addsUp, priceBreakdown, PriceBreakdown, taxableOf, withPlaceOfSupply } from "./price-breakdown.ts"
import { RegionalPriceList } from "./regional-price-list.ts"
import { AddOnPack, addOnPrice } from "./add-on.ts"
import { assignBand, AssignedPricingBand, assignedBands, bandFor } from "./assigned-band.ts"
import { PricingBandLevels, pricingBandLevels } from "./band-levels.ts"
import { priceListFaults } from "./price-list-faults.ts"
import { priceListInForce } from "./price-list-in-force.ts"
import { levelFor, PackTier, PricingBand, PricingBandLevel, pricingBandOf } from "./pricing-band.ts"
import { applyPromo, discountOf, PromoCode, type PromoUse } from "./promo-code.ts"
import { checkRecharge, minimumRecharge, rechargeFor, recommendedRecharges } from "./recharge.ts"
import { waivedDaysOf } from "./service-fee.ts"
import {
  anyAddOnPack,
  anyPriceBreakdown,
  anyPriceInput,
  anyPriceList,
  anyPriceLists,
  anyPromoCode,
} from "./testing/index.ts"
import { PromoOutcome } from "./promo-outcome.ts"
import { TaxKind, TaxLine, taxesOn } from "./tax.ts"
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
      const price = priceBreakdown({ ...input, priceList: seedPriceLists[region], promo })
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
      expect([0, 1]).toContain((central?.amount ?? 0) - (state?.amount ?? 0))
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

test("a buyer's place that becomes known changes neither total nor sum of rates", () => {
  law(
    fc.property(anyPriceInput, fc.constantFrom("unknown", "sameState", "otherState"), (input, place) => {
      const price = priceBreakdown(input)
      const placed = withPlaceOfSupply(price, place)
      expect(addsUp(placed)).toBe(true)
      expect([placed.total, placed.tax, taxableOf(placed)]).toEqual([price.total, price.tax, taxableOf(price)])
      expect(placed.taxes).toEqual(priceBreakdown({ ...input, place }).taxes)
    }),
  )
})

test("on every day one list is in force, begun before and not replaced since", () => {
  law(
    fc.property(anyPriceLists, anyRegion, anyLocalDate, fc.constantFrom(1, 2, 3), (lists, region, day, portal) => {
      const portalId = PortalId.make(portal)
      const { currency } = regionFacts[region]
      const inForce = priceListInForce(lists, { portalId, region, currency }, day)
      expect(inForce?.region).toBe(region)
      expect([undefined, portalId]).toContain(inForce?.portalId)
      const since = (other: string | undefined) =>
        (inForce?.effectiveFrom ?? "") < (other ?? "") && (other ?? "") <= day
      const rivals = lists.filter((list) => list.region === region && list.portalId === inForce?.portalId)
      expect(rivals.filter(({ effectiveFrom }) => since(effectiveFrom))).toEqual([])
      const ofPortal = lists.filter((list) => list.region === region && list.portalId === portalId)
      expect(inForce?.portalId === portalId).toBe(ofPortal.some(({ effectiveFrom }) => effectiveFrom <= day))
      const begun = lists.some((list) => list === inForce && list.effectiveFrom <= day)
      expect(begun || rivals.every(({ effectiveFrom }) => effectiveFrom > day)).toBe(true)
    }),
  )
})

test("a profile has one active band, the last assigned", () => {
  law(
    fc.property(fc.array(fc.tuple(anyPriceList, anyLocalDate), { minLength: 1, maxLength: 6 }), (given) => {
      const assigned = given.reduce<ReadonlyArray<AssignedPricingBand>>(
        (all, [priceList, on], index) => assignBand(all, { ...pricingBandOf(priceList), id: index + 100 }, on),
        [],
      )
      expect(assignedBands(assigned, true).map(({ band }) => band.id)).toEqual([given.length + 99])
      expect(assignedBands(assigned, false)).toHaveLength(given.length - 1)
      const [last] = given.at(-1) ?? []
      if (last !== undefined) expect(bandFor(assigned, last).id).toBe(given.length + 99)
      const codec = Schema.Array(AssignedPricingBand)
      expect(Schema.decodeUnknownSync(codec)(Schema.encodeSync(codec)(assigned))).toEqual(assigned)
    }),
  )
})

test("a level's price is the price that a campaign of its budget has", () => {
  law(
    fc.property(anyPriceList, anyLocalDate, fc.integer({ min: 1, max: 90 }), (priceList, on, days) => {
      const query = { currencyCode: priceList.currency, on, days, used: [], priceList }
      for (const { dailyBudget, price } of Result.getOrThrow(pricingBandLevels(query)).levels) {
        expect(price).toEqual(priceBreakdown({ priceList, dailyBudget, days }))
      }
    }),
  )
})

test("every offered recharge may be paid and covers what is missing", () => {
  law(
    fc.property(anyPriceList, anyAmount, (priceList, missing) => {
      const amount = rechargeFor(missing, priceList)
      expect(amount).toBeGreaterThanOrEqual(missing)
      expect(amount % (10 * minorPerMajor(priceList.currency))).toBe(0)
      for (const each of [amount, ...recommendedRecharges(priceList)]) {
        expect(Result.isSuccess(checkRecharge(each, priceList))).toBe(true)
      }
      expect(Result.isFailure(checkRecharge(minimumRecharge(priceList) - 1, priceList))).toBe(true)
    }),
  )
})

test("every pack tier, tax kind, promo outcome and region reads back as it was written", () => {
  for (const [schema, names] of [
    [PackTier, ["Starter", "Growth", "Custom"]],
    [TaxKind, ["GST", "CGST", "SGST", "IGST", "VAT"]],
    [PromoOutcome, ["none", "applied", "invalid", "used", "expired", "otherRegion"]],
    [Region, Region.literals],
  ] as const) {
    for (const name of names) {
      const codec: Schema.Codec<unknown, unknown> = schema
      expect(Schema.decodeUnknownSync(codec)(Schema.encodeUnknownSync(codec)(name))).toBe(name)
    }
  }
})

test("prices, price lists and promotions encode and decode to themselves", () => {
  law(
    fc.property(anyPriceBreakdown, anyPriceList, anyPromoCode, anyAddOnPack, (price, list, promo, pack) => {
      expect(Schema.decodeUnknownSync(AddOnPack)(Schema.encodeSync(AddOnPack)(pack))).toEqual(pack)
      for (const line of price.taxes)
        expect(Schema.decodeUnknownSync(TaxLine)(Schema.encodeSync(TaxLine)(line))).toEqual(line)
      expect(Schema.decodeUnknownSync(PriceBreakdown)(Schema.encodeSync(PriceBreakdown)(price))).toEqual(price)
      expect(Schema.decodeUnknownSync(RegionalPriceList)(Schema.encodeSync(RegionalPriceList)(list))).toEqual(list)
      expect(Schema.decodeUnknownSync(PromoCode)(Schema.encodeSync(PromoCode)(promo))).toEqual(promo)
    }),
  )
})

test("every seeded list is sold in its region's currency", () => {
  for (const [region, list] of Object.entries(seedPriceLists)) expect(list.region).toBe(region)
  expect(Object.values(seedPriceLists).flatMap((list) => priceListFaults(list, [], "2000-01-01"))).toEqual([])
})

test("a record that lacks any of its parts is refused", () => {
  law(
    fc.property(anyPriceBreakdown, anyPriceList, anyPromoCode, anyAddOnPack, (price, list, promo, pack) => {
      const band = pricingBandOf(list)
      const levels = Result.getOrThrow(
        pricingBandLevels({ currencyCode: list.currency, on: list.effectiveFrom, days: 7, used: [], priceList: list }),
      )
      const records: ReadonlyArray<readonly [Schema.Top, object]> = [
        [PriceBreakdown, price],
        [RegionalPriceList, list],
        [PromoCode, promo],
        [AddOnPack, pack],
        [PricingBand, band],
        [PricingBandLevels, levels],
        [AssignedPricingBand, { band, assignedOn: list.effectiveFrom, isActive: true }],
        ...price.taxes.map((line) => [TaxLine, line] as const),
        ...band.levels.map((level) => [PricingBandLevel, level] as const),
      ]
      const optional = new Set(["promoCode", "portalId", "sellerStateCode", "region"])
      for (const [schema, record] of records) {
        const isOf = Schema.is(Schema.toType(schema))
        expect(isOf(record)).toBe(true)
        for (const key of Object.keys(record)) {
          const { [key]: _, ...rest } = record as Readonly<Record<string, unknown>>
          if (!optional.has(key)) expect(isOf(rest)).toBe(false)
        }
      }
      const priceless = band.levels
      expect(Schema.is(Schema.toType(PricingBandLevels))({ ...levels, levels: priceless })).toBe(false)
    }),
  )
})
