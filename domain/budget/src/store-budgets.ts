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

/** The total does not cover every store's minimum. */
export class StoreBudgetInsufficient extends Schema.TaggedError<StoreBudgetInsufficient>()("StoreBudgetInsufficient", {
  errorCode: errorCode(1015),
  total: Schema.Int,
  needed: Schema.Int,
}) {}

const weightOf = (store: StoreNeed): bigint => BigInt(Math.max(0, Math.trunc(store.weight ?? 1)))

/** `amount` split by weight: whole minor units by largest remainder, equal remainders to the earlier store; sums exactly. */
const splitByWeight = (amount: MinorUnits, weights: ReadonlyArray<bigint>): ReadonlyArray<MinorUnits> => {
  const given = weights.reduce((sum, weight) => sum + weight, 0n)
  const used = given === 0n ? weights.map(() => 1n) : weights
  const whole = given === 0n ? BigInt(weights.length) : given
  const parts = used.map((weight, index) => {
    const scaled = BigInt(amount) * weight
    return { index, floor: Number(scaled / whole), remainder: scaled % whole }
  })
  const left = amount - parts.reduce((sum, part) => sum + part.floor, 0)
  const favoured = new Set(
    parts
      .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
      .slice(0, left)
      .map((part) => part.index),
  )
  return parts.map((part) => part.floor + (favoured.has(part.index) ? 1 : 0))
}

/** Every store's minimum first, the rest by weight. Shares are whole minor units and sum exactly to `total`. Spec: cost-to-be-spent over stores. */
export const distributeOverStores = (
  total: MinorUnits,
  stores: ReadonlyArray<StoreNeed>,
): Result.Result<ReadonlyArray<StoreShare>, StoreBudgetInsufficient> => {
  const needed = stores.reduce((sum, store) => sum + store.minimum, 0)
  if (stores.length === 0 || total < needed) return Result.fail(new StoreBudgetInsufficient({ total, needed }))
  const extra = splitByWeight(total - needed, stores.map(weightOf))
  return Result.succeed(
    stores.map((store, index) => ({ id: store.id, costToBeSpent: store.minimum + (extra[index] ?? 0) })),
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
