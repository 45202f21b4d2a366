import type { FranchiseStore, StoreStanding } from "@domain/franchise"
import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** Which stores are asked for; they come in the order of their codes, by code points. */
export interface StoreQuery {
  /** Matched anywhere in codes, names and addresses, in capitals or not. */
  readonly words: string
  readonly region?: string | undefined
  readonly standing?: StoreStanding | undefined
  /** The code after which stores are wanted. */
  readonly after?: string | undefined
  readonly limit: number
}

/** How many stores a business has, in all, by what keeps ads from running for them, and by region in the order of names. */
export interface StoreCounts {
  readonly stores: number
  readonly closed: number
  readonly withoutPlace: number
  readonly regions: ReadonlyArray<{ readonly name: string; readonly stores: number }>
}

/** Pages of the stores of a franchise, searched and filtered, and their counts. */
export class FranchiseStorePages extends Context.Service<
  FranchiseStorePages,
  {
    readonly page: (
      businessProfileId: BusinessProfileId,
      query: StoreQuery,
    ) => Effect.Effect<{ readonly stores: ReadonlyArray<FranchiseStore>; readonly total: number }>
    readonly counts: (businessProfileId: BusinessProfileId) => Effect.Effect<StoreCounts>
  }
>()("franchise/FranchiseStorePages") {}
