import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId } from "@domain/kernel"
import { ProductAds } from "../ports/product-ads.ts"

/** Counts in the test table `product_changes` how often networks were to be told of a store's products; `products_shown` says whose products ads show. */
export const memoryProductAds = Layer.effect(
  ProductAds,
  Effect.map(MemoryDatabase, (database) => {
    const told = database.table<BusinessProfileId, number>("product_changes")
    const shown = database.table<BusinessProfileId, boolean>("products_shown")
    return {
      areShown: (profile) => Effect.sync(() => shown.get(profile) === true),
      productsChanged: (profile) => Effect.sync(() => void told.set(profile, (told.get(profile) ?? 0) + 1)),
    }
  }),
)
