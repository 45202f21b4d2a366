import { Effect, Layer } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { WalletRegion } from "@application/wallet/ports"
import { profileOfMember } from "./profile-of-member.ts"

/** A wallet is of its profile's region. */
export const walletRegion = Layer.effect(
  WalletRegion,
  Effect.map(BusinessProfileRepository, (profiles) => ({
    of: (businessProfileId) => Effect.map(profileOfMember(profiles, businessProfileId), ({ region }) => region),
  })),
)
