import { Effect } from "effect"
import { type Campaign, editOf, wholeEdit, withLaunchedRevision } from "@domain/campaigns"
import { CampaignRepository, LaunchDrafts, LaunchRuns } from "../ports/index.ts"
import { draftPlanOf, keepRevision } from "./campaign-plans.ts"

/**
 * Keeps the plan of a campaign that was launched before there were revisions, since its session is about to be changed. The
 * campaign is locked by the caller.
 */
export const keepRunningPlan = Effect.fnUntraced(function* (campaign: Campaign) {
  if (campaign.plan?.launched !== undefined) return campaign
  const { businessProfileId, id, sessionId } = campaign
  const plan = yield* draftPlanOf(campaign)
  const drafts = yield* LaunchDrafts
  const { contentHash } = yield* Effect.orDie(
    drafts.approvalOfEdit(businessProfileId, sessionId, wholeEdit(plan, editOf(plan))),
  )
  const revision = yield* keepRevision(campaign, { plan, contentHash })
  const next = withLaunchedRevision(campaign, revision)
  yield* (yield* CampaignRepository).save(next)
  const runs = yield* LaunchRuns
  const run = yield* runs.latest(businessProfileId, id)
  if (run !== undefined) yield* runs.save({ ...run, planRevision: run.planRevision ?? revision.revision })
  return next
})
