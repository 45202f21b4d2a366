import { CampaignId, CurrencyCode, IdempotencyKey, LocalDate, MinorUnits } from "@domain/kernel"
import { AddedPrice, PlaceOfSupply, PriceListId, summedPrice } from "@domain/pricing"
import { Schema } from "effect"
import { StoreCode } from "../franchise-store.ts"
import { storeLimits } from "../store-limits.ts"

/** A store of a launch as it was paid for: what it gets a day, its price with tax, and the hash of what it was accepted to show. */
export const OrderedStore = Schema.Struct({
  code: StoreCode,
  dailyBudget: MinorUnits,
  total: MinorUnits,
  hash: Schema.String,
})
export type OrderedStore = typeof OrderedStore.Type

/** A launch as it was paid for: its stores, the price of all, and what every store's price was made by. */
export const FranchiseLaunch = Schema.Struct({
  idempotencyKey: IdempotencyKey,
  /** Epoch milliseconds. */
  at: Schema.Number,
  on: LocalDate,
  currency: CurrencyCode,
  stores: Schema.Array(OrderedStore).check(Schema.isMaxLength(storeLimits.launch)),
  price: AddedPrice,
  priceListId: PriceListId,
  place: PlaceOfSupply,
  /** Whether the money of the stores that were not launched went back to the wallet. */
  isGivenUp: Schema.optionalKey(Schema.Literal(true)),
})
export type FranchiseLaunch = typeof FranchiseLaunch.Type

/** What came of a store's launch; a store that has none waits. `problem` are message keys. */
export const StoreOutcome = Schema.Struct({
  code: StoreCode,
  campaignId: Schema.optionalKey(CampaignId),
  problem: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type StoreOutcome = typeof StoreOutcome.Type

/** How far a launch is. */
export interface LaunchProgress {
  readonly state: "Launching" | "Launched" | "PartlyLaunched" | "GivenUp"
  readonly launched: number
  readonly failed: number
  readonly waiting: number
}

/** The stores of a launch that have no outcome yet, in order. */
export const waitingStores = (
  { stores, isGivenUp }: Pick<FranchiseLaunch, "stores" | "isGivenUp">,
  outcomes: ReadonlyArray<StoreOutcome>,
): ReadonlyArray<OrderedStore> => {
  const over = new Set(outcomes.map(({ code }) => code))
  return isGivenUp === true ? [] : stores.filter(({ code }) => !over.has(code))
}

/** How far a launch is: a store is launched, failed or waits, and nothing is launched once it was given up. */
export const launchProgress = (
  launch: Pick<FranchiseLaunch, "stores" | "isGivenUp">,
  outcomes: ReadonlyArray<StoreOutcome>,
): LaunchProgress => {
  const launched = outcomes.filter(({ campaignId }) => campaignId !== undefined).length
  const failed = outcomes.length - launched
  const waiting = waitingStores(launch, outcomes).length
  const state =
    waiting > 0 ? "Launching" : launch.isGivenUp === true ? "GivenUp" : failed > 0 ? "PartlyLaunched" : "Launched"
  return { state, launched, failed, waiting }
}

/** The price of all stores together; none without stores. */
export const priceOfAll = (prices: ReadonlyArray<AddedPrice>): AddedPrice | undefined => {
  const [first, ...others] = prices.map(
    ({ currency, media, promoDiscount, serviceFee, serviceFeeWaived, taxes, tax, total }): AddedPrice => ({
      currency,
      media,
      promoDiscount,
      serviceFee,
      serviceFeeWaived,
      taxes,
      tax,
      total,
    }),
  )
  return first === undefined ? undefined : others.reduce(summedPrice, first)
}
