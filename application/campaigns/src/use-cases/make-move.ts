import { JobQueue } from "@application/kernel"
import type { Campaign } from "@domain/campaigns"
import { type AutopilotChange, AutopilotMoveStale, moveEdit, withShiftedBudget } from "@domain/insights"
import { IdempotencyKey } from "@domain/kernel"
import { Effect } from "effect"
import { ApplyCampaignState } from "../contract/index.ts"
import { type CampaignKey, CampaignRepository } from "../ports/index.ts"
import { CampaignEdits, draftIn, type StoredMove } from "../stores/index.ts"
import { obstacleOf, portalOf, possibleKinds } from "./autopilot-reach.ts"
import { lockedCampaign, passVersion } from "./campaign-edits.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { changeable, madeChannelsOf } from "./edit-state.ts"
import { keepRunningPlan } from "./running-plan.ts"
import { newestRevisions, sendAccepted } from "./send-campaign-edit.ts"

const stale = (why: AutopilotMoveStale["why"]) => new AutopilotMoveStale({ why })

/** Shares what is left between the channels otherwise, and has the networks told as after a change of terms. */
const shiftBudget = Effect.fnUntraced(function* (campaign: Campaign, change: AutopilotChange, isMade: boolean) {
  const next = withShiftedBudget(campaign, change, isMade)
  if (next === undefined) return yield* stale("Changed")
  yield* (yield* CampaignRepository).save(next)
  const { businessProfileId, id: campaignId } = campaign
  yield* (yield* JobQueue).later(
    ApplyCampaignState,
    { businessProfileId, campaignId },
    { singletonKey: `apply-${campaignId}`, caller: `profile-${businessProfileId}` },
  )
})

/** Changes the running plan by a revision of its own. What its owner types meanwhile is not mixed with it. */
const changePlan = Effect.fnUntraced(function* (
  changing: Campaign,
  { id, change }: Pick<StoredMove, "id" | "change">,
  isMade: boolean,
) {
  const key: CampaignKey = { businessProfileId: changing.businessProfileId, campaignId: changing.id }
  const edits = yield* CampaignEdits
  const stored = yield* edits.forChange(key)
  if (draftIn(stored) !== undefined) return yield* stale("Draft")
  const campaign = yield* keepRunningPlan(changing)
  const { run, channels } = yield* madeChannelsOf(campaign)
  if (run === undefined) return yield* stale("NotPossible")
  if (channels.some(({ edit }) => edit !== undefined && edit.status !== "Refused")) return yield* stale("OnItsWay")
  const plan = yield* currentPlanOf(campaign)
  const edit = moveEdit(plan, change, isMade)
  if (edit === undefined) return yield* stale("Changed")
  const [newest] = yield* newestRevisions(key)
  const idempotencyKey = IdempotencyKey.make(`autopilot:${id}:${isMade ? "make" : "undo"}`)
  const portal = yield* portalOf(campaign.businessProfileId)
  yield* sendAccepted(campaign, run, portal, { edit, idempotencyKey, newest, isAutopilots: true }).pipe(
    Effect.catchTags({
      CampaignNotLaunchable: () => Effect.fail(stale("NotPossible")),
      ApprovalMissing: () => Effect.fail(stale("NotPossible")),
    }),
  )
  yield* passVersion(key, stored?.version ?? 0)
})

/**
 * Makes a move or takes it back by the way on which an owner's change reaches the networks, in the caller's transaction. A move that
 * would need a review or an approval by now is refused.
 */
export const makeMove = Effect.fnUntraced(function* (
  key: CampaignKey,
  move: Pick<StoredMove, "id" | "change">,
  isMade: boolean,
) {
  const campaign = yield* changeable(yield* lockedCampaign(key))
  const { change } = move
  const plan = yield* currentPlanOf(campaign)
  const portal = yield* portalOf(key.businessProfileId)
  const isPossible =
    (yield* obstacleOf(campaign, plan, portal)) === undefined &&
    (!isMade || possibleKinds(campaign, plan, portal).includes(change.kind))
  if (!isPossible) return yield* stale("NotPossible")
  if (change.kind === "Budget") yield* shiftBudget(campaign, change, isMade)
  else yield* changePlan(campaign, move, isMade)
  return campaign
})
