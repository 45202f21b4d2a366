import { type Campaign, editOf, hasVariant, planOfVersion, wholeEdit } from "@domain/campaigns"
import { Clock, Effect } from "effect"
import { CampaignRepository, LaunchDrafts } from "../ports/index.ts"
import { CampaignEdits, draftIn } from "../stores/index.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { runningPlan } from "./kept-version.ts"

/**
 * A campaign whose second version was refused before it was shown has the plan of one version again. The refused words become the draft, to be changed and sent again, unless somebody types already. The caller has locked session and campaign.
 */
export const dropAddedVersion = Effect.fnUntraced(function* (campaign: Campaign) {
  const { businessProfileId, id: campaignId, sessionId } = campaign
  const running = yield* currentPlanOf(campaign)
  const { variant } = running.creative.creativeDetail ?? {}
  if (variant === undefined || !hasVariant(running)) return
  const plan = planOfVersion(running, "A")
  const made = yield* runningPlan(campaign, plan)
  const one = editOf(plan)
  yield* Effect.orDie((yield* LaunchDrafts).revise(businessProfileId, sessionId, wholeEdit(plan, one)))
  yield* (yield* CampaignRepository).save(made.campaign)
  const edits = yield* CampaignEdits
  const stored = yield* edits.forChange({ businessProfileId, campaignId })
  if (draftIn(stored) !== undefined) return
  yield* edits.save({
    businessProfileId,
    campaignId,
    edit: { ...one, ads: { ...one.ads, variant } },
    version: (stored?.version ?? 0) + 1,
    editedAt: yield* Clock.currentTimeMillis,
  })
})
