import { type MinorUnits, roundUpToTen } from "@domain/kernel"
import type { RegionalPriceList } from "./regional-price-list.ts"

/** The least a wallet takes at once: 5 USD by the list's rate, rounded up to a multiple of 10, in minor units. Spec: "Minimum recharge 5 USD". */
export const minimumRecharge = (priceList: RegionalPriceList): MinorUnits =>
  roundUpToTen(Math.ceil((priceList.minimumRechargeUsd * priceList.minorPerUsd) / 100), priceList.currency)

/** Amounts offered when money is added: a week, a fortnight and 30 days at the recommended budget, none below the minimum. */
export const recommendedRecharges = (priceList: RegionalPriceList): ReadonlyArray<MinorUnits> =>
  [7, 14, 30].map((days) =>
    Math.max(minimumRecharge(priceList), roundUpToTen(priceList.recommendedDaily * days, priceList.currency)),
  )
