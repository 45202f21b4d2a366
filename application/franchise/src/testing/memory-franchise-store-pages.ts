import { MemoryDatabase } from "@application/kernel/testing"
import { type FranchiseStore, storeLack, storeStanding } from "@domain/franchise"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { FranchiseStorePages, type StoreQuery } from "../ports/index.ts"
import { FranchiseStores } from "../stores/franchise-stores.ts"

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const isFound = (store: FranchiseStore, { words, region, standing }: StoreQuery): boolean =>
  [store.code, store.name, store.address ?? ""].some((text) => text.toLowerCase().includes(words.toLowerCase())) &&
  (region === undefined || store.region === region) &&
  (standing === undefined || storeStanding(store) === standing)

/** Pages of the stores in the in-memory database. */
export const memoryFranchiseStorePages = Layer.effect(
  FranchiseStorePages,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const { shape, declaration } = FranchiseStores
    const rows = database.table<string, Parameters<typeof declaration.row.read>[0]>(shape.table)
    const storesOf = Effect.fnUntraced(function* (id: BusinessProfileId) {
      const stored = yield* Effect.forEach([...rows.values()], declaration.row.read)
      return stored
        .filter((row) => row.businessProfileId === id)
        .map(({ businessProfileId: _owner, ...store }): FranchiseStore => store)
        .toSorted((one, other) => byText(one.code, other.code))
    })
    return {
      page: Effect.fnUntraced(function* (id, query) {
        const { after, limit } = query
        const found = (yield* storesOf(id)).filter((store) => isFound(store, query))
        const stores = found.filter(({ code }) => after === undefined || code > after).slice(0, limit)
        return { stores, total: found.length }
      }),
      counts: Effect.fnUntraced(function* (id) {
        const stores = yield* storesOf(id)
        const lacks = stores.map(storeLack)
        const names = stores.flatMap(({ region }) => region ?? [])
        return {
          stores: stores.length,
          closed: lacks.filter((lack) => lack === "Closed").length,
          withoutPlace: lacks.filter((lack) => lack === "NoPlace").length,
          regions: [...new Set(names)]
            .toSorted(byText)
            .map((name) => ({ name, stores: names.filter((one) => one === name).length })),
        }
      }),
    }
  }),
)
