import { addDays } from "@domain/kernel"
import { beginTest, type CampaignPlan, nothingSpent, planOfVersion } from "@domain/campaigns"
import { Effect, Result, Struct } from "effect"
import { AdNetworks, type ChannelRun, CreativePictures, type ExternalIds } from "../ports/index.ts"
import { AdTests } from "../stores/index.ts"
import { queueState } from "./follow-test.ts"
import { momentOf } from "./moment.ts"
import { channelBudgets } from "./network-budgets.ts"
import { answered, type Changing, objectsOf, record, refuse, stopAd } from "./recorded-edit.ts"
import { listedPicture } from "./told-pictures.ts"

const parts = ["adSetB", "pictureB", "creativeB", "adB"] as const

/** The channel's objects with the objects of its new second version; versions of earlier tests have no part in it. */
const madeFor = ({ channel, edit }: Changing): ExternalIds => ({
  ...Struct.omit(channel.externalIds, [...parts, "study"]),
  ...edit.externalIds,
})

/** The change with one more object, which is recorded before anything else happens; none where another change was sent meanwhile. */
const withObject = Effect.fnUntraced(function* (changing: Changing, ids: ExternalIds) {
  const edit = { ...changing.edit, externalIds: { ...changing.edit.externalIds, ...ids } }
  if (yield* record(changing, (current) => ({ ...current, edit }))) return { ...changing, edit }
  yield* stopAd(changing, edit.externalIds)
  return undefined
})

const requestOf = Effect.fnUntraced(function* ({ edit, ...changing }: Changing, plan: CampaignPlan) {
  const pictures = yield* CreativePictures
  const pictureOf = (version: "A" | "B") =>
    Effect.provideService(listedPicture(planOfVersion(plan, version)), CreativePictures, pictures)
  return {
    plan: edit.plan,
    revision: edit.planRevision,
    made: madeFor({ edit, ...changing }),
    picture: pictureOf("A"),
    secondPicture: pictureOf("B"),
  }
})

/** Makes the second version beside the present ad, standing still, so that its network reviews it. */
export const makeVersion = Effect.fnUntraced(function* (changing: Changing, plan: CampaignPlan) {
  const networks = yield* AdNetworks
  let next: Changing | undefined = changing
  for (const step of parts) {
    if (next === undefined || next.edit.externalIds[step] !== undefined) continue
    const id: string = yield* networks.perform({ ...(yield* requestOf(next, plan)), step })
    next = yield* withObject(next, { [step]: id })
  }
  return next
})

/** The change that knows what was spent before its test, which stays so however often the test's beginning is tried. */
const withBefore = Effect.fnUntraced(function* (changing: Changing) {
  const { edit } = changing
  const { social } = edit.plan
  if (social?.variant === undefined || social.variant.before !== undefined) return changing
  const before = yield* (yield* AdNetworks).spentBefore(objectsOf(changing))
  const plan = { ...edit.plan, social: { ...social, variant: { ...social.variant, before } } }
  const next = { ...changing, edit: { ...edit, plan } }
  return (yield* record(changing, (current) => ({ ...current, edit: next.edit }))) ? next : undefined
})

const withStudy = Effect.fnUntraced(function* (changing: Changing, plan: CampaignPlan) {
  if (changing.edit.externalIds.study !== undefined) return changing
  const id = yield* (yield* AdNetworks).perform({ ...(yield* requestOf(changing, plan)), step: "study" })
  return yield* withObject(changing, { study: id })
})

const shownBeside =
  ({ edit }: Changing) =>
  (before: ChannelRun) => {
    const { edit: _edit, ...channel } = before
    return {
      ...channel,
      plan: edit.plan,
      ad: edit.ad,
      planRevision: edit.planRevision,
      externalIds: { ...channel.externalIds, ...edit.externalIds },
    }
  }

/** The test of both versions, which counts whole days: from the day after both are shown. */
const saveTest = Effect.fnUntraced(function* ({ campaign, run, edit }: Changing) {
  const { picture, variant } = edit.ad
  const design = edit.plan.social?.variant?.test
  const { businessProfileId, id: campaignId, endDate } = campaign
  if (picture === undefined || variant === undefined || design === undefined || endDate === undefined) return
  const startDate = addDays((yield* momentOf(campaign)).today, 1)
  const test = beginTest(design, { A: picture, B: variant }, { startDate, endDate })
  yield* (yield* AdTests).save({ businessProfileId, campaignId, ...test, attempt: run.attempt })
})

/** Halves what is left of the money, splits people between both versions and then shows the second: nothing is spent twice. */
export const beginVersion = Effect.fnUntraced(function* (changing: Changing, plan: CampaignPlan) {
  const { campaign, channel } = changing
  const networks = yield* AdNetworks
  const budgetOf = yield* channelBudgets(campaign, (yield* momentOf(campaign)).today)
  const known = yield* withBefore(changing)
  if (budgetOf === undefined || known === undefined) return
  const { before = nothingSpent } = known.edit.plan.social?.variant ?? {}
  const halved = yield* answered(
    Effect.andThen(
      networks.setBudget(objectsOf(changing, known.edit.externalIds), { ...budgetOf(channel), versions: before }),
      withStudy(known, plan),
    ),
  )
  if (Result.isFailure(halved)) {
    yield* refuse(known, { problem: halved.failure.reason })
    return
  }
  const split = halved.success
  if (split === undefined) return
  yield* networks.showVersions(objectsOf(changing, split.edit.externalIds))
  const { businessProfileId, id: campaignId } = campaign
  const begin = () => Effect.andThen(saveTest(split), queueState({ businessProfileId, campaignId }))
  if (!(yield* record(split, shownBeside(split), begin))) yield* stopAd(split, split.edit.externalIds)
})
