import { Effect, Layer } from "effect"
import { TaxParties } from "@application/signup/ports"
import { BillingSettings } from "@application/wallet/ports"
import { buyerOf } from "@domain/wallet"

/** Orders are taxed by the issuing entities and billing details that their invoices will bear. */
export const signupTaxParties = Layer.effect(
  TaxParties,
  Effect.map(BillingSettings, (settings) => ({
    seller: settings.entity,
    buyer: Effect.fnUntraced(function* (businessProfileId, ordered, toldState) {
      const saved = businessProfileId === undefined ? undefined : yield* settings.buyer(businessProfileId)
      return buyerOf({ name: "", address: "", ...(toldState !== undefined && { state: toldState }) }, ordered, saved)
    }),
  })),
)
