import { Clock, Effect, Layer } from "effect"
import { Ids } from "@application/kernel"
import { CampaignDrafts } from "@application/signup/services"
import { type Campaign, type CampaignNotFound, linkSession, mayMove } from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import { CampaignRepository } from "../ports/campaign-repository.ts"

/**
 * Sign-up opens a draft among the campaigns, which tell when it is launched; opening it again for the same session finds the
 * first.
 */
export const campaignDrafts = Layer.effect(
  CampaignDrafts,
  Effect.gen(function* () {
    const campaigns = yield* CampaignRepository
    const ids = yield* Ids
    const isSubmitted = (campaign: Effect.Effect<Campaign, CampaignNotFound>) =>
      campaign.pipe(
        Effect.map((found) => !mayMove(found, "edit")),
        Effect.catchTag("CampaignNotFound", () => Effect.succeed(false)),
      )
    return {
      open: Effect.fnUntraced(function* ({ businessProfileId, sessionId, name, region }) {
        const before = yield* campaigns.ofSession(businessProfileId, sessionId)
        if (before !== undefined) return before.id
        const id = CampaignId.make(yield* ids.next("campaign"))
        const createdAt = yield* Clock.currentTimeMillis
        yield* campaigns.save({
          id,
          businessProfileId,
          sessionId,
          region,
          name,
          status: "Draft",
          channels: [],
          spent: 0,
          createdAt,
        })
        return id
      }),
      isDraft: (businessProfileId, campaignId) =>
        campaigns.forChange(businessProfileId, campaignId).pipe(
          Effect.map(({ status }) => status === "Draft"),
          Effect.catchTag("CampaignNotFound", () => Effect.succeed(false)),
        ),
      isLaunched: (businessProfileId, campaignId) => isSubmitted(campaigns.byId(businessProfileId, campaignId)),
      isLaunchedForUpdate: (businessProfileId, campaignId) =>
        isSubmitted(campaigns.forChange(businessProfileId, campaignId)),
      sessionOf: (businessProfileId, campaignId) =>
        Effect.map(campaigns.byId(businessProfileId, campaignId), ({ sessionId }) => sessionId),
      link: (businessProfileId, campaignId, sessionId) =>
        campaigns.forChange(businessProfileId, campaignId).pipe(
          Effect.flatMap((campaign) => Effect.fromResult(linkSession(campaign, sessionId))),
          Effect.flatMap(campaigns.save),
        ),
    }
  }),
)
