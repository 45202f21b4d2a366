import { errorCode } from "@domain/errors"
import { AmountOutOfRange, type MinorUnits, splitByWeights, type WeightsUnusable } from "@domain/kernel"
import { Array, Result, Schema } from "effect"

/** A store's need: `minimum` minor units at least, more in proportion to `weight` (a whole number, 1 when absent). Spec: entities, store cost. */
export interface StoreNeed {
  readonly id: string
  readonly minimum: MinorUnits
  readonly weight?: number
}

/** What a store gets, in minor units. Spec: entities, costToBeSpent. */
export interface StoreShare {
  readonly id: string
  readonly costToBeSpent: MinorUnits
}

/** The total does not cover every store's minimum. Spec: error catalogue 8.3, "store budget insufficient". */
export class StoreBudgetInsufficient extends Schema.TaggedError<StoreBudgetInsufficient>()("StoreBudgetInsufficient", {
  errorCode: errorCode(1015),
  total: Schema.Int,
  needed: Schema.Int,
}) {}

/** Why a total is not shared out over stores. */
export type StoreSharesFailure = StoreBudgetInsufficient | AmountOutOfRange | WeightsUnusable

const weightOf = (store: StoreNeed): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.trunc(store.weight ?? 1)))

/** The stores' weights; alike when none of them weighs anything. */
const weightsOf = (stores: ReadonlyArray<StoreNeed>): ReadonlyArray<number> => {
  const weights = stores.map(weightOf)
  return weights.some((weight) => weight > 0) ? weights : stores.map(() => 1)
}

/** Every store's minimum first, the rest by weight. Shares are whole minor units and sum exactly to `total`. Spec: cost-to-be-spent over stores. */
export const distributeOverStores = (
  total: MinorUnits,
  stores: ReadonlyArray<StoreNeed>,
): Result.Result<ReadonlyArray<StoreShare>, StoreSharesFailure> => {
  const needed = stores.reduce((sum, store) => sum + store.minimum, 0)
  if (![total, needed].every(Number.isSafeInteger)) return Result.fail(new AmountOutOfRange())
  if (stores.length === 0 || total < needed) return Result.fail(new StoreBudgetInsufficient({ total, needed }))
  return Result.map(splitByWeights(total - needed, weightsOf(stores)), (parts) =>
    Array.zipWith(stores, parts, ({ id, minimum }, part) => ({ id, costToBeSpent: minimum + part })),
  )
}

/** Whether and how well a store can be launched. Spec: states, store launch statuses; `Ready` is ours for none of them. */
export const StoreLaunchStatus = Schema.Literals([
  "NotEligible",
  "AlreadyLaunched",
  "BudgetInsufficient",
  "LimitedBudget",
  "Ready",
])
export type StoreLaunchStatus = typeof StoreLaunchStatus.Type

/** What a store's launch status depends on. Spec: entities, HQ franchise store. */
export interface StoreFacts {
  readonly isEligible: boolean
  readonly isLaunched: boolean
  /** What the store should spend, and what it is given, in minor units. */
  readonly cost: MinorUnits
  readonly costToBeSpent: MinorUnits
  readonly minimum: MinorUnits
}

/** The first that holds: not eligible, already launched, given less than the minimum, given less than its cost, ready. */
export const storeLaunchStatus = (store: StoreFacts): StoreLaunchStatus => {
  if (!store.isEligible) return "NotEligible"
  if (store.isLaunched) return "AlreadyLaunched"
  if (store.costToBeSpent < store.minimum) return "BudgetInsufficient"
  return store.costToBeSpent < store.cost ? "LimitedBudget" : "Ready"
}
