import { Effect, Layer } from "effect"
import { withServices } from "@application/kernel"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { PublicPages } from "@application/campaigns/ports"
import { Portals } from "@application/portals/services"
import type { SignupSession } from "@domain/signup"
import type { PublicAddresses } from "./public-addresses.ts"

const ownPage = Effect.fnUntraced(function* (details: SignupSession, { originOf }: PublicAddresses) {
  const { businessProfileId } = details
  if (businessProfileId === undefined) return yield* Effect.die(new Error("A page needs a business profile"))
  const profiles = yield* BusinessProfileRepository
  const profile = yield* Effect.orDie(profiles.byId(businessProfileId))
  const portal = yield* (yield* Portals).byId(profile.portalId)
  const pageKey = yield* Effect.orDie(profiles.pageKeyOf(businessProfileId))
  return `${originOf(portal.domain)}/b/${pageKey}`
})

/** A business without a website lands on its page at its portal; its privacy words are there in any case. */
export const campaignPublicPages = (addresses: PublicAddresses) =>
  Layer.effect(
    PublicPages,
    Effect.gen(function* () {
      const provided = yield* withServices(BusinessProfileRepository, Portals)
      return {
        landing: (details) =>
          details.business.websiteUrl === undefined || details.business.websiteUrl === ""
            ? provided(ownPage(details, addresses))
            : Effect.succeed(details.business.websiteUrl),
        privacy: (details) => Effect.map(provided(ownPage(details, addresses)), (page) => `${page}#privacy`),
      }
    }),
  )
