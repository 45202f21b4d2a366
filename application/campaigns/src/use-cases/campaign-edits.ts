import { Clock, Effect, Result, Schema, Struct } from "effect"
import { CurrentActor, handler } from "@application/kernel"
import {
  acceptedEdit,
  type Campaign,
  type CampaignPlan,
  editOf,
  editWithTerms,
  endDatesFor,
  PlanEdit,
  type PlanRevision,
  PlanRevisionNotFound,
  readEdit,
  runningTerms,
  wholeEdit,
} from "@domain/campaigns"
import { canonicalJson } from "@domain/creatives"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import {
  DiscardCampaignEdit,
  GetCampaignEdit,
  RestorePlanRevision,
  SaveCampaignEdit,
  ShowEditToClient,
} from "../contract/index.ts"
import { type CampaignKey, CampaignRepository, LaunchDrafts } from "../ports/index.ts"
import { CampaignEdits, CampaignPlans, draftIn, type EditDraft, type StoredEdit } from "../stores/index.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { keepRunningPlan } from "./running-plan.ts"
import { changeable, editStateOf, madeChannelsOf, shownDraft } from "./edit-state.ts"
import { momentOf } from "./moment.ts"
import { offeredHere } from "./offered.ts"

const encoded = Schema.encodeSync(Schema.toCodecJson(PlanEdit))

const same = (one: unknown, other: unknown): boolean => canonicalJson([one]) === canonicalJson([other])

/** The parts of two edits that have different values, by their names. */
const differingNames = (one: PlanEdit, other: PlanEdit): ReadonlyArray<string> => {
  const [before, now]: ReadonlyArray<Readonly<Record<string, unknown>>> = [
    { ...one.ads, ...one.audience, ...one.terms },
    { ...other.ads, ...other.audience, ...other.terms },
  ]
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])].filter(
    (name) => !same(before?.[name] ?? null, now?.[name] ?? null),
  )
}

/** Refuses a change made from another version, with the draft as it is, else with what runs by now. */
export const refuseStaleEdit = Effect.fnUntraced(function* (
  campaign: Campaign,
  stored: StoredEdit | undefined,
  version: number,
  wanted?: PlanEdit,
) {
  const revision = stored?.version ?? 0
  if (revision === version) return
  const draft = draftIn(stored)
  const { edit, ...about } =
    draft === undefined
      ? { edit: editOf(yield* currentPlanOf(campaign)), version: revision, editedAt: stored?.editedAt ?? 0 }
      : yield* shownDraft(draft)
  return yield* new DifferenceStale({
    fields: wanted === undefined ? [] : differingNames(edit, wanted),
    revision,
    current: { ...about, edit: encoded(edit) },
  })
})

/** Leaves no draft and a version of its own, so that nobody goes on from what was there before. */
export const passVersion = Effect.fnUntraced(function* (
  { businessProfileId, campaignId }: CampaignKey,
  version: number,
) {
  const editedAt = yield* Clock.currentTimeMillis
  yield* (yield* CampaignEdits).save({ businessProfileId, campaignId, version: version + 1, editedAt })
})

/** Ends a draft that was sent or discarded. Its version stays, so that nobody goes on from it. */
export const endDraft = Effect.fnUntraced(function* (draft: EditDraft | undefined) {
  if (draft === undefined) return
  yield* passVersion(draft, draft.version)
})

/** A campaign, locked after its session, which a client may be deciding on. */
export const lockedCampaign = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: CampaignKey) {
  const campaigns = yield* CampaignRepository
  const { sessionId } = yield* campaigns.byId(businessProfileId, campaignId)
  yield* (yield* LaunchDrafts).campaignOf(sessionId)
  return yield* campaigns.forChange(businessProfileId, campaignId)
})

/** A campaign whose ads may be changed now, locked. */
export const changeableHere = Effect.fnUntraced(function* (key: CampaignKey) {
  const campaign = yield* changeable(yield* lockedCampaign(key))
  yield* offeredHere("changeAd", key.businessProfileId)
  return campaign
})

/** Shows the client what is typed by now, as it would be sent, where the draft was shown before. */
const followShown = (
  { businessProfileId, sessionId }: Campaign,
  running: CampaignPlan,
  stored: StoredEdit | undefined,
  edit: PlanEdit,
) =>
  stored?.shownAt === undefined
    ? Effect.void
    : Effect.flatMap(LaunchDrafts, (drafts) =>
        Effect.orDie(drafts.revise(businessProfileId, sessionId, wholeEdit(running, acceptedEdit(edit)))),
      )

