import type { MinorUnits } from "@domain/kernel"
import { Result } from "effect"
import { priceBreakdown } from "./price-breakdown.ts"
import { pricingBandOf } from "./pricing-band.ts"
import type { NewPriceList, RegionalPriceList } from "./regional-price-list.ts"

const terms = [
  "minimumDaily",
  "recommendedDaily",
  "growthDaily",
  "maximumDaily",
  "serviceFeePercent",
  "serviceFeeWaiverDays",
  "taxPercent",
  "minimumRechargeUsd",
  "minorPerUsd",
] as const

/** A term of a price list that is one number. */
export type PriceTerm = (typeof terms)[number]

/** A term that differs between two lists. */
export interface ChangedTerm {
  readonly term: PriceTerm
  readonly before: number
  readonly after: number
}

const numberOf = (list: NewPriceList, term: PriceTerm): number => {
  if (term !== "growthDaily") return list[term]
  const growth = pricingBandOf(list).levels.find(({ tier }) => tier === "Growth")
  return growth?.dailyBudget ?? list.recommendedDaily
}

/** The terms of a list that another changes, in the order of a list's terms. Ours. */
export const changedTerms = (before: NewPriceList, after: NewPriceList): ReadonlyArray<ChangedTerm> =>
  terms.flatMap((term) => {
    const [old, next] = [numberOf(before, term), numberOf(after, term)]
    return old === next ? [] : [{ term, before: old, after: next }]
  })

/** What a customer pays for one daily budget by two lists, in minor units; undefined where a list does not sell that budget. */
export interface ChangedTotal {
  readonly dailyBudget: MinorUnits
  readonly before: MinorUnits | undefined
  readonly after: MinorUnits | undefined
}

/**
 * What customers pay by two lists over some days, at each level of both and at the highest budgets; `waivedDays` of these days are
 * free of the fee. Ours.
 */
export const changedTotals = (
  before: RegionalPriceList,
  after: RegionalPriceList,
  days: number,
  waivedDays: number,
): ReadonlyArray<ChangedTotal> => {
  const amounts = [before, after].flatMap((list) => [
    ...pricingBandOf(list).levels.map(({ dailyBudget }) => dailyBudget),
    list.maximumDaily,
  ])
  const totalOf = (priceList: RegionalPriceList, dailyBudget: MinorUnits) =>
    dailyBudget < priceList.minimumDaily || dailyBudget > priceList.maximumDaily
      ? undefined
      : Result.getOrUndefined(priceBreakdown({ priceList, dailyBudget, days, waivedDays }))?.total
  return [...new Set(amounts)]
    .toSorted((one, other) => one - other)
    .map((dailyBudget) => ({ dailyBudget, before: totalOf(before, dailyBudget), after: totalOf(after, dailyBudget) }))
}
