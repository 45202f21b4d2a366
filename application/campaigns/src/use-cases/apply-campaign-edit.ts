import { Effect, Result } from "effect"
import { handler, UnitOfWork } from "@application/kernel"
import {
  type Campaign,
  type CampaignNotFound,
  isHeldForPortal,
  mayMove,
  retargeted,
  showsDesign,
} from "@domain/campaigns"
import { ApplyCampaignEdit } from "../contract/index.ts"
import {
  type AdEdit,
  type AdNetworkError,
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
import { withBannerPictures } from "./banner-pictures.ts"
import { planOfRun, revisionNumbered } from "./campaign-plans.ts"
import { tellChange } from "./tell-change.ts"
import { shownPictureOf } from "./shown-picture.ts"

/** A channel of a launch with its change. */
interface Changing {
  readonly campaign: Campaign
  readonly run: LaunchRun
  readonly channel: ChannelRun
  readonly edit: ChannelEdit
}

const objectsOf = ({ campaign, channel }: Pick<Changing, "campaign" | "channel">, ad: ExternalIds): ChannelObjects => ({
  channel: channel.channel,
  externalIds: { ...channel.externalIds, ...ad },
  ...(campaign.objective !== undefined && { objective: campaign.objective }),
})

/**
 * Writes how far a change is and tells its owner, in a transaction of its own; whether it was still the channel's last change
 * and as far as it was read. A change that was sent meanwhile takes its place.
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
    const { planRevision, status } = current?.edit ?? {}
    if (run === undefined || planRevision !== edit.planRevision || status !== edit.status) return false
    const channels = run.channels.map((one) => (one === current ? next(current) : one))
    yield* runs.save({ ...run, channels })
    if (news !== undefined) yield* tellChange({ businessProfileId, id, sessionId, name }, news)
    return true
  })
  return yield* (yield* UnitOfWork).transact(write)
})

const withoutEdit = ({ edit: _edit, ...channel }: ChannelRun): ChannelRun => channel

/** The channel with one more ad to stop; none where there is no ad. */
const stopping = (channel: ChannelRun, { ad }: ExternalIds): ChannelRun =>
  ad === undefined ? channel : { ...channel, stops: [...(channel.stops ?? []), { ad }] }

/** The channel that shows the whole change; the ad that a new ad replaces is to be stopped. */
const shown =
  (edit: ChannelEdit) =>
  (channel: ChannelRun): ChannelRun => ({
    ...stopping(withoutEdit(channel), edit.externalIds.ad === undefined ? {} : channel.externalIds),
    plan: edit.plan,
    ad: edit.ad,
    planRevision: edit.planRevision,
    externalIds: { ...channel.externalIds, ...edit.externalIds },
  })

/** The channel whose audience follows the change, and whose new ad waits for its review. */
const waitingForReview = ({ channel: before, edit }: Changing, told: AdEdit["before"]) => {
  const { audience, hours } = edit.ad
  const { hours: _hours, ...ad } = before.ad ?? edit.ad
  return (channel: ChannelRun): ChannelRun => ({
    ...channel,
    plan: retargeted(told, edit.plan),
    ad: { ...ad, audience, ...(hours !== undefined && { hours }) },
    edit: { ...edit, status: "InReview" },
  })
}

const refused =
  (edit: ChannelEdit, why: Pick<ChannelEdit, "problem" | "fields">) =>
  (channel: ChannelRun): ChannelRun => ({
    ...stopping(channel, edit.externalIds),
    edit: { ...edit, ...why, status: "Refused" },
  })

const stopAd = (of: Pick<Changing, "campaign" | "channel">, ad: ExternalIds) =>
  Effect.flatMap(AdNetworks, ({ stopAd: stop }) => stop(objectsOf(of, ad))).pipe(
    Effect.catchTag("NetworkRefused", ({ reason }) =>
      Effect.logWarning(`Ad ${ad.ad} of campaign ${of.campaign.id} could not be stopped: ${reason}`),
    ),
  )

/**
 * The change with the new ad that it needs, which is recorded before anything else happens, so that it is never made twice.
 * None where another change was sent meanwhile.
 */
const withNewAd = Effect.fnUntraced(function* (changing: Changing, request: AdEdit) {
  const { channel, edit } = changing
  if (!edit.needsAd || edit.externalIds.ad !== undefined) return changing
  const externalIds = yield* (yield* AdNetworks).addAd(request)
  // The network shows this very ad already and made no other.
  if (externalIds.ad === channel.externalIds.ad) return changing
  const next = { ...edit, externalIds }
  if (yield* record(changing, (current) => ({ ...current, edit: next }))) return { ...changing, edit: next }
  yield* stopAd(changing, externalIds)
  return undefined
})

/** What a network answered: a refusal is an answer, an unreachable network a defect. */
const answered = <A, R>(told: Effect.Effect<A, AdNetworkError | CampaignNotFound, R>) =>
  Effect.result(
    Effect.catchTags(told, {
      NetworkUnavailable: (cause) => Effect.die(cause),
      CampaignNotFound: (cause) => Effect.die(cause),
    }),
  )

/** Tells the network the change: the new ad first, since a refused ad then leaves everything as it was. */
const send = Effect.fnUntraced(function* (changing: Changing) {
  const { campaign, run, channel, edit } = changing
  const plan = yield* revisionNumbered(campaign, edit.planRevision)
  const before = yield* adPlanOfRun(campaign, yield* planOfRun(campaign, run), channel, run.attempt)
  const request: AdEdit = {
    before,
    ...(yield* withBannerPictures(edit.plan, plan)),
    made: channel.externalIds,
    revision: edit.planRevision,
    picture: shownPictureOf(yield* CreativePictures, plan),
  }
  const added = yield* answered(withNewAd(changing, request))
  if (Result.isFailure(added)) {
    yield* record(changing, refused(edit, { problem: added.failure.reason }), "changedAdRefused")
    return
  }
  const sending = added.success
  if (sending === undefined) return
  const told = yield* answered((yield* AdNetworks).retarget(request))
  if (Result.isFailure(told)) {
    // The audience was not taken, so that nothing of the change is left once the new ad is stopped.
    const refusal = refused({ ...edit, externalIds: {} }, { problem: told.failure.reason })
    yield* record(sending, (current) => refusal(stopping(current, sending.edit.externalIds)), "changedAdRefused")
    return
  }
  yield* record(
    sending,
    sending.edit.externalIds.ad === undefined ? shown(sending.edit) : waitingForReview(sending, before),
  )
})

/** Shows the changed picture in lists and reports. */
const showPicture = Effect.fnUntraced(function* ({ campaign, channel, edit }: Changing) {
  if (!showsDesign([channel.channel])) return
  const plan = yield* revisionNumbered(campaign, edit.planRevision)
  const { url } = yield* shownPictureOf(yield* CreativePictures, plan)
  const campaigns = yield* CampaignRepository
  const write = Effect.flatMap(campaigns.forChange(campaign.businessProfileId, campaign.id), (current) =>
    campaigns.save({ ...current, pictureUrl: url }),
  )
  yield* (yield* UnitOfWork).transact(write)
})

/** Shows the new ad once its network has approved it; a refused ad leaves the present ad running. */
const follow = Effect.fnUntraced(function* (changing: Changing) {
  const { edit } = changing
  const { status, reason, fields } = yield* (yield* AdNetworks).review(objectsOf(changing, edit.externalIds))
  const why = { ...(reason !== undefined && { problem: reason }), ...(fields !== undefined && { fields }) }
  if (status === "Rejected") yield* record(changing, refused(edit, why), "changedAdRefused")
  if (status === "Active" && (yield* record(changing, shown(edit), "changedAdShown"))) yield* showPicture(changing)
})

/** Tells a channel's network what waits, where the portal has decided on it, and asks for what is in review. */
const goOn = (changing: Changing) => {
  const { campaign, edit } = changing
  if (edit.status === "InReview") return follow(changing)
  return edit.status === "Waiting" && !isHeldForPortal(campaign) ? send(changing) : Effect.void
}

/** Stops ads that were replaced, refused or overtaken, whatever their portal decides, and forgets them afterwards. */
const stopOldAds = Effect.fnUntraced(function* (campaign: Campaign) {
  const { businessProfileId, id } = campaign
  const runs = yield* LaunchRuns
  const run = yield* runs.latest(businessProfileId, id)
  const stopped = new Set<string | undefined>()
  for (const channel of run?.channels ?? [])
    for (const ad of channel.stops ?? []) {
      if (ad.ad !== channel.externalIds.ad) yield* stopAd({ campaign, channel }, ad)
      stopped.add(ad.ad)
    }
  if (stopped.size === 0) return
  const left = ({ stops = [], ...channel }: ChannelRun): ChannelRun => {
    const others = stops.filter(({ ad }) => !stopped.has(ad))
    return others.length === 0 ? channel : { ...channel, stops: others }
  }
  const forget = Effect.gen(function* () {
    yield* (yield* CampaignRepository).forChange(businessProfileId, id)
    const latest = yield* runs.latest(businessProfileId, id)
    if (latest !== undefined) yield* runs.save({ ...latest, channels: latest.channels.map(left) })
  })
  yield* (yield* UnitOfWork).transact(forget)
})

/** An unreachable network is a defect here: the job tries again. */
export const applyCampaignEdit = handler(
  ApplyCampaignEdit,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    if (run === undefined || !mayMove(campaign, "changeAd")) return {}
    const changes = run.channels.flatMap((channel) =>
      channel.edit === undefined ? [] : [goOn({ campaign, run, channel, edit: channel.edit })],
    )
    yield* Effect.orDie(
      Effect.andThen(
        Effect.andThen(stopOldAds(campaign), Effect.all(changes, { discard: true })),
        stopOldAds(campaign),
      ),
    )
    return {}
  }),
)
