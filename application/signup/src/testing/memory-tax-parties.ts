import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId } from "@domain/kernel"
import type { TaxSeller } from "@domain/pricing"
import { type Buyer, buyerOf } from "@domain/wallet"
import { TaxParties } from "../ports/tax-parties.ts"

/** Issuing entities by portal and region, such as `1/IN`, and saved billing details by business, in tables of the in-memory database. */
export const memoryTaxParties = Layer.effect(
  TaxParties,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const entities = database.table<string, TaxSeller>("issuing_entities")
    const buyers = database.table<BusinessProfileId, Buyer>("billing_details")
    return {
      seller: (portalId, region) => Effect.sync(() => entities.get(`${portalId}/${region}`)),
      buyer: (businessProfileId, ordered, toldState) =>
        Effect.sync(() => {
          const saved = businessProfileId === undefined ? undefined : buyers.get(businessProfileId)
          return buyerOf(
            { name: "", address: "", ...(toldState !== undefined && { state: toldState }) },
            ordered,
            saved,
          )
        }),
    }
  }),
)
