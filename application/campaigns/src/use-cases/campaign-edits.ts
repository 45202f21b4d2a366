import { Clock, Effect, Result, Schema } from "effect"
import { CurrentActor, handler } from "@application/kernel"
import { type Campaign, type CampaignPlan, editOf, PlanEdit, PlanRevisionNotFound, readEdit } from "@domain/campaigns"
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
import { CampaignEdits, CampaignPlans, type StoredEdit } from "../stores/index.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { changeable, editStateOf, madeChannelsOf, shownDraft } from "./edit-state.ts"
import { offeredHere } from "./offered.ts"

const encoded = Schema.encodeSync(Schema.toCodecJson(PlanEdit))

const same = (one: unknown, other: unknown): boolean => canonicalJson([one]) === canonicalJson([other])

/** The parts of two edits that have different values, by their names. */
const differingNames = (one: PlanEdit, other: PlanEdit): ReadonlyArray<string> => {
  const [before, now]: ReadonlyArray<Readonly<Record<string, unknown>>> = [
    { ...one.ads, ...one.audience },
    { ...other.ads, ...other.audience },
  ]
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])].filter(
    (name) => !same(before?.[name] ?? null, now?.[name] ?? null),
  )
}

/** Refuses a change made from another version of the draft, with the draft as it is. */
export const refuseStaleEdit = Effect.fnUntraced(function* (
  stored: StoredEdit | undefined,
  version: number,
  wanted?: PlanEdit,
) {
  if ((stored?.version ?? 0) === version) return
  if (stored === undefined) return yield* new DifferenceStale({ fields: [], revision: 0, current: {} })
  const { edit, ...draft } = yield* shownDraft(stored)
  return yield* new DifferenceStale({
    fields: wanted === undefined ? [] : differingNames(edit, wanted),
    revision: stored.version,
    current: { ...draft, edit: encoded(edit) },
  })
})

/** A campaign, locked after its session, which a client may be deciding on. */
const lockedCampaign = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: CampaignKey) {
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

/** Shows the client what is typed by now, where the draft was shown before. */
const followShown = ({ businessProfileId, sessionId }: Campaign, stored: StoredEdit | undefined, edit: PlanEdit) =>
  stored?.shownAt === undefined
    ? Effect.void
    : Effect.flatMap(LaunchDrafts, (drafts) => Effect.orDie(drafts.revise(businessProfileId, sessionId, edit)))

/** Keeps an edit as the campaign's draft; an edit that changes nothing leaves none. */
const keepEdit = Effect.fnUntraced(function* (
  campaign: Campaign,
  plan: CampaignPlan,
  stored: StoredEdit | undefined,
  edit: PlanEdit,
) {
  const { businessProfileId, id: campaignId } = campaign
  const edits = yield* CampaignEdits
  const { channels } = yield* madeChannelsOf(campaign)
  const isRefused = channels.some((channel) => channel.edit?.status === "Refused")
  yield* followShown(campaign, stored, edit)
  if (same(edit, editOf(plan)) && !isRefused) return yield* edits.remove({ businessProfileId, campaignId })
  const actor = yield* CurrentActor
  const { editedBy: _before, ...kept } = stored ?? { businessProfileId, campaignId, version: 0 }
  yield* edits.save({
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
    const stored = yield* (yield* CampaignEdits).forChange(key)
    if (stored === undefined || !same(stored.edit, checked.success)) {
      yield* refuseStaleEdit(stored, version, checked.success)
      yield* keepEdit(campaign, yield* currentPlanOf(campaign), stored, checked.success)
    }
    return yield* editStateOf(campaign)
  }),
)

export const discardCampaignEdit = handler(
  DiscardCampaignEdit,
  Effect.fnUntraced(function* (key) {
    const campaign = yield* lockedCampaign(key)
    const edits = yield* CampaignEdits
    yield* followShown(campaign, yield* edits.forChange(key), editOf(yield* currentPlanOf(campaign)))
    yield* edits.remove(key)
    return yield* editStateOf(campaign)
  }),
)

export const restorePlanRevision = handler(
  RestorePlanRevision,
  Effect.fnUntraced(function* ({ revision, ...key }) {
    const campaign = yield* changeableHere(key)
    const found = yield* (yield* CampaignPlans).find({ ...key, revision })
    if (found === undefined) return yield* new PlanRevisionNotFound({ revision })
    const stored = yield* (yield* CampaignEdits).forChange(key)
    yield* keepEdit(campaign, yield* currentPlanOf(campaign), stored, editOf(found.plan))
    return yield* editStateOf(campaign)
  }),
)

export const showEditToClient = handler(
  ShowEditToClient,
  Effect.fnUntraced(function* (key) {
    const campaign = yield* changeableHere(key)
    const edits = yield* CampaignEdits
    const stored = yield* edits.forChange(key)
    if (stored !== undefined) {
      const shown = { ...stored, shownAt: stored.shownAt ?? (yield* Clock.currentTimeMillis) }
      yield* followShown(campaign, shown, stored.edit)
      yield* edits.save(shown)
    }
    return yield* editStateOf(campaign)
  }),
)
