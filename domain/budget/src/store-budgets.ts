import { errorCode } from "@domain/errors"
import type { MinorUnits } from "@domain/kernel"
import { Result, Schema } from "effect"

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

const weightOf = (store: StoreNeed): bigint => BigInt(Math.max(0, Math.trunc(store.weight ?? 1)))

/** Each store's part of `spare` by weight: whole minor units by largest remainder, equal remainders to the earlier store. */
const partsOf = (spare: MinorUnits, stores: ReadonlyArray<StoreNeed>) => {
  const given = stores.reduce((sum, store) => sum + weightOf(store), 0n)
  const whole = given === 0n ? BigInt(stores.length) : given
  return stores.map((store) => {
    const scaled = BigInt(spare) * (given === 0n ? 1n : weightOf(store))
    return { store, floor: Number(scaled / whole), remainder: scaled % whole }
  })
}

/** Every store's minimum first, the rest by weight. Shares are whole minor units and sum exactly to `total`. Spec: cost-to-be-spent over stores. */
export const distributeOverStores = (
  total: MinorUnits,
  stores: ReadonlyArray<StoreNeed>,
): Result.Result<ReadonlyArray<StoreShare>, StoreBudgetInsufficient> => {
  const needed = stores.reduce((sum, store) => sum + store.minimum, 0)
  if (stores.length === 0 || total < needed) return Result.fail(new StoreBudgetInsufficient({ total, needed }))
  const parts = partsOf(total - needed, stores)
  const left = total - needed - parts.reduce((sum, part) => sum + part.floor, 0)
  const byRemainder = parts.toSorted((a, b) => Number(b.remainder - a.remainder))
  const favoured = new Set(byRemainder.slice(0, left))
  return Result.succeed(
    parts.map((part) => ({
      id: part.store.id,
      costToBeSpent: part.store.minimum + part.floor + (favoured.has(part) ? 1 : 0),
    })),
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
