import type { MinorUnits } from "@domain/kernel"
import { Result } from "effect"
import { distributeOverStores, type StoreFacts, type StoreLaunchStatus, storeLaunchStatus } from "./store-budgets.ts"

/** A store that a total may be spent on. */
export interface PlannedStore extends Omit<StoreFacts, "costToBeSpent"> {
  readonly id: string
}

/** What a store gets of the total, in minor units, and what that means for its launch. Spec: HQ franchise store. */
export interface StorePlan {
  readonly id: string
  readonly cost: MinorUnits
  readonly costToBeSpent: MinorUnits
  readonly status: StoreLaunchStatus
}

/** The stores that can have their minimum, in the order given, as long as the total reaches. */
const fundable = (total: MinorUnits, stores: ReadonlyArray<PlannedStore>): ReadonlyArray<PlannedStore> => {
  let remaining = total
  return stores.filter(({ isEligible, isLaunched, minimum }) => {
    const fits = isEligible && !isLaunched && minimum <= remaining
    if (fits) remaining -= minimum
    return fits
  })
}

/**
 * Spends a total on the stores that may be launched: each its minimum in the order given, the rest by what its cost is above
 * it, so that a total of exactly all costs gives each its cost. Stores that it does not reach, or that may not be launched,
 * get nothing. Spec: store launch statuses, cost-to-be-spent; the order is ours.
 */
export const planStores = (total: MinorUnits, stores: ReadonlyArray<PlannedStore>): ReadonlyArray<StorePlan> => {
  const needs = fundable(total, stores).map(({ id, minimum, cost }) => ({ id, minimum, weight: cost - minimum }))
  const shares = Result.getOrElse(distributeOverStores(total, needs), () => [])
  const costs = new Map(shares.map((share) => [share.id, share.costToBeSpent]))
  return stores.map((store) => {
    const costToBeSpent = costs.get(store.id) ?? 0
    return { id: store.id, cost: store.cost, costToBeSpent, status: storeLaunchStatus({ ...store, costToBeSpent }) }
  })
}
