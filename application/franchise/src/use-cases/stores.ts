import { handler } from "@application/kernel"
import {
  changedFacts,
  type FranchiseStore,
  FranchiseStoreNotFound,
  FranchiseStoresFull,
  StoreCodeTaken,
  storeCodeOf,
  storeLimits,
  storeOfTexts,
} from "@domain/franchise"
import { invalidFields } from "@domain/identity"
import { Effect, Result } from "effect"
import {
  AddFranchiseStore,
  ChangeFranchiseStore,
  ListFranchiseStores,
  ReadFranchiseStores,
  RemoveFranchiseStore,
  SaveFranchiseStores,
} from "../contract/stores.ts"
import { FranchiseStorePages } from "../ports/index.ts"
import { FranchiseStores } from "../stores/franchise-stores.ts"
import { franchiseOnly, regionOf } from "./franchise.ts"

const usualPage = 20
const mostRead = 1_000

type Kept = FranchiseStore & { readonly businessProfileId: number }

/** A stored store without its owner. */
const storeIn = ({ businessProfileId: _owner, ...store }: Kept): FranchiseStore => store

export const listFranchiseStores = handler(
  ListFranchiseStores,
  Effect.fnUntraced(function* ({ businessProfileId, search = "", region, standing, cursor, limit = usualPage }) {
    yield* franchiseOnly(businessProfileId)
    const pages = yield* FranchiseStorePages
    const query = { words: search.trim(), region, standing, after: cursor, limit: limit + 1 }
    const { stores, total } = yield* pages.page(businessProfileId, query)
    const shown = stores.slice(0, limit)
    const last = stores.length > limit ? shown.at(-1) : undefined
    const counts = yield* pages.counts(businessProfileId)
    return { stores: shown, total, counts, ...(last !== undefined && { nextCursor: last.code }) }
  }),
)

export const readFranchiseStores = handler(
  ReadFranchiseStores,
  Effect.fnUntraced(function* ({ businessProfileId, cursor }) {
    yield* franchiseOnly(businessProfileId)
    const page = { limit: mostRead, cursor }
    const { rows, nextCursor } = yield* (yield* FranchiseStores).list("ofBusiness", { businessProfileId }, page)
    return { stores: rows.map(storeIn), ...(nextCursor !== undefined && { nextCursor }) }
  }),
)

export const addFranchiseStore = handler(
  AddFranchiseStore,
  Effect.fnUntraced(function* ({ businessProfileId, ...texts }) {
    const read = storeOfTexts(texts, undefined, yield* regionOf(businessProfileId))
    if (Result.isFailure(read)) return yield* invalidFields(read.failure)
    const { stores } = yield* (yield* FranchiseStorePages).counts(businessProfileId)
    if (stores >= storeLimits.stores) return yield* new FranchiseStoresFull({ most: storeLimits.stores })
    const isNew = yield* (yield* FranchiseStores).addOnce({ businessProfileId, ...read.success })
    return isNew ? read.success : yield* new StoreCodeTaken({ code: read.success.code })
  }),
)

export const changeFranchiseStore = handler(
  ChangeFranchiseStore,
  Effect.fnUntraced(function* ({ businessProfileId, code, ...texts }) {
    const region = yield* regionOf(businessProfileId)
    const stores = yield* FranchiseStores
    const before = yield* stores.forChange({ businessProfileId, code })
    if (before === undefined) return yield* new FranchiseStoreNotFound({ code })
    const read = storeOfTexts(texts, storeIn(before), region)
    if (Result.isFailure(read)) return yield* invalidFields(read.failure)
    yield* stores.save({ businessProfileId, ...read.success })
    return read.success
  }),
)

export const removeFranchiseStore = handler(
  RemoveFranchiseStore,
  Effect.fnUntraced(function* ({ businessProfileId, code }) {
    yield* franchiseOnly(businessProfileId)
    yield* (yield* FranchiseStores).remove({ businessProfileId, code })
    return {}
  }),
)

export const saveFranchiseStores = handler(
  SaveFranchiseStores,
  Effect.fnUntraced(function* ({ businessProfileId, rows }) {
    const region = yield* regionOf(businessProfileId)
    const stores = yield* FranchiseStores
    const before = yield* (yield* FranchiseStorePages).counts(businessProfileId)
    const tally = { added: 0, changed: 0, same: 0 }
    const refused: Array<{ row: number; code: string; parts: Record<string, string> }> = []
    for (const [row, texts] of rows.entries()) {
      const code = storeCodeOf(texts.code)
      const known = code === "" ? undefined : yield* stores.forChange({ businessProfileId, code })
      const read = storeOfTexts(texts, known === undefined ? undefined : storeIn(known), region)
      if (Result.isFailure(read)) {
        const parts = Object.entries(read.failure).map(([part, { key }]) => [part, key])
        refused.push({ row, code, parts: Object.fromEntries(parts) })
      } else if (known !== undefined && changedFacts(storeIn(known), read.success).length === 0) tally.same += 1
      else {
        tally[known === undefined ? "added" : "changed"] += 1
        if (before.stores + tally.added > storeLimits.stores)
          return yield* new FranchiseStoresFull({ most: storeLimits.stores })
        yield* stores.save({ businessProfileId, ...read.success })
      }
    }
    return { ...tally, refused }
  }),
)
