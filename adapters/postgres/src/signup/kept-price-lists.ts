import { Effect, Layer } from "effect"
import { KeptReads } from "@adapters/sql"
import { PriceLists } from "@application/signup/ports"
import { postgresPriceLists } from "./postgres-price-lists.ts"

/** Price lists from memory until one is added. */
export const keptPriceLists = Layer.effect(
  PriceLists,
  Effect.gen(function* () {
    // What the trigger of `price_lists` calls them.
    const { read, changing } = (yield* KeptReads).about("price lists")
    const { all, byId, inForce, add, withdraw } = yield* PriceLists
    return {
      all,
      byId: (id) => read(`list ${id}`, byId(id)),
      inForce: ({ portalId, region, currency }, on) =>
        read(`${portalId} ${region} ${currency} ${on}`, inForce({ portalId, region, currency }, on)),
      add: (list) => Effect.andThen(changing, add(list)),
      withdraw: (id, at) => Effect.andThen(changing, withdraw(id, at)),
    }
  }),
).pipe(Layer.provide(postgresPriceLists))
