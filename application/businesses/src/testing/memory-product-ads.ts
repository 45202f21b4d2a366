import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId } from "@domain/kernel"
import { ProductAds } from "../ports/product-ads.ts"

/** Counts in the test table `product_changes` how often networks were to be told of a store's products. */
export const memoryProductAds = Layer.effect(
  ProductAds,
  Effect.map(MemoryDatabase, (database) => {
    const told = database.table<BusinessProfileId, number>("product_changes")
    return {
      productsChanged: (profile) => Effect.sync(() => void told.set(profile, (told.get(profile) ?? 0) + 1)),
    }
  }),
)
