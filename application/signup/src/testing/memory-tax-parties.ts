import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { TaxSeller } from "@domain/pricing"
import { type Buyer, buyerOf } from "@domain/wallet"
import { TaxParties } from "../ports/tax-parties.ts"

/** Issuing entities and saved billing details, which the wallet's stores keep as documents in the in-memory database. */
export const memoryTaxParties = Layer.effect(
  TaxParties,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const entities = database.table<string, { readonly document: TaxSeller }>("issuing_entities")
    const buyers = database.table<string, { readonly document: Buyer }>("billing_details")
    const named = (...key: ReadonlyArray<string | number>) => JSON.stringify(key)
    return {
      seller: (portalId, region) => Effect.sync(() => entities.get(named(portalId, region))?.document),
      buyer: (businessProfileId, ordered, toldState) =>
        Effect.sync(() => {
          const saved = businessProfileId === undefined ? undefined : buyers.get(named(businessProfileId))?.document
          return buyerOf(
            { name: "", address: "", ...(toldState !== undefined && { state: toldState }) },
            ordered,
            saved,
          )
        }),
    }
  }),
)
