import { Clock, Effect, Layer, Option } from "effect"
import { Ids, Tables, withServices } from "@application/kernel"
import { CampaignDrafts } from "@application/signup/services"
import {
  type Campaign,
  type CampaignNotFound,
  linkSession,
  mayMove,
  type ProposedPlan,
  withDraftRevision,
} from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import { type CampaignKey, CampaignRepository } from "../ports/campaign-repository.ts"
import { CampaignEdits } from "../stores/index.ts"
import { keepRevision } from "./campaign-plans.ts"

/** Whether a campaign is there and so. */
const isThere = (campaign: Effect.Effect<Campaign, CampaignNotFound>, isSo: (campaign: Campaign) => boolean) =>
  campaign.pipe(
    Effect.map(isSo),
    Effect.catchTag("CampaignNotFound", () => Effect.succeed(false)),
  )

const isSubmitted = (campaign: Campaign): boolean => !mayMove(campaign, "edit")

/** A campaign that is gone by then has no draft to keep. */
const keepDecided = Effect.fnUntraced(function* (
  { businessProfileId, campaignId }: CampaignKey,
  decided: ProposedPlan,
) {
  const campaigns = yield* CampaignRepository
  const found = yield* Effect.option(campaigns.forChange(businessProfileId, campaignId))
  const campaign = Option.getOrUndefined(found)
  if (campaign === undefined) return
  yield* campaigns.save(withDraftRevision(campaign, yield* keepRevision(campaign, decided)))
})

/**
 * Sign-up opens a draft among the campaigns, which tell when it is launched; opening it again for the same session finds the
 * first.
 */
export const campaignDrafts = Layer.effect(
  CampaignDrafts,
  Effect.gen(function* () {
    const provided = yield* withServices(CampaignRepository, Tables)
    const campaigns = yield* CampaignRepository
    const ids = yield* Ids
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
      isDraft: (...of) => isThere(campaigns.forChange(...of), ({ status }) => status === "Draft"),
      isLaunched: (...of) => isThere(campaigns.byId(...of), isSubmitted),
      isLaunchedForUpdate: (...of) => isThere(campaigns.forChange(...of), isSubmitted),
      showsChange: (businessProfileId, campaignId) =>
        provided(
          Effect.flatMap(CampaignEdits, (edits) =>
            Effect.map(edits.find({ businessProfileId, campaignId }), (edit) => edit?.shownAt !== undefined),
          ),
        ),
      sessionOf: (businessProfileId, campaignId) =>
        Effect.map(campaigns.byId(businessProfileId, campaignId), ({ sessionId }) => sessionId),
      keepPlan: (businessProfileId, campaignId, decided) =>
        provided(keepDecided({ businessProfileId, campaignId }, decided)),
      link: (businessProfileId, campaignId, sessionId) =>
        campaigns.forChange(businessProfileId, campaignId).pipe(
          Effect.flatMap((campaign) => Effect.fromResult(linkSession(campaign, sessionId))),
          Effect.flatMap(campaigns.save),
        ),
    }
  }),
)
