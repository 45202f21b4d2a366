import { Effect, Result, Struct } from "effect"
import { handler, UnitOfWork } from "@application/kernel"
import { type Campaign, isHeldForPortal, mayMove, retargeted, showsDesign } from "@domain/campaigns"
import { ApplyCampaignEdit } from "../contract/index.ts"
import {
  type AdEdit,
  AdNetworks,
  CampaignRepository,
  type ChannelEdit,
  type ChannelRun,
  CreativePictures,
  type ExternalIds,
  LaunchRuns,
} from "../ports/index.ts"
import { adPlanOfRun } from "./ad-plan.ts"
import { beginVersion, makeVersion } from "./added-version.ts"
import { listedPicture, withToldPictures } from "./told-pictures.ts"
import { planOfRun, revisionNumbered } from "./campaign-plans.ts"
import { queueState } from "./follow-test.ts"
import { answered, type Changing, objectsOf, record, refuse, stopAd, telling } from "./recorded-edit.ts"
import { stopping } from "./stopped-ads.ts"

const withoutEdit = ({ edit: _edit, ...channel }: ChannelRun): ChannelRun => channel

/** The channel that shows the whole change; the ad that a new ad replaces is to be stopped. */
const shown =
  (edit: ChannelEdit) =>
  (channel: ChannelRun): ChannelRun => ({
    ...stopping(
      withoutEdit(channel),
      edit.externalIds.ad === undefined ? {} : Struct.pick(channel.externalIds, ["ad"]),
    ),
    plan: edit.plan,
    ad: edit.ad,
    planRevision: edit.planRevision,
    externalIds: { ...channel.externalIds, ...edit.externalIds },
  })

/** The channel whose audience and assets follow the change, and whose new ad waits for its review. */
const waitingForReview = ({ channel: before, edit }: Changing, told: AdEdit["before"]) => {
  const { audience, hours, text, phone } = edit.ad
  const { hours: _hours, phone: _phone, ...ad } = before.ad ?? edit.ad
  const beside = Struct.pick(text ?? { headlines: [], descriptions: [] }, ["sitelinks", "callouts", "snippet"])
  const shownText = ad.text === undefined ? undefined : Struct.omit(ad.text, ["sitelinks", "callouts", "snippet"])
  return (channel: ChannelRun): ChannelRun => ({
    ...channel,
    plan: retargeted(told, edit.plan),
    ad: {
      ...ad,
      audience,
      ...(hours !== undefined && { hours }),
      ...(phone !== undefined && { phone }),
      ...(shownText !== undefined && { text: { ...shownText, ...beside } }),
    },
    edit: { ...edit, status: "InReview" },
  })
}

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

/** Tells the network the change: the new ad first, since a refused ad then leaves everything as it was. */
const send = Effect.fnUntraced(function* (changing: Changing) {
  const { campaign, run, channel, edit } = changing
  const plan = yield* revisionNumbered(campaign, edit.planRevision)
  const before = yield* adPlanOfRun(campaign, yield* planOfRun(campaign, run), channel, run.attempt)
  const pictures = yield* CreativePictures
  const request: AdEdit = {
    before,
    ...(yield* withToldPictures(edit.plan, plan)),
    made: channel.externalIds,
    revision: edit.planRevision,
    picture: Effect.provideService(listedPicture(plan), CreativePictures, pictures),
  }
  const added = yield* answered(edit.addsVersion === true ? makeVersion(changing, plan) : withNewAd(changing, request))
  if (Result.isFailure(added)) {
    yield* refuse(changing, { problem: added.failure.reason })
    return
  }
  const sending = added.success
  if (sending === undefined) return
  const told = yield* answered((yield* AdNetworks).retarget(request))
  if (Result.isFailure(told)) {
    // The audience was not taken, so that nothing of the change is left once what it made is stopped.
    yield* refuse(sending, { problem: told.failure.reason }, {})
    return
  }
  yield* record(
    sending,
    sending.edit.externalIds.ad === undefined && edit.addsVersion !== true
      ? shown(sending.edit)
      : waitingForReview(sending, before),
  )
})

/** Shows the changed picture in lists and reports. */
const showPicture = Effect.fnUntraced(function* ({ campaign, channel, edit }: Changing) {
  if (!showsDesign([channel.channel])) return
  const plan = yield* revisionNumbered(campaign, edit.planRevision)
  const { url } = yield* listedPicture(plan)
  const campaigns = yield* CampaignRepository
  const write = Effect.flatMap(campaigns.forChange(campaign.businessProfileId, campaign.id), (current) =>
    campaigns.save({ ...current, pictureUrl: url }),
  )
  yield* (yield* UnitOfWork).transact(write)
})

/** Shows the new ad or the second version once its network has approved it; a refused one leaves the present ad running. */
const follow = Effect.fnUntraced(function* (changing: Changing) {
  const { campaign, edit } = changing
  const { adB } = edit.externalIds
  const ad = adB === undefined ? edit.externalIds : { ...edit.externalIds, ad: adB }
  const { status, reason, fields } = yield* (yield* AdNetworks).review(objectsOf(changing, ad))
  if (status === "Rejected") {
    yield* refuse(changing, {
      ...(reason !== undefined && { problem: reason }),
      ...(fields !== undefined && { fields }),
    })
    return
  }
  if (edit.addsVersion === true) {
    // An ad of an ad set that stands still is paused once it was approved.
    if (status === "Active" || status === "Paused")
      yield* beginVersion(changing, yield* revisionNumbered(campaign, edit.planRevision))
    return
  }
  if (status === "Active" && (yield* record(changing, shown(edit), telling("changedAdShown"))))
    yield* showPicture(changing)
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
  const nameOf = ({ ad, adSetB }: ExternalIds) => adSetB ?? ad
  let isVersionStopped = false
  for (const channel of run?.channels ?? [])
    for (const ids of channel.stops ?? []) {
      const name = nameOf(ids)
      if (name !== nameOf(ids.adSetB === undefined ? Struct.pick(channel.externalIds, ["ad"]) : channel.externalIds))
        yield* stopAd({ campaign, channel }, ids)
      isVersionStopped ||= ids.adSetB !== undefined
      stopped.add(name)
    }
  if (stopped.size === 0) return
  const left = ({ stops = [], ...channel }: ChannelRun): ChannelRun => {
    const others = stops.filter((ids) => !stopped.has(nameOf(ids)))
    return others.length === 0 ? channel : { ...channel, stops: others }
  }
  const forget = Effect.gen(function* () {
    yield* (yield* CampaignRepository).forChange(businessProfileId, id)
    const latest = yield* runs.latest(businessProfileId, id)
    if (latest !== undefined) yield* runs.save({ ...latest, channels: latest.channels.map(left) })
    // The money of a version that stopped is the present ad's again.
    if (isVersionStopped) yield* queueState({ businessProfileId, campaignId: id })
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
