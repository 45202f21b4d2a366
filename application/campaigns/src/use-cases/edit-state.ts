import { Effect } from "effect"
import { UserNames } from "@application/kernel"
import { Portals } from "@application/portals/services"
import {
  acceptedEdit,
  type Campaign,
  CampaignDisabled,
  CampaignMoveNotAllowed,
  type CampaignPlan,
  differingTerms,
  type EditLackKey,
  isDisabled,
  lacksOfEdit,
  lacksOfVersion,
  mayChangeHours,
  mayMove,
  type PlanChange,
  planChanges,
  type PlanEdit,
  revisedPlan,
  runningTerms,
  type SentChange,
  testMeans,
  wholeEdit,
} from "@domain/campaigns"
import type { CampaignEditState } from "../contract/index.ts"
import { type ChannelEdit, type ChannelRun, LaunchDrafts, type LaunchRun, LaunchRuns } from "../ports/index.ts"
import { CampaignEdits, draftIn, type EditDraft } from "../stores/index.ts"
import { quotedChange } from "./change-campaign.ts"
import { currentPlanOf, revisionNumbered } from "./campaign-plans.ts"
import { momentOf } from "./moment.ts"

/** Fails unless the campaign's status allows a change of its ads. */
export const changeable = Effect.fnUntraced(function* (campaign: Campaign) {
  const { id: campaignId, status } = campaign
  if (isDisabled(campaign)) return yield* new CampaignDisabled({ campaignId })
  if (!mayMove(campaign, "changeAd")) return yield* new CampaignMoveNotAllowed({ campaignId, status, move: "changeAd" })
  return campaign
})

/** The campaign's latest launch with the channels that were made, which alone can be changed. */
export const madeChannelsOf = Effect.fnUntraced(function* ({ businessProfileId, id }: Campaign) {
  const run = yield* (yield* LaunchRuns).latest(businessProfileId, id)
  return { run, channels: (run?.channels ?? []).filter(({ status }) => status === "Done") }
})

/** The plan whose ad a channel shows. A launch from before there were revisions shows what runs. */
export const shownPlanOf = (
  campaign: Campaign,
  running: CampaignPlan,
  run: LaunchRun,
  { planRevision = run.planRevision }: ChannelRun,
) => (planRevision === undefined ? Effect.succeed(running) : revisionNumbered(campaign, planRevision))

/** The plan that a channel shows, or will show once its network has decided on what was sent. */
const plannedFor = Effect.fnUntraced(function* (
  campaign: Campaign,
  running: CampaignPlan,
  run: LaunchRun,
  channel: ChannelRun,
) {
  const { edit } = channel
  const shown = yield* shownPlanOf(campaign, running, run, channel)
  if (edit === undefined) return shown
  const sent = yield* revisionNumbered(campaign, edit.planRevision)
  if (edit.status !== "Refused") return sent
  // A network that refuses an ad has taken the change's audience by then.
  return (edit.externalIds.ad ?? edit.externalIds.adB) === undefined ? shown : { ...shown, targeting: sent.targeting }
})

/** What an edit changes on each channel that was made. */
export const changesOf = Effect.fnUntraced(function* (campaign: Campaign, running: CampaignPlan, edited: CampaignPlan) {
  const { run, channels } = yield* madeChannelsOf(campaign)
  if (run === undefined) return []
  const changes = yield* Effect.forEach(channels, (channel) =>
    Effect.map(plannedFor(campaign, running, run, channel), (shown) => planChanges(shown, edited, channel.channel)),
  )
  return changes.flat()
})

const sentChange = (channel: ChannelRun["channel"], edit: ChannelEdit): SentChange => ({
  channel,
  status: edit.status,
  ...(edit.addsVersion === true && { addsVersion: true }),
  ...(edit.problem !== undefined && { reason: edit.problem }),
  ...(edit.fields !== undefined && { fields: edit.fields }),
  ...(edit.reviewReasons !== undefined && { reviewReasons: edit.reviewReasons }),
  ...(edit.reviewWords !== undefined && { reviewWords: edit.reviewWords }),
})

/** The changes of a launch that were sent and are not shown yet, or were refused. */
export const sentChangesOf = (channels: ReadonlyArray<ChannelRun>): ReadonlyArray<SentChange> =>
  channels.flatMap(({ channel, edit }) => (edit === undefined ? [] : [sentChange(channel, edit)]))

