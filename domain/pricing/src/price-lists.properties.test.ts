import { anyAmount, anyLocalDate, anyRegion, law } from "@domain/kernel/testing"
import { minorPerMajor, PortalId, Region, regionFacts } from "@domain/kernel"
import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { PriceBreakdown } from "./price-breakdown.ts"
import { RegionalPriceList } from "./regional-price-list.ts"
import { AddOnPack } from "./add-on-pack.ts"
import { assignBand, AssignedPricingBand, assignedBands, bandFor } from "./assigned-band.ts"
import { PricingBandLevels, pricingBandLevels } from "./band-levels.ts"
import { priceListFaults } from "./price-list-faults.ts"
import { priceListInForce } from "./price-list-in-force.ts"
import { levelFor, PackTier, PricingBand, PricingBandLevel, pricingBandOf } from "./pricing-band.ts"
import { PromoCode } from "./promo-code.ts"
import { checkRecharge, maximumRecharge, minimumRecharge, rechargeFor, recommendedRecharges } from "./recharge.ts"
import {
  examplePrice,
  anyAddOnPack,
  anyPriceBreakdown,
  anyPriceList,
  anyPriceLists,
  anyPromoCode,
} from "./testing/index.ts"
import { PromoOutcome } from "./promo-outcome.ts"
import { TaxKind, TaxLine } from "./tax.ts"
import { seedPriceLists } from "./seed.ts"

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
        expect(price).toEqual(examplePrice({ priceList, dailyBudget, days }))
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
      expect(Result.isSuccess(checkRecharge(amount, priceList))).toBe(amount <= maximumRecharge)
      for (const each of recommendedRecharges(priceList)) {
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
      const optional = new Set(["promoCode", "portalId", "sellerStateCode", "region", "undertaking"])
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
