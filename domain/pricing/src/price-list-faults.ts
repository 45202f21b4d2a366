import { type LocalDate, regionFacts } from "@domain/kernel"
import { Schema } from "effect"
import { normalisePromoCode } from "./promo-code.ts"
import type { NewPriceList } from "./regional-price-list.ts"

/** Why a price list may not be published; `overlap` is one that does not begin after all others of its kind. */
export const PriceListFault = Schema.Literals([
  "begun",
  "overlap",
  "otherCurrency",
  "otherTax",
  "limitsOutOfOrder",
  "codeTwice",
  "packInOtherCurrency",
  "packTwice",
])
export type PriceListFault = typeof PriceListFault.Type

const isAlike = (one: NewPriceList, other: NewPriceList): boolean =>
  one.portalId === other.portalId && one.region === other.region && one.currency === other.currency

const isInOrder = (amounts: ReadonlyArray<number>): boolean =>
  amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? 0))

/**
 * Every fault of a list that shall follow `others`, none when it may: it begins after `today` and after those for the same
 * portal, region and currency, so that no price of the past changes and no two lists overlap. Ours.
 */
export const priceListFaults = (
  list: NewPriceList,
  others: ReadonlyArray<NewPriceList>,
  today: LocalDate,
): ReadonlyArray<PriceListFault> => {
  const { currency, taxKind } = regionFacts[list.region]
  const { minimumDaily, recommendedDaily, growthDaily = recommendedDaily, maximumDaily, effectiveFrom } = list
  const packNames = list.addOnPacks.map(({ tierName }) => tierName.trim().toLowerCase())
  const codes = list.promoCodes.map(({ code }) => normalisePromoCode(code))
  const faults: ReadonlyArray<readonly [boolean, PriceListFault]> = [
    [effectiveFrom <= today, "begun"],
    [others.some((other) => isAlike(list, other) && other.effectiveFrom >= effectiveFrom), "overlap"],
    [list.currency !== currency, "otherCurrency"],
    [list.taxKind !== taxKind, "otherTax"],
    [!isInOrder([1, minimumDaily, recommendedDaily, growthDaily, maximumDaily]), "limitsOutOfOrder"],
    [new Set(codes).size < codes.length, "codeTwice"],
    [list.addOnPacks.some((pack) => pack.currency !== list.currency), "packInOtherCurrency"],
    [new Set(packNames).size < packNames.length, "packTwice"],
  ]
  return faults.filter(([isFault]) => isFault).map(([, fault]) => fault)
}
