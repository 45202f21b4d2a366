import { Effect, Layer } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { WalletCurrency } from "@application/wallet/ports"
import { regionFacts } from "@domain/kernel"

/** A wallet counts in the currency of its profile's region. */
export const walletCurrency = Layer.effect(
  WalletCurrency,
  Effect.map(BusinessProfileRepository, (profiles) => ({
    of: (businessProfileId) =>
      Effect.orDie(profiles.byId(businessProfileId)).pipe(Effect.map(({ region }) => regionFacts[region].currency)),
  })),
)
