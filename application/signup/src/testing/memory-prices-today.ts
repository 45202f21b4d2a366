import { Effect, Layer } from "effect"
import { seedPriceLists } from "@domain/pricing/seed"
import { PricesToday } from "../services/prices-today.ts"

/** One list per region, for every portal and day. */
export const memoryPricesToday = (lists: typeof seedPriceLists = seedPriceLists) =>
  Layer.succeed(PricesToday, { of: (_, region) => Effect.succeed(lists[region]) })
