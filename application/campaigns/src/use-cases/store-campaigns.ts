import { Clock, Effect, Layer } from "effect"
import { PageAccesses } from "@application/channels/services"
import { Ids, JobQueue, PriorityCare, Profiles, ServicesOn, Tables, withServices } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { PayableSessions } from "@application/signup/services"
import type { Campaign } from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import {
  AdNetworks,
  AdvertisedProducts,
  CampaignFunds,
  CampaignRepository,
  LaunchDrafts,
  LaunchRuns,
  PublicPages,
  SeedSessions,
} from "../ports/index.ts"
import { CountedConversions } from "../services/counted-conversions.ts"
import { type StoreOrder, StoreCampaigns } from "../services/store-campaigns.ts"
import { UsableLists } from "../services/usable-lists.ts"
import { acceptLaunch } from "./launch-campaign.ts"

const launch = Effect.fnUntraced(function* ({ businessProfileId, partOf, name, parts, agreed }: StoreOrder) {
  const id = CampaignId.make(yield* (yield* Ids).next("campaign"))
  const { region, portalId } = yield* (yield* Profiles).of(businessProfileId)
  const sessionId = yield* (yield* SeedSessions).copyFor(businessProfileId, id, () =>
    // What the head office's account is known by says nothing of a store's phone.
    Effect.succeed({ ...parts, sources: {}, isStorePart: true as const }),
  )
  const draft: Campaign = {
    id,
    businessProfileId,
    sessionId,
    region,
    name,
    status: "Draft",
    channels: [],
    spent: 0,
    createdAt: yield* Clock.currentTimeMillis,
    partOf: partOf.id,
  }
  yield* (yield* CampaignRepository).save(draft)
  const { total, promise } = agreed
  yield* (yield* CampaignFunds).passOn({
    businessProfileId,
    campaignId: partOf.id,
    campaignName: partOf.name,
    part: id,
    total,
    currency: promise.budget.currency,
  })
  yield* (yield* PayableSessions).markPaid(sessionId, agreed)
  yield* acceptLaunch(draft, yield* (yield* Portals).byId(portalId))
  return id
})

/** Campaigns of stores are made of sign-up sessions, as every further campaign, and launched by the same rules. */
export const storeCampaigns = Layer.effect(
  StoreCampaigns,
  Effect.gen(function* () {
    const provided = yield* withServices(
      AdNetworks,
      AdvertisedProducts,
      CampaignFunds,
      CampaignRepository,
      CountedConversions,
      Ids,
      JobQueue,
      LaunchDrafts,
      LaunchRuns,
      PageAccesses,
      PayableSessions,
      Portals,
      PriorityCare,
      Profiles,
      PublicPages,
      SeedSessions,
      ServicesOn,
      Tables,
      UsableLists,
    )
    return { launch: (order) => provided(launch(order)) }
  }),
)
