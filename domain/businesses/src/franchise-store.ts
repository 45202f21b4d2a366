import { distributeOverStores, type StoreSharesFailure } from "@domain/budget"
import { MinorUnits } from "@domain/kernel"
import { Result, Schema } from "effect"

/** A store of a franchise: what it should spend and what it is given, in minor units. Spec: entities, HQ franchise store. */
export const FranchiseStore = Schema.Struct({ id: Schema.String, cost: MinorUnits, costToBeSpent: MinorUnits })
export type FranchiseStore = typeof FranchiseStore.Type

/** The stores with `total` shared among them in proportion to their costs, none below `minimum`; how is budget's. Spec: entities, costToBeSpent. */
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
