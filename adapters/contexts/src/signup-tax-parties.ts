import { Effect, Layer } from "effect"
import { TaxParties } from "@application/signup/ports"
import { BillingDetails, IssuingEntities } from "@application/wallet/stores"
import { buyerOf } from "@domain/wallet"

/** Orders are taxed by the issuing entities and billing details that their invoices will bear. */
export const signupTaxParties = Layer.effect(
  TaxParties,
  Effect.zipWith(IssuingEntities, BillingDetails, (entities, details) => ({
    seller: (portalId, region) => entities.find({ portalId, region }),
    buyer: Effect.fnUntraced(function* (businessProfileId, ordered, toldState) {
      const saved = businessProfileId === undefined ? undefined : yield* details.find({ businessProfileId })
      return buyerOf({ name: "", address: "", ...(toldState !== undefined && { state: toldState }) }, ordered, saved)
    }),
  })),
)