/** The draft of a change as people read it, with the name of who typed it last. */
export const shownDraft = Effect.fnUntraced(function* ({ edit, version, editedAt, editedBy }: EditDraft) {
  const portal = yield* (yield* Portals).current
  const names = yield* (yield* UserNames).of(portal.id, editedBy === undefined ? [] : [editedBy])
  const name = editedBy === undefined ? undefined : names.get(editedBy)
  return { edit, version, editedAt, ...(name !== undefined && { editedBy: name }) }
})

/** How far the client's approval of an edit is; undefined where sending it needs none. */
const standingOf = Effect.fnUntraced(function* ({ businessProfileId, sessionId }: Campaign, edit: PlanEdit) {
  const approval = yield* Effect.orDie((yield* LaunchDrafts).approvalOfEdit(businessProfileId, sessionId, edit))
  return approval.isNeeded ? approval.standing : undefined
})

/** What keeps an edit with a second version from being sent. */
export const lackOfVersion = Effect.fnUntraced(function* (
  campaign: Campaign,
  running: CampaignPlan,
  edited: CampaignPlan,
  changes: ReadonlyArray<PlanChange>,
) {
  const { channels } = yield* madeChannelsOf(campaign)
  const means = testMeans(campaign, (yield* momentOf(campaign)).today)
  const isAdWaiting = channels.some(
    ({ channel, edit }) => channel === "Social" && edit?.needsAd === true && edit.status !== "Refused",
  )
  return lacksOfVersion(running, edited, { changes, means, isAdWaiting })
})

/** What another budget or last day of a draft costs, or why it cannot be had. */
const termsOfEdit = Effect.fnUntraced(function* (campaign: Campaign, { terms }: PlanEdit) {
  const wanted = differingTerms(runningTerms(campaign), terms)
  if (wanted === undefined) return { lacks: [] }
  const refused = (key: EditLackKey) => Effect.succeed({ lacks: [key] })
  return yield* quotedChange(campaign, wanted).pipe(
    Effect.map((quote) => ({
      quote,
      lacks: quote.missing > 0 ? ["campaigns.edit.money" satisfies EditLackKey] : [],
    })),
    Effect.catchTags({
      EndDateNotAllowed: () => refused("campaigns.edit.endDate"),
      BudgetNotAllowed: () => refused("campaigns.edit.budget"),
      CampaignMoveNotAllowed: () => refused("campaigns.edit.endDate"),
      CampaignMoveNotOffered: () => refused("campaigns.edit.endDate"),
      CampaignDisabled: () => refused("campaigns.edit.endDate"),
    }),
  )
})

/** What a draft changes, what keeps it from being sent, and how far its client's approval is. */
export const followsOf = Effect.fnUntraced(function* (campaign: Campaign, plan: CampaignPlan, draft: PlanEdit) {
  const edit = wholeEdit(plan, acceptedEdit(draft))
  const edited = revisedPlan(plan, edit)
  const changes: ReadonlyArray<PlanChange> = yield* changesOf(campaign, plan, edited)
  const approval = yield* standingOf(campaign, edit)
  const { lacks, ...quoted } = yield* termsOfEdit(campaign, draft)
  return {
    changes,
    ...quoted,
    lacks: [
      ...lacksOfEdit(campaign, plan, edited),
      ...(yield* lackOfVersion(campaign, plan, edited, changes)),
      ...lacks,
    ],
    ...(approval !== undefined && { approval }),
  }
})

/** A running campaign's plan with the change that is typed and what follows from it. */
export const editStateOf = Effect.fnUntraced(function* (campaign: Campaign) {
  const { businessProfileId, id: campaignId } = campaign
  const plan = yield* currentPlanOf(campaign)
  const stored = yield* (yield* CampaignEdits).find({ businessProfileId, campaignId })
  const draft = draftIn(stored)
  const { channels } = yield* madeChannelsOf(campaign)
  const follows = draft === undefined ? { changes: [], lacks: [] } : yield* followsOf(campaign, plan, draft.edit)
  const means = testMeans(campaign, (yield* momentOf(campaign)).today)
  const state: CampaignEditState = {
    plan,
    ...(draft !== undefined && { draft: yield* shownDraft(draft) }),
    version: stored?.version ?? 0,
    running: runningTerms(campaign),
    ...follows,
    mayChangeHours: mayChangeHours(campaign),
    ...(means !== undefined && { means }),
    sent: sentChangesOf(channels),
  }
  return state
})
