import { Effect, Layer } from "effect"
import type { Region } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { TopUpTerms } from "../ports/top-up-terms.ts"

/** Every wallet is Rao's Bakery's, with the prices that are seeded for this region. */
export const memoryTopUpTerms = (region: Region = "IN") =>
  Layer.succeed(TopUpTerms, {
    of: () => Effect.succeed({ region, businessName: "Rao's Bakery", priceList: seedPriceLists[region] }),
  })
