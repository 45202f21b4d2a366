import type { Campaign } from "@domain/campaigns"
import type { Objective } from "@domain/creatives"
import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import type { MetricTotals } from "./metrics.ts"

/**
 * What an owner says of a sale: its average value in minor units of the business's currency, and how many of a hundred
 * enquiries become sales. Ours.
 */
export const SaleValue = Schema.Struct({
  averageSale: MinorUnits.check(Schema.isBetween({ minimum: 1, maximum: 100_000_000_00 })),
  closePercent: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 })),
})
export type SaleValue = typeof SaleValue.Type

/** A sale's value with the number of its version, which counts from 1. */
export const KeptSaleValue = Schema.Struct({
  ...SaleValue.fields,
  version: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 31 - 1 })),
})
export type KeptSaleValue = typeof KeptSaleValue.Type

/** What enquiries are worth beside what they cost, in minor units; `ratio` is the worth of one unit of spend. */
export const SaleReturn = Schema.Struct({
  enquiries: Schema.Int,
  spend: MinorUnits,
  worth: MinorUnits,
  ratio: Schema.Number,
})
export type SaleReturn = typeof SaleReturn.Type

/** Objectives whose results are enquiries; a visit of a website is none. */
const enquiring: ReadonlySet<Objective | undefined> = new Set<Objective>(["Calls", "LeadGeneration", "InstantMessages"])

/** Numbers of a campaign with what it was for; `value` is what its conversions were worth. */
export interface ResultsByObjective extends Pick<Campaign, "objective"> {
  readonly totals: Pick<MetricTotals, "results" | "spend" | "value">
}

/**
 * The return on spend of campaigns that bring enquiries; absent while these have spent nothing. Visits, and the money that
 * they cost, are left out of it, and so is a campaign whose conversions told what they were worth.
 */
export const saleReturnOf = (
  { averageSale, closePercent }: SaleValue,
  campaigns: ReadonlyArray<ResultsByObjective>,
): SaleReturn | undefined => {
  const counted = campaigns.filter(({ objective, totals }) => enquiring.has(objective) && totals.value === undefined)
  const enquiries = counted.reduce((sum, { totals }) => sum + totals.results, 0)
  const spend = counted.reduce((sum, { totals }) => sum + totals.spend, 0)
  if (spend <= 0) return undefined
  const worth = Math.round((enquiries * closePercent * averageSale) / 100)
  return { enquiries, spend, worth, ratio: worth / spend }
}
