import type { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import { ProductStates } from "../stores/index.ts"

type StateRow = Parameters<Effect.Success<typeof ProductStates>["save"]>[0]

/** What is wrong with a product at its network. */
export type ProductState = Omit<StateRow, "businessProfileId" | "productId">

/** Rows of a page. */
const pageSize = 1_000

/** What is wrong with a store's products at their network, by their codes. */
export const productStatesOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const store = yield* ProductStates
  const states = new Map<string, ProductState>()
  let cursor: string | undefined
  do {
    const page = yield* store.list("ofBusiness", { businessProfileId }, { limit: pageSize, cursor })
    for (const { businessProfileId: _of, productId, ...state } of page.rows) states.set(productId, state)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return states
})

const isEmpty = ({ untaken = [], refusals = [], price }: ProductState): boolean =>
  untaken.length + refusals.length === 0 && price === undefined

/** Notes what is wrong with a product where that has changed; a product in order has no row. */
export const keepProductState = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  productId: string,
  former: ProductState | undefined,
  state: ProductState,
) {
  const store = yield* ProductStates
  if (JSON.stringify(former ?? {}) === JSON.stringify(state)) return
  if (!isEmpty(state)) return yield* store.save({ businessProfileId, productId, ...state })
  if (former !== undefined) yield* store.remove({ businessProfileId, productId })
})
