import { Effect, Layer } from "effect"
import { withServices } from "@application/kernel"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { PublicPages } from "@application/campaigns/ports"
import { Portals } from "@application/portals/services"
import type { BusinessProfileId } from "@domain/kernel"
import type { PublicAddresses } from "./public-addresses.ts"

const ownPage = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, { originOf }: PublicAddresses) {
  const profiles = yield* BusinessProfileRepository
  const { key, portalId } = yield* Effect.orDie(profiles.pageOf(businessProfileId))
  const portal = yield* (yield* Portals).byId(portalId)
  return `${originOf(portal.domain)}/b/${key}`
})

/** The page of a business at its portal. */
export const campaignPublicPages = (addresses: PublicAddresses) =>
  Layer.effect(
    PublicPages,
    Effect.map(withServices(BusinessProfileRepository, Portals), (provided) => ({
      of: (businessProfileId) => provided(ownPage(businessProfileId, addresses)),
    })),
  )
