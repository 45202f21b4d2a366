import { UnitOfWork } from "@application/kernel"
import type { Campaign, CampaignNotFound } from "@domain/campaigns"
import { Effect, Struct } from "effect"
import {
  type AdNetworkError,
  AdNetworks,
  type ChannelEdit,
  type ChannelObjects,
  type ChannelRun,
  type ExternalIds,
  type LaunchRun,
  LaunchRuns,
} from "../ports/index.ts"
import { lockedCampaign } from "./campaign-edits.ts"
import { dropAddedVersion } from "./dropped-version.ts"
import { stopping } from "./stopped-ads.ts"
import { tellChange } from "./tell-change.ts"

/** A channel of a launch with its change. */
export interface Changing {
  readonly campaign: Campaign
  readonly run: LaunchRun
  readonly channel: ChannelRun
  readonly edit: ChannelEdit
}

/** A channel's objects at its network, with others in their places. */
export const objectsOf = (
  { campaign, channel }: Pick<Changing, "campaign" | "channel">,
  ids: ExternalIds = {},
): ChannelObjects => ({
  channel: channel.channel,
  externalIds: { ...channel.externalIds, ...ids },
  ...(campaign.objective !== undefined && { objective: campaign.objective }),
})

/**
 * Writes how far a change is with what follows from it, in a transaction of its own; whether it was still the channel's last change
 * and as far as it was read. A change that was sent meanwhile takes its place.
 */
export const record = Effect.fnUntraced(function* <E = never, R = never>(
  { campaign: { businessProfileId, id: campaignId }, channel, edit }: Changing,
  next: (current: ChannelRun) => ChannelRun,
  follow?: (campaign: Campaign) => Effect.Effect<unknown, E, R>,
) {
  const runs = yield* LaunchRuns
  const write = Effect.gen(function* () {
    const campaign = yield* lockedCampaign({ businessProfileId, campaignId })
    const run = yield* runs.latest(businessProfileId, campaignId)
    const current = run?.channels.find((one) => one.channel === channel.channel)
    const { planRevision, status } = current?.edit ?? {}
    if (run === undefined || planRevision !== edit.planRevision || status !== edit.status) return false
    const channels = run.channels.map((one) => (one === current ? next(current) : one))
    yield* runs.save({ ...run, channels })
    if (follow !== undefined) yield* follow(campaign)
    return true
  })
  return yield* (yield* UnitOfWork).transact(write)
})

/** Tells the owner of a campaign that its changed ads run or were refused. */
export const telling = (template: "changedAdShown" | "changedAdRefused") => (campaign: Campaign) =>
  tellChange(campaign, template)

/** Writes that a change was refused and why; what it has made is to be stopped, and what runs goes on. */
export const refuse = (
  changing: Changing,
  why: Pick<ChannelEdit, "problem" | "fields">,
  left: ExternalIds = changing.edit.externalIds,
) => {
  const { edit } = changing
  return record(
    changing,
    (channel) => ({
      ...stopping(channel, edit.externalIds),
      edit: { ...edit, ...why, externalIds: left, status: "Refused" },
    }),
    (campaign) =>
      Effect.andThen(
        edit.addsVersion === true ? dropAddedVersion(campaign) : Effect.void,
        tellChange(campaign, "changedAdRefused"),
      ),
  )
}

/** What a network answered: a refusal is an answer, an unreachable network a defect. */
export const answered = <A, R>(told: Effect.Effect<A, AdNetworkError | CampaignNotFound, R>) =>
  Effect.result(
    Effect.catchTags(told, {
      NetworkUnavailable: (cause) => Effect.die(cause),
      CampaignNotFound: (cause) => Effect.die(cause),
    }),
  )

/** Stops an ad, or a second version with its ad set, that nobody needs any longer. */
export const stopAd = (of: Pick<Changing, "campaign" | "channel">, ids: ExternalIds) =>
  Effect.flatMap(AdNetworks, ({ stopAd: stop, stopVersion }) => {
    if (ids.adSetB === undefined) return stop(objectsOf(of, ids))
    const objects = objectsOf(of)
    return stopVersion({ ...objects, externalIds: { ...Struct.omit(objects.externalIds, ["study"]), ...ids } })
  }).pipe(
    Effect.catchTag("NetworkRefused", ({ reason }) =>
      Effect.logWarning(`Ad ${ids.ad ?? ids.adB} of campaign ${of.campaign.id} could not be stopped: ${reason}`),
    ),
  )
