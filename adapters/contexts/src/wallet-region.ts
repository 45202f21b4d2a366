import { Effect, Layer } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { WalletRegion } from "@application/wallet/ports"

/** A wallet is of its profile's region. */
export const walletRegion = Layer.effect(
  WalletRegion,
  Effect.map(BusinessProfileRepository, (profiles) => ({
    of: (businessProfileId) => Effect.orDie(profiles.byId(businessProfileId)).pipe(Effect.map(({ region }) => region)),
  })),
)
