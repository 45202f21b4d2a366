import { Effect, Layer } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { ProfileLogos } from "@application/creatives/ports"
import { revisedBy, unrevised } from "@domain/kernel"

/** A logo that was sent or taken from a shop is the business profile's from then on. */
export const profileLogos = Layer.effect(
  ProfileLogos,
  Effect.map(BusinessProfileRepository, (profiles) => ({
    set: Effect.fnUntraced(function* (businessProfileId, url, logoSource) {
      const profile = yield* Effect.orDie(profiles.forChange(businessProfileId))
      const shown = { ...profile, thumbnailLogo: url, logoSource }
      yield* profiles.save({ ...shown, revisions: revisedBy(profile.revisions ?? unrevised, profile, shown) })
    }),
  })),
)
