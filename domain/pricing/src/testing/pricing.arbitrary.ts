import { anyLocalDate, anyRegion } from "@domain/kernel/testing"
import { PortalId } from "@domain/kernel"
import { Result } from "effect"
import * as fc from "fast-check"
import type { PlaceOfSupply } from "../place-of-supply.ts"
import { priceBreakdown, type PriceBreakdown, type PriceInput } from "../price-breakdown.ts"
import type { AddOnPack } from "../add-on-pack.ts"
import { PriceListId } from "../price-list-id.ts"
import { seedPriceLists } from "../seed.ts"
import type { RegionalPriceList } from "../regional-price-list.ts"
import type { PromoCode } from "../promo-code.ts"

/** A price list of some region with other prices, fees and tax rates than today's. */
export const anyPriceList: fc.Arbitrary<RegionalPriceList> = fc
  .record({
    region: anyRegion,
    effectiveFrom: anyLocalDate,
    minimumDaily: fc.integer({ min: 1, max: 100_000 }),
    more: fc.integer({ min: 0, max: 100_000 }),
    most: fc.integer({ min: 0, max: 100_000_000 }),
    serviceFeePercent: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
    serviceFeeWaiverDays: fc.integer({ min: 0, max: 90 }),
    taxPercent: fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100),
    minorPerUsd: fc.integer({ min: 1, max: 20_000 }),
  })
  .map(({ region, more, most, minimumDaily, ...prices }) => ({
    ...seedPriceLists[region],
    ...prices,
    minimumDaily,
    recommendedDaily: minimumDaily + more,
    maximumDaily: minimumDaily + more + most,
  }))

/** Up to six lists of both regions, some of them of one portal, each beginning on its day; the first of each region is for every portal. */
export const anyPriceLists: fc.Arbitrary<ReadonlyArray<RegionalPriceList>> = fc
  .array(fc.record({ region: anyRegion, effectiveFrom: anyLocalDate, portalId: fc.constantFrom(undefined, 1, 2) }), {
    maxLength: 6,
  })
  .map((later) => [
    seedPriceLists.IN,
    seedPriceLists.GB,
    ...later.map(({ region, effectiveFrom, portalId }, index) => ({
      ...seedPriceLists[region],
      id: PriceListId.make(index + 3),
      effectiveFrom,
      ...(portalId !== undefined && { portalId: PortalId.make(portalId) }),
    })),
  ])
  .map((lists) => {
    const dayOf = ({ region, portalId, effectiveFrom }: RegionalPriceList) => `${region} ${portalId} ${effectiveFrom}`
    return lists.filter((list, index) => lists.findIndex((other) => dayOf(other) === dayOf(list)) === index)
  })

/** An add-on pack of some price, rate and length. */
export const anyAddOnPack: fc.Arbitrary<AddOnPack> = fc.record({
  tierName: fc.constantFrom("Starter", "Growth", "Custom"),
  currency: fc.constantFrom("INR", "GBP"),
  price: fc.integer({ min: 0, max: 1_000_000_000 }),
  taxPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  days: fc.integer({ min: 1, max: 365 }),
})

const dates = fc.tuple(anyLocalDate, anyLocalDate).map((pair) => pair.toSorted())

/** A promotion of either kind, valid in some range of days, in one region or everywhere. */
export const anyPromoCode: fc.Arbitrary<PromoCode> = fc
  .record({
    code: fc.stringMatching(/^[A-Z0-9]{4,12}$/),
    dates,
    region: fc.option(anyRegion, { nil: undefined }),
    discount: fc.oneof(
      fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({
        kind: fc.constant("percent" as const),
        percent: fc.integer({ min: 1, max: 100 }),
        atMost: fc.integer({ min: 0, max: 1_000_000 }),
      }),
      fc.record({
        kind: fc.constant("flat" as const),
        currency: fc.constantFrom("INR", "GBP"),
        amount: fc.integer({ min: 0, max: 10_000_000 }),
      }),
    ),
  })
  .map(({ dates: [validFrom = "", validTo = ""], region, ...promo }) => ({
    ...promo,
    validFrom,
    validTo,
    ...(region === undefined ? {} : { region }),
  }))

/** Anything a campaign's price may be asked for. */
export const anyPriceInput: fc.Arbitrary<PriceInput> = fc.record(
  {
    priceList: anyPriceList,
    dailyBudget: fc.integer({ min: 0, max: 100_000_000 }),
    days: fc.integer({ min: 1, max: 365 }),
    waivedDays: fc.integer({ min: 0, max: 400 }),
    promo: anyPromoCode,
    place: fc.constantFrom<PlaceOfSupply>("unknown", "sameState", "otherState", { undertaking: "AD290326000123A" }),
  },
  { requiredKeys: ["priceList", "dailyBudget", "days"] },
)

/** The price of an input that is known to have one; throws where it is refused. */
export const examplePrice = (input: PriceInput): PriceBreakdown => Result.getOrThrow(priceBreakdown(input))

/** A price as every surface shows it. */
export const anyPriceBreakdown: fc.Arbitrary<PriceBreakdown> = anyPriceInput.map((input) => examplePrice(input))
