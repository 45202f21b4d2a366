import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { PriceListId, priceListInForce, type RegionalPriceList } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { PriceLists } from "../ports/price-lists.ts"

const known = (list: RegionalPriceList | undefined) =>
  list === undefined ? Effect.die(new Error("No such price list")) : Effect.succeed(list)

/** Price lists in the in-memory database, which begins with the seeded ones. */
export const memoryPriceLists = Layer.effect(
  PriceLists,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const lists = database.table<PriceListId, RegionalPriceList>("signup-price-lists")
    for (const list of Object.values(seedPriceLists)) lists.set(list.id, list)
    const withdrawn = database.table<PriceListId, number>("signup-withdrawn-price-lists")
    const all = () => [...lists.values()].filter(({ id }) => !withdrawn.has(id))
    const isLate = (list: Omit<RegionalPriceList, "id">) =>
      all().every(
        (other) =>
          other.portalId !== list.portalId ||
          other.region !== list.region ||
          other.currency !== list.currency ||
          other.effectiveFrom < list.effectiveFrom,
      )
    return {
      inForce: (scope, on) => Effect.suspend(() => known(priceListInForce(all(), scope, on))),
      byId: (id) => Effect.suspend(() => known(lists.get(id))),
      all: Effect.sync(all),
      add: (list) =>
        Effect.sync(() => {
          if (!isLate(list)) return undefined
          const id = PriceListId.make(Math.max(100, ...lists.keys()) + 1)
          lists.set(id, { ...list, id })
          return id
        }),
      withdraw: (id, at) =>
        Effect.sync(() => {
          if (!withdrawn.has(id)) withdrawn.set(id, at)
        }),
    }
  }),
)