/** Keeps an edit as the campaign's draft; an edit that changes nothing leaves none. */
export const keepEdit = Effect.fnUntraced(function* (
  campaign: Campaign,
  plan: CampaignPlan,
  stored: StoredEdit | undefined,
  edit: PlanEdit,
) {
  const { businessProfileId, id: campaignId } = campaign
  const { channels } = yield* madeChannelsOf(campaign)
  const isRefused = channels.some((channel) => channel.edit?.status === "Refused")
  yield* followShown(campaign, plan, stored, edit)
  if (same(edit, editOf(plan)) && !isRefused) return yield* endDraft(draftIn(stored))
  const actor = yield* CurrentActor
  const { editedBy: _before, ...kept } = stored ?? { businessProfileId, campaignId, version: 0 }
  yield* (yield* CampaignEdits).save({
    ...kept,
    edit,
    version: kept.version + 1,
    editedAt: yield* Clock.currentTimeMillis,
    ...(actor.kind === "user" && { editedBy: actor.userId }),
  })
})

export const getCampaignEdit = handler(
  GetCampaignEdit,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    return yield* editStateOf(campaign)
  }),
)

export const saveCampaignEdit = handler(
  SaveCampaignEdit,
  Effect.fnUntraced(function* ({ edit, version, ...key }) {
    const campaign = yield* changeableHere(key)
    const checked = readEdit(edit, campaign.region)
    if (Result.isFailure(checked)) return yield* new InvalidFields({ fields: checked.failure })
    const wanted = editWithTerms(checked.success, runningTerms(campaign), checked.success.terms)
    const stored = yield* (yield* CampaignEdits).forChange(key)
    const draft = draftIn(stored)
    if (draft === undefined || !same(draft.edit, wanted)) {
      yield* refuseStaleEdit(campaign, stored, version, wanted)
      yield* keepEdit(campaign, yield* currentPlanOf(campaign), stored, wanted)
    }
    return yield* editStateOf(campaign)
  }),
)

export const discardCampaignEdit = handler(
  DiscardCampaignEdit,
  Effect.fnUntraced(function* ({ version, ...key }) {
    const campaign = yield* lockedCampaign(key)
    const stored = yield* (yield* CampaignEdits).forChange(key)
    yield* refuseStaleEdit(campaign, stored, version)
    const running = yield* currentPlanOf(campaign)
    yield* followShown(campaign, running, stored, editOf(running))
    yield* endDraft(draftIn(stored))
    return yield* editStateOf(campaign)
  }),
)

/** The terms of an earlier revision as they can be had now: a last day that has passed stays as it is. */
const restoredTerms = Effect.fnUntraced(function* (campaign: Campaign, { terms }: PlanRevision) {
  if (terms?.endDate === undefined) return terms
  const { earliest } = endDatesFor(campaign, (yield* momentOf(campaign)).today)
  return terms.endDate < earliest ? Struct.omit(terms, ["endDate"]) : terms
})

export const restorePlanRevision = handler(
  RestorePlanRevision,
  Effect.fnUntraced(function* ({ revision, ...key }) {
    const campaign = yield* changeableHere(key)
    const found = yield* (yield* CampaignPlans).find({ ...key, revision })
    if (found === undefined) return yield* new PlanRevisionNotFound({ revision })
    const stored = yield* (yield* CampaignEdits).forChange(key)
    const edit = editWithTerms(editOf(found.plan), runningTerms(campaign), yield* restoredTerms(campaign, found))
    yield* keepEdit(campaign, yield* currentPlanOf(campaign), stored, edit)
    return yield* editStateOf(campaign)
  }),
)

export const showEditToClient = handler(
  ShowEditToClient,
  Effect.fnUntraced(function* (key) {
    const changing = yield* changeableHere(key)
    const edits = yield* CampaignEdits
    const draft = draftIn(yield* edits.forChange(key))
    if (draft === undefined) return yield* editStateOf(changing)
    const campaign = yield* keepRunningPlan(changing)
    const shown = { ...draft, shownAt: draft.shownAt ?? (yield* Clock.currentTimeMillis) }
    yield* followShown(campaign, yield* currentPlanOf(campaign), shown, draft.edit)
    yield* edits.save(shown)
    return yield* editStateOf(campaign)
  }),
)
