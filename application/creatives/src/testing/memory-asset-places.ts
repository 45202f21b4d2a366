import { pictureNaming, videoIn } from "@domain/campaigns"
import type { BusinessProfileId, SessionId } from "@domain/kernel"
import type { SignupSession } from "@domain/signup"
import { MemoryDatabase } from "@application/kernel/testing"
import { Effect, Layer } from "effect"
import { AssetPlaces, type AssetsInCampaign } from "../ports/asset-places.ts"

/** Campaigns of businesses as tests of this context write them, in the in-memory database's table `asset-places`. */
export const writtenAssetPlaces = Layer.effect(
  AssetPlaces,
  Effect.map(MemoryDatabase, (database) => {
    const campaigns = database.table<BusinessProfileId, ReadonlyArray<AssetsInCampaign>>("asset-places")
    const logos = database.table<BusinessProfileId, string>("asset-logos")
    const drafts = database.table<SessionId, SignupSession>("drafts")
    return {
      inCampaigns: (businessProfileId) => Effect.sync(() => campaigns.get(businessProfileId) ?? []),
      elsewhere: (businessProfileId) =>
        Effect.sync(() => {
          const logo = logos.get(businessProfileId)
          return logo === undefined ? {} : { logo }
        }),
      draftsNaming: (businessProfileId, url) =>
        Effect.sync(() =>
          [...drafts.values()]
            .filter((draft) => draft.businessProfileId === businessProfileId)
            .filter((draft) => pictureNaming(draft, url) !== undefined || videoIn(draft, url) !== undefined)
            .map(({ sessionId }) => sessionId),
        ),
    }
  }),
)
