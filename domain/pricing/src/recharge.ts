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

/** More than a wallet takes at once. `maximum` in minor units. Ours. */
export class RechargeAboveMaximum extends Schema.TaggedError<RechargeAboveMaximum>()("RechargeAboveMaximum", {
  errorCode: errorCode(102),
  maximum: MinorUnits,
  currency: CurrencyCode,
}) {}

/** The most that is charged at once, in minor units: gateways take eight digits. */
export const maximumRecharge: MinorUnits = 99_999_999

/** The least a wallet takes at once: 5 USD by the list's rate, rounded up to a multiple of 10, in minor units. Spec: "Minimum recharge 5 USD". */
export const minimumRecharge = (priceList: RegionalPriceList): MinorUnits =>
  roundUpToTen(Math.ceil((priceList.minimumRechargeUsd * priceList.minorPerUsd) / 100), priceList.currency)

/** The amount when it may be added to a wallet: whole minor units, between the least and the most. */
export const checkRecharge = (
  amount: MinorUnits,
  priceList: RegionalPriceList,
): Result.Result<MinorUnits, RechargeBelowMinimum | RechargeAboveMaximum> => {
  const { currency } = priceList
  const minimum = minimumRecharge(priceList)
  if (amount > maximumRecharge) return Result.fail(new RechargeAboveMaximum({ maximum: maximumRecharge, currency }))
  return Number.isSafeInteger(amount) && amount >= minimum
    ? Result.succeed(amount)
    : Result.fail(new RechargeBelowMinimum({ minimum, currency }))
}

/** The recharge that brings at least `missing` minor units: a multiple of 10, never below the minimum. Ours. */
export const rechargeFor = (missing: MinorUnits, priceList: RegionalPriceList): MinorUnits =>
  Math.max(minimumRecharge(priceList), roundUpToTen(missing, priceList.currency))

/**
 * Distinct amounts offered when money is added: a week, a fortnight and 30 days at the recommended budget, none below the minimum nor
 * above the maximum. Spec: wallet recommended balance amounts (not shown, so ours).
 */
export const recommendedRecharges = (priceList: RegionalPriceList): ReadonlyArray<MinorUnits> => [
  ...new Set(
    [7, 14, 30]
      .map((days) => rechargeFor(priceList.recommendedDaily * days, priceList))
      .filter((amount) => amount <= maximumRecharge),
  ),
]
