import { Effect, Layer } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { ProfileRegion } from "@application/channels/ports"
import { profileOfMember } from "./profile-of-member.ts"

/** Accounts are linked in their profile's region. */
export const linkingRegion = Layer.effect(
  ProfileRegion,
  Effect.map(BusinessProfileRepository, (profiles) => ({
    of: (businessProfileId) => Effect.map(profileOfMember(profiles, businessProfileId), ({ region }) => region),
  })),
)
