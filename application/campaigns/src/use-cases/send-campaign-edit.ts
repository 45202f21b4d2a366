import { Clock, Effect } from "effect"
import { CurrentActor, handler, JobQueue } from "@application/kernel"
import {
  acceptedEdit,
  adHours,
  approvedLaunch,
  type Campaign,
  CampaignNotLaunchable,
  type CampaignPlan,
  changedFor,
  designOf,
  differingTerms,
  type EditLackKey,
  isHeldForPortal,
  lacksOfEdit,
  type PlanChange,
  type PlanEdit,
  type PlanRevision,
  revisedCampaign,
  revisedPlan,
  runningTerms,
  submittedTo,
  testMeans,
  wholeEdit,
  withLaunchedRevision,
} from "@domain/campaigns"
import type { IdempotencyKey } from "@domain/kernel"
import type { Portal } from "@domain/portals"
import { ApplyCampaignEdit, SendCampaignEdit } from "../contract/index.ts"
import { type CampaignKey, CampaignRepository, LaunchDrafts, type LaunchRun, LaunchRuns } from "../ports/index.ts"
import { CampaignEdits, CampaignPlans, draftIn } from "../stores/index.ts"
import { adFactsOf } from "./ad-plan.ts"
import { lackOfLists } from "./aimed-audiences.ts"
import { changedChannel } from "./changed-channel.ts"
import { withChangedTerms } from "./change-campaign.ts"
import { changeableHere, endDraft, refuseStaleEdit } from "./campaign-edits.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { changesOf, editStateOf, lackOfVersion, madeChannelsOf, shownPlanOf } from "./edit-state.ts"
import { endChangedTest } from "./follow-test.ts"
import { momentOf } from "./moment.ts"
import { offeredHere } from "./offered.ts"
import { keepRunningPlan } from "./running-plan.ts"

/** Revisions among which a repeated call is looked for. */
const recentRevisions = 20

/** Queues the application of a campaign's changes; the queue holds it once however often it is asked. */
export const queueEdit = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: CampaignKey) {
  yield* (yield* JobQueue).later(
    ApplyCampaignEdit,
    { businessProfileId, campaignId },
    { singletonKey: `edit-${campaignId}`, caller: `profile-${businessProfileId}` },
  )
})

export const newestRevisions = ({ businessProfileId, campaignId }: CampaignKey) =>
  Effect.flatMap(CampaignPlans, (plans) =>
    Effect.map(plans.list("newest", { businessProfileId, campaignId }, { limit: recentRevisions }), ({ rows }) => rows),
  )

const addRevision = Effect.fnUntraced(function* (
  campaign: Campaign,
  newest: PlanRevision | undefined,
  sent: Pick<PlanRevision, "plan" | "contentHash"> & { readonly idempotencyKey: IdempotencyKey },
  isAutopilots: boolean,
) {
  const { businessProfileId, id: campaignId } = campaign
  const actor = yield* CurrentActor
  const revision: PlanRevision = {
    businessProfileId,
    campaignId,
    revision: (newest?.revision ?? 0) + 1,
    ...sent,
    terms: runningTerms(campaign),
    madeAt: yield* Clock.currentTimeMillis,
    ...(actor.kind === "user" && { madeBy: actor.userId }),
    ...(isAutopilots && { isAutopilots }),
  }
  yield* (yield* CampaignPlans).add(revision)
  return revision
})

/** The launch with a change on each channel that it concerns. */
const changedRun = Effect.fnUntraced(function* (
  campaign: Campaign,
  run: LaunchRun,
  revision: PlanRevision,
  sent: { readonly changes: ReadonlyArray<PlanChange>; readonly running: CampaignPlan; readonly portal: Portal },
) {
  const { changes, running, portal } = sent
  const facts = {
    ...(yield* adFactsOf(campaign)),
    attempt: run.attempt,
    portal,
    means: testMeans(campaign, (yield* momentOf(campaign)).today),
    keepsVersion: !changes.some(({ field }) => field === "secondVersion"),
  }
  const channels = yield* Effect.forEach(run.channels, (channel) => {
    const isConcerned = channel.status === "Done" && changes.some((change) => change.channel === channel.channel)
    return isConcerned
      ? Effect.flatMap(shownPlanOf(campaign, running, run, channel), (shown) =>
          changedChannel(campaign, channel, revision, shown, facts),
        )
      : Effect.succeed(channel)
  })
  return { ...run, channels, touchedAt: yield* Clock.currentTimeMillis }
})

/** The campaign as it runs once the change is shown; its portal decides first where that reviews campaigns. */
const changedCampaign = Effect.fnUntraced(function* (
  { hours: _hours, ...campaign }: Campaign,
  revision: PlanRevision,
  changes: ReadonlyArray<PlanChange>,
  { id, flags }: Portal,
) {
  const hours = adHours(revision.plan)
  const next = withLaunchedRevision({ ...campaign, ...(hours !== undefined && { hours }) }, revision)
  const channels = [...new Set(changes.map(({ channel }) => channel))]
  const now = yield* Clock.currentTimeMillis
  // Another budget or last day alone is nothing that anybody reviews.
  if (changes.length === 0) return next
  if (flags.isCampaignReviewed === true) return changedFor(next, id, channels, now, designOf(revision.plan))
  return isHeldForPortal(next) ? submittedTo(next, undefined, now) : next
})

