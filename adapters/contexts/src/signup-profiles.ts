import { Clock, Effect, Layer } from "effect"
import { BusinessProfileRepository, ProfileConfigurations } from "@application/businesses/ports"
import { BusinessPictures } from "@application/creatives/ports"
import { Ids } from "@application/kernel"
import { ProfileOpening } from "@application/signup/ports"
import { profileDefaults } from "@domain/businesses"
import { BusinessProfileId, unrevised } from "@domain/kernel"
import { signedUpConfiguration } from "@domain/signup"

/** The sign-up opens profiles of the businesses context, with their region's currency and time zone. */
export const signupProfiles = Layer.effect(
  ProfileOpening,
  Effect.gen(function* () {
    const profiles = yield* BusinessProfileRepository
    const configurations = yield* ProfileConfigurations
    const pictures = yield* BusinessPictures
    const ids = yield* Ids
    return {
      open: Effect.fnUntraced(function* ({
        portalId,
        name,
        region,
        address = "",
        category,
        outlet,
        logo,
        referralCode,
        chat = {},
      }) {
        const id = BusinessProfileId.make(yield* ids.next("businessProfile"))
        yield* profiles.save({
          id,
          portalId,
          name,
          region,
          ...profileDefaults(region),
          createdAt: yield* Clock.currentTimeMillis,
          ...(address !== "" && { address }),
          ...(outlet !== undefined && { location: outlet }),
          ...(logo !== undefined && { thumbnailLogo: logo }),
          ...(referralCode !== undefined && { referralCode }),
          ...chat,
        })
        const told = { ...(outlet !== undefined && { outlet }), ...(category !== undefined && { category }) }
        if (Object.keys(told).length > 0)
          yield* configurations.save(id, {
            configuration: { ...signedUpConfiguration, localBusinessConfiguration: told },
            revisions: unrevised,
          })
        return id
      }),
      ofPage: profiles.ofPage,
      picturesOf: Effect.fnUntraced(function* (id) {
        const chosen = (yield* pictures.of(id)).filter(({ origin }) => origin !== undefined)
        return chosen.length > 0 ? { pictures: chosen.map(({ picture }) => picture) } : {}
      }),
    }
  }),
)
