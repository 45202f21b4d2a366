import { Effect, Layer } from "effect"
import { BusinessProfileRepository, ProfileConfigurations } from "@application/businesses/ports"
import { ProfileLogos } from "@application/creatives/ports"
import { revisedBy, unrevised } from "@domain/kernel"
import { readOnlyFields } from "@domain/portals"
import { signedUpConfiguration } from "@domain/signup"

/** A logo that was sent or taken from a shop is the business profile's from then on, where its category may change it. */
export const profileLogos = Layer.effect(
  ProfileLogos,
  Effect.gen(function* () {
    const profiles = yield* BusinessProfileRepository
    const configurations = yield* ProfileConfigurations
    return {
      mayChange: Effect.fnUntraced(function* (businessProfileId) {
        const { configuration = signedUpConfiguration } = (yield* configurations.of(businessProfileId)) ?? {}
        return !readOnlyFields(configuration.category).includes("logo")
      }),
      set: Effect.fnUntraced(function* (businessProfileId, url, logoSource) {
        const profile = yield* Effect.orDie(profiles.forChange(businessProfileId))
        const shown = { ...profile, thumbnailLogo: url, logoSource }
        yield* profiles.save({ ...shown, revisions: revisedBy(profile.revisions ?? unrevised, profile, shown) })
      }),
    }
  }),
)