const refuseLacking = (campaignId: Campaign["id"], missing: ReadonlyArray<string>) =>
  missing.length === 0 ? Effect.void : Effect.fail(new CampaignNotLaunchable({ campaignId, missing }))

const planToSend = Effect.fnUntraced(function* (
  campaign: Campaign,
  running: CampaignPlan,
  edited: CampaignPlan,
  changesTerms: boolean,
) {
  const changes = yield* changesOf(campaign, running, edited)
  const nothing: ReadonlyArray<EditLackKey> = changes.length === 0 && !changesTerms ? ["campaigns.edit.nothing"] : []
  const channels = campaign.channels.map(({ channel }) => channel)
  const lists = yield* lackOfLists(campaign.businessProfileId, edited, channels)
  const version = yield* lackOfVersion(campaign, running, edited, changes)
  yield* refuseLacking(campaign.id, [...nothing, ...lacksOfEdit(campaign, running, edited), ...version, ...lists])
  return changes
})

/** An accepted edit on its way: its key, the newest revision, and whether the autopilot makes it. */
interface AcceptedEdit {
  readonly edit: PlanEdit
  readonly idempotencyKey: IdempotencyKey
  readonly newest: PlanRevision | undefined
  readonly isAutopilots?: boolean
  /** Whether the campaign's budget or last day was changed with it. */
  readonly changesTerms?: boolean
}

/** Makes a revision of an accepted edit and has the networks told; succeeds with the campaign as it runs with it. */
export const sendAccepted = Effect.fnUntraced(function* (
  campaign: Campaign,
  run: LaunchRun,
  portal: Portal,
  { edit, idempotencyKey, newest, isAutopilots = false, changesTerms = false }: AcceptedEdit,
) {
  const { businessProfileId, id: campaignId, sessionId } = campaign
  const running = yield* currentPlanOf(campaign)
  const whole = wholeEdit(running, edit)
  const plan = revisedPlan(running, whole)
  const changes = yield* planToSend(campaign, running, plan, changesTerms)
  const drafts = yield* LaunchDrafts
  const approval = yield* Effect.orDie(drafts.approvalOfEdit(businessProfileId, sessionId, whole))
  yield* Effect.fromResult(approvedLaunch(campaignId, approval))
  yield* Effect.orDie(drafts.revise(businessProfileId, sessionId, whole))
  const sent = { plan, contentHash: approval.contentHash, idempotencyKey }
  const revision = yield* addRevision(campaign, newest, sent, isAutopilots)
  const next = yield* changedCampaign(campaign, revision, changes, portal)
  yield* (yield* CampaignRepository).save(next)
  const endsTest = changes.some(
    ({ channel, effect }) => channel === "Social" && (effect === "newAd" || effect === "secondAd"),
  )
  const tested = endsTest ? yield* endChangedTest(run, yield* momentOf(campaign)) : run
  yield* (yield* LaunchRuns).save(yield* changedRun(next, tested, revision, { changes, running, portal }))
  yield* queueEdit({ businessProfileId, campaignId })
  return next
})

/** The campaign with the draft's budget and last day at the price that its owner saw; as it is where they do not differ. */
const settledTerms = Effect.fnUntraced(function* (
  campaign: Campaign,
  { terms }: PlanEdit,
  agreed: { readonly idempotencyKey: IdempotencyKey; readonly total?: number },
) {
  const wanted = differingTerms(runningTerms(campaign), terms)
  if (wanted === undefined) return campaign
  const { businessProfileId, id: campaignId } = campaign
  return revisedCampaign(
    campaign,
    yield* withChangedTerms(campaign, { businessProfileId, campaignId, ...wanted, ...agreed }),
  )
})

export const sendCampaignEdit = handler(
  SendCampaignEdit,
  Effect.fnUntraced(function* ({ version, idempotencyKey, total, ...key }) {
    const campaign = yield* keepRunningPlan(yield* changeableHere(key))
    const newest = yield* newestRevisions(key)
    if (newest.some((revision) => revision.idempotencyKey === idempotencyKey)) return yield* editStateOf(campaign)
    const portal = yield* offeredHere("launch", key.businessProfileId)
    const stored = yield* (yield* CampaignEdits).forChange(key)
    yield* refuseStaleEdit(campaign, stored, version)
    const draft = draftIn(stored)
    const { run } = yield* madeChannelsOf(campaign)
    if (draft === undefined || run === undefined)
      return yield* new CampaignNotLaunchable({ campaignId: campaign.id, missing: ["campaigns.edit.nothing"] })

    const termed = yield* settledTerms(campaign, draft.edit, {
      idempotencyKey,
      ...(total !== undefined && { total }),
    })
    const next = yield* sendAccepted(termed, run, portal, {
      edit: acceptedEdit(draft.edit),
      idempotencyKey,
      newest: newest[0],
      changesTerms: termed !== campaign,
    })
    yield* endDraft(draft)
    return yield* editStateOf(next)
  }),
)
