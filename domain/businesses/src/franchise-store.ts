import { distributeOverStores, type StoreSharesFailure } from "@domain/budget"
import { MinorUnits } from "@domain/kernel"
import { Result, Schema } from "effect"

/** A store of a franchise: its cost and its assigned spend, in minor units. Spec: entities, HQ franchise store. */
export const FranchiseStore = Schema.Struct({ id: Schema.String, cost: MinorUnits, costToBeSpent: MinorUnits })
export type FranchiseStore = typeof FranchiseStore.Type

/**
 * Distributes `total` over the stores in proportion to their costs, none below `minimum`; `distributeOverStores`
 * decides how. Spec: entities, costToBeSpent.
 */
export const withShares = (
  stores: ReadonlyArray<FranchiseStore>,
  total: MinorUnits,
  minimum: MinorUnits,
): Result.Result<ReadonlyArray<FranchiseStore>, StoreSharesFailure> =>
  Result.map(
    distributeOverStores(
      total,
      stores.map(({ id, cost }) => ({ id, minimum, weight: cost })),
    ),
    (shares) =>
      shares.map(({ id, costToBeSpent }, index) => ({ id, cost: stores[index]?.cost as MinorUnits, costToBeSpent })),
  )
