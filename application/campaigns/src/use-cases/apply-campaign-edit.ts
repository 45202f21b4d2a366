import { Effect } from "effect"
import { handler, UnitOfWork } from "@application/kernel"
import { type Campaign, creativeContentOf, isHeldForPortal, mayMove, retargeted, showsPicture } from "@domain/campaigns"
import { ApplyCampaignEdit } from "../contract/index.ts"
import {
  type AdEdit,
  AdNetworks,
  CampaignRepository,
  type ChannelEdit,
  type ChannelObjects,
  type ChannelRun,
  CreativePictures,
  type ExternalIds,
  type LaunchRun,
  LaunchRuns,
} from "../ports/index.ts"
import { adPlanOfRun } from "./ad-plan.ts"
import { planOfRun, revisionNumbered } from "./campaign-plans.ts"
import { tellChange } from "./tell-change.ts"

/** A channel of a launch with its change. */
interface Changing {
  readonly campaign: Campaign
  readonly run: LaunchRun
  readonly channel: ChannelRun
  readonly edit: ChannelEdit
}

const objectsOf = ({ campaign, channel }: Changing, ad: ExternalIds): ChannelObjects => ({
  channel: channel.channel,
  externalIds: { ...channel.externalIds, ...ad },
  ...(campaign.objective !== undefined && { objective: campaign.objective }),
})

/**
 * Writes how far a change is and tells its owner, in a transaction of its own; whether it was still the channel's last change.
 * A change that was sent meanwhile takes its place.
 */
const record = Effect.fnUntraced(function* (
  { campaign: { businessProfileId, id }, channel, edit }: Changing,
  next: (current: ChannelRun) => ChannelRun,
  news?: "changedAdShown" | "changedAdRefused",
) {
  const runs = yield* LaunchRuns
  const write = Effect.gen(function* () {
    const { sessionId, name } = yield* (yield* CampaignRepository).forChange(businessProfileId, id)
    const run = yield* runs.latest(businessProfileId, id)
    const current = run?.channels.find((one) => one.channel === channel.channel)
    if (run === undefined || current?.edit?.planRevision !== edit.planRevision) return false
    const channels = run.channels.map((one) => (one === current ? next(current) : one))
    yield* runs.save({ ...run, channels })
    if (news !== undefined) yield* tellChange({ businessProfileId, id, sessionId, name }, news)
    return true
  })
  return yield* (yield* UnitOfWork).transact(write)
})

const withoutEdit = ({ edit: _edit, ...channel }: ChannelRun): ChannelRun => channel

/** The channel that shows the whole change. */
const shown =
  (edit: ChannelEdit) =>
  (channel: ChannelRun): ChannelRun => ({
    ...withoutEdit(channel),
    plan: edit.plan,
    ad: edit.ad,
    planRevision: edit.planRevision,
    externalIds: { ...channel.externalIds, ...edit.externalIds },
  })

/** The channel whose audience follows the change, and whose new ad waits for its review. */
const waitingForReview = ({ channel: before, edit }: Changing, told: AdEdit["before"], externalIds: ExternalIds) => {
  const { audience, hours } = edit.ad
  const { hours: _hours, ...ad } = before.ad ?? edit.ad
  return (channel: ChannelRun): ChannelRun => ({
    ...channel,
    plan: retargeted(told, edit.plan),
    ad: { ...ad, audience, ...(hours !== undefined && { hours }) },
    edit: { ...edit, status: "InReview", externalIds, stops: [] },
  })
}

const refused =
  (edit: ChannelEdit, why: Pick<ChannelEdit, "problem" | "fields">) =>
  (channel: ChannelRun): ChannelRun => ({ ...channel, edit: { ...edit, ...why, status: "Refused", stops: [] } })

const stopAd = (changing: Changing, ad: ExternalIds) =>
  Effect.flatMap(AdNetworks, ({ stopAd: stop }) => stop(objectsOf(changing, ad))).pipe(
    Effect.catchTag("NetworkRefused", ({ reason }) =>
      Effect.logWarning(`Ad ${ad.ad} of campaign ${changing.campaign.id} could not be stopped: ${reason}`),
    ),
  )

