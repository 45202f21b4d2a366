import { errorCode } from "@domain/errors"
import { CurrencyCode, MinorUnits, roundUpToTen } from "@domain/kernel"
import { Result, Schema } from "effect"
import type { RegionalPriceList } from "./regional-price-list.ts"

/** Less than the least recharge, or no whole amount. `minimum` in minor units. Spec: "Minimum recharge 5 USD". */
export class RechargeBelowMinimum extends Schema.TaggedError<RechargeBelowMinimum>()("RechargeBelowMinimum", {
  errorCode: errorCode(102),
  minimum: MinorUnits,
  currency: CurrencyCode,
}) {}

/** The least a wallet takes at once: 5 USD by the list's rate, rounded up to a multiple of 10, in minor units. Spec: "Minimum recharge 5 USD". */
export const minimumRecharge = (priceList: RegionalPriceList): MinorUnits =>
  roundUpToTen(Math.ceil((priceList.minimumRechargeUsd * priceList.minorPerUsd) / 100), priceList.currency)

/** The amount when it may be added to a wallet: whole minor units, the least recharge at least. */
export const checkRecharge = (
  amount: MinorUnits,
  priceList: RegionalPriceList,
): Result.Result<MinorUnits, RechargeBelowMinimum> => {
  const minimum = minimumRecharge(priceList)
  return Number.isSafeInteger(amount) && amount >= minimum
    ? Result.succeed(amount)
    : Result.fail(new RechargeBelowMinimum({ minimum, currency: priceList.currency }))
}

/** The recharge that brings at least `missing` minor units: a multiple of 10, never below the minimum. Ours. */
export const rechargeFor = (missing: MinorUnits, priceList: RegionalPriceList): MinorUnits =>
  Math.max(minimumRecharge(priceList), roundUpToTen(missing, priceList.currency))

/**
 * Distinct amounts offered when money is added: a week, a fortnight and 30 days at the recommended budget, none below the minimum.
 * Spec: wallet recommended balance amounts (not shown, so ours).
 */
export const recommendedRecharges = (priceList: RegionalPriceList): ReadonlyArray<MinorUnits> => [
  ...new Set([7, 14, 30].map((days) => rechargeFor(priceList.recommendedDaily * days, priceList))),
]
