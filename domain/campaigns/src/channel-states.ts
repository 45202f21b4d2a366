import { Result } from "effect"
import type { Campaign, ChannelState } from "./campaign.ts"
import { approve, type Moment, reject } from "./campaign-lifecycle.ts"
import type { CampaignStatus } from "./campaign-status.ts"

const order: ReadonlyArray<readonly [ChannelState["status"], CampaignStatus]> = [
  ["Active", "Active"],
  ["InReview", "InReview"],
  ["Creating", "InReview"],
  ["Waiting", "InReview"],
  ["Paused", "Paused"],
  ["Completed", "Completed"],
]

/**
 * What a campaign is when its channels are so: live if any is active, else in review while any is undecided, and
 * Rejected only when every channel was rejected or failed. Undefined without channels.
 */
export const statusOfChannels = (channels: ReadonlyArray<ChannelState>): CampaignStatus | undefined => {
  if (channels.length === 0) return undefined
  const found = order.find(([status]) => channels.some((channel) => channel.status === status))
  return found === undefined ? "Rejected" : found[1]
}

/** The campaign with its channels' new states and the status that follows; an owner's pause and an end outlast them. */
export const withChannels = (campaign: Campaign, channels: ReadonlyArray<ChannelState>, moment: Moment): Campaign => {
  const next: Campaign = { ...campaign, channels }
  const status = statusOfChannels(channels)
  const moved = status === "Active" ? approve(next, moment) : status === "Rejected" ? reject(next) : undefined
  return moved === undefined ? next : Result.getOrElse(moved, () => next)
}

/** The campaign with one channel's state replaced. */
export const withChannel = (campaign: Campaign, state: ChannelState, moment: Moment): Campaign =>
  withChannels(
    campaign,
    campaign.channels.map((before) => (before.channel === state.channel ? state : before)),
    moment,
  )

const launched: ReadonlyArray<CampaignStatus> = ["InReview", "Approved", "Active"]

/** Whether a launched campaign lacks a channel that could not be set up, which can be tried again while the others go on. */
export const lacksChannel = ({ status, channels }: Pick<Campaign, "status" | "channels">): boolean =>
  launched.includes(status) && channels.some((channel) => channel.status === "Failed")

/** A channel that does not show the campaign, with the network's own words. */
export interface Refusal {
  readonly channel: ChannelState["channel"]
  readonly reason: string
}

/** What each refused or failed channel gave as its reason; one that gave none is left out. */
export const refusalsOf = (channels: ReadonlyArray<ChannelState>): ReadonlyArray<Refusal> =>
  channels.flatMap(({ channel, status, reason }) =>
    (status === "Rejected" || status === "Failed") && reason !== undefined ? [{ channel, reason }] : [],
  )

/** A reason with every channel that gave it. */
export interface SharedReason {
  readonly reason: string
  readonly channels: ReadonlyArray<ChannelState["channel"]>
}

/** Each reason once, in the order in which it was first given; channels that gave none are left out. Ours. */
export const sharedReasons = (
  told: ReadonlyArray<Pick<ChannelState, "channel" | "reason">>,
): ReadonlyArray<SharedReason> => {
  const reasons = new Set(told.flatMap(({ reason }) => (reason === undefined ? [] : [reason])))
  return [...reasons].map((reason) => ({
    reason,
    channels: told.filter((one) => one.reason === reason).map(({ channel }) => channel),
  }))
}