/** Tells the network the change: the new ad first, since a refused ad then leaves everything as it was. */
const send = Effect.fnUntraced(function* (changing: Changing) {
  const { campaign, run, channel, edit } = changing
  const networks = yield* AdNetworks
  const plan = yield* revisionNumbered(campaign, edit.planRevision)
  const before = yield* adPlanOfRun(campaign, yield* planOfRun(campaign, run), channel, run.attempt)
  const pictures = yield* CreativePictures
  const request: AdEdit = {
    before,
    plan: edit.plan,
    made: channel.externalIds,
    revision: edit.planRevision,
    picture: pictures.png(creativeContentOf(plan), "square"),
  }
  yield* Effect.forEach(edit.stops, (ad) => stopAd(changing, ad), { discard: true })
  const tell = Effect.gen(function* () {
    const made = edit.needsAd ? yield* networks.addAd(request) : undefined
    yield* networks
      .retarget(request)
      .pipe(Effect.tapErrorTag("NetworkRefused", () => (made === undefined ? Effect.void : stopAd(changing, made))))
    return made
  })
  const made = yield* Effect.result(Effect.catchTag(tell, "NetworkUnavailable", Effect.die))
  if (made._tag === "Failure")
    return yield* record(changing, refused(edit, { problem: made.failure.reason }), "changedAdRefused")
  const ad = made.success
  const isLast = yield* record(changing, ad === undefined ? shown(edit) : waitingForReview(changing, before, ad))
  if (!isLast && ad !== undefined) yield* stopAd(changing, ad)
  return isLast
})

/** Shows the changed picture in lists and reports. */
const showPicture = Effect.fnUntraced(function* ({ campaign, channel, edit }: Changing) {
  if (!showsPicture([channel.channel])) return
  const plan = yield* revisionNumbered(campaign, edit.planRevision)
  const { url } = yield* (yield* CreativePictures).png(creativeContentOf(plan), "square")
  const campaigns = yield* CampaignRepository
  const write = Effect.flatMap(campaigns.forChange(campaign.businessProfileId, campaign.id), (current) =>
    campaigns.save({ ...current, pictureUrl: url }),
  )
  yield* (yield* UnitOfWork).transact(write)
})

/** Shows the new ad once its network has approved it, and stops the ad before it; a refused ad leaves that one running. */
const follow = Effect.fnUntraced(function* (changing: Changing) {
  const { channel, edit } = changing
  const review = yield* (yield* AdNetworks).review(objectsOf(changing, edit.externalIds))
  if (review.status === "Rejected") {
    const { reason, fields } = review
    yield* stopAd(changing, edit.externalIds)
    yield* record(
      changing,
      refused(edit, { ...(reason !== undefined && { problem: reason }), ...(fields !== undefined && { fields }) }),
      "changedAdRefused",
    )
  }
  if (review.status !== "Active") return
  yield* stopAd(changing, channel.externalIds)
  yield* record(changing, shown(edit), "changedAdShown")
  yield* showPicture(changing)
})

const steps: Readonly<Record<ChannelEdit["status"], (changing: Changing) => ReturnType<typeof send | typeof follow>>> =
  { Waiting: send, InReview: follow, Refused: () => Effect.succeed(false) }

/** An unreachable network is a defect here: the job tries again. */
export const applyCampaignEdit = handler(
  ApplyCampaignEdit,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    if (run === undefined || isHeldForPortal(campaign) || !mayMove(campaign, "changeAd")) return {}
    yield* Effect.orDie(
      Effect.forEach(
        run.channels,
        (channel) =>
          channel.edit === undefined
            ? Effect.void
            : Effect.asVoid(steps[channel.edit.status]({ campaign, run, channel, edit: channel.edit })),
        { discard: true },
      ),
    )
    return {}
  }),
)
