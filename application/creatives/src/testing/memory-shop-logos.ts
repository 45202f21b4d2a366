import { Effect, Layer } from "effect"
import { ShopLogos } from "../ports/shop-logos.ts"

/** The logos of every shop: what its store and its website name. */
export const memoryShopLogos = (logos: { readonly store?: string; readonly website?: string } = {}) =>
  Layer.succeed(ShopLogos, {
    ofStore: () => Effect.succeed(logos.store),
    onWebsite: () => Effect.succeed(logos.website),
  })
