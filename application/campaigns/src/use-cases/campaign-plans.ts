import { Clock, Effect } from "effect"
import { type Campaign, type ProposedPlan, revisionOf } from "@domain/campaigns"
import { LaunchDrafts, type LaunchRun } from "../ports/index.ts"
import { CampaignPlans } from "../stores/index.ts"

/** Keeps a plan as a revision of its campaign, once however often it is proposed. The campaign is locked by the caller. */
export const keepRevision = Effect.fnUntraced(function* (campaign: Campaign, proposed: ProposedPlan) {
  const plans = yield* CampaignPlans
  const { businessProfileId, id: campaignId } = campaign
  const [newest] = (yield* plans.list("newest", { businessProfileId, campaignId }, { limit: 1 })).rows
  const revision = revisionOf(campaign, newest, proposed, yield* Clock.currentTimeMillis)
  if (revision !== newest) yield* plans.add(revision)
  return revision
})

/** The plan of one of a campaign's revisions; one that is missing is a defect. */
export const revisionNumbered = Effect.fnUntraced(function* (
  { businessProfileId, id: campaignId }: Campaign,
  revision: number,
) {
  const found = yield* (yield* CampaignPlans).find({ businessProfileId, campaignId, revision })
  return found === undefined
    ? yield* Effect.die(new Error(`Campaign ${campaignId} has no revision ${revision} of its plan`))
    : found.plan
})

/** The plan that is filled in for a campaign. */
export const draftPlanOf = ({ businessProfileId, sessionId }: Pick<Campaign, "businessProfileId" | "sessionId">) =>
  Effect.flatMap(LaunchDrafts, (drafts) => Effect.orDie(drafts.ofCampaign(businessProfileId, sessionId))).pipe(
    Effect.map(({ plan }) => plan),
  )

/** The plan that a campaign runs with, else the plan that is filled in for it. */
export const currentPlanOf = (campaign: Campaign) =>
  campaign.plan?.launched === undefined ? draftPlanOf(campaign) : revisionNumbered(campaign, campaign.plan.launched)

/** The plan that a launch was accepted with. A launch from before there were revisions ran with its campaign's draft. */
export const planOfRun = (campaign: Campaign, { planRevision }: LaunchRun) =>
  planRevision === undefined ? draftPlanOf(campaign) : revisionNumbered(campaign, planRevision)
