import { Result } from "effect"
import type { Campaign, ChannelState } from "./campaign.ts"
import { approve, type Moment, reject } from "./campaign-lifecycle.ts"
import type { CampaignStatus } from "./campaign-status.ts"
import type { RefusedField } from "./refused-field.ts"
import type { ReviewReason, ReviewWords } from "./review.ts"

const order: ReadonlyArray<readonly [ChannelState["status"], CampaignStatus]> = [
  ["Active", "Active"],
  ["InReview", "InReview"],
  ["Creating", "InReview"],
  ["Waiting", "InReview"],
  ["Paused", "Paused"],
  ["Completed", "Completed"],
]

/**
 * The status that channels give a campaign: Active if any is active, else InReview if any is undecided, and Rejected
 * only when every channel was rejected or failed. Undefined without channels.
 */
export const statusOfChannels = (channels: ReadonlyArray<ChannelState>): CampaignStatus | undefined => {
  if (channels.length === 0) return undefined
  const match = order.find(([status]) => channels.some((channel) => channel.status === status))
  return match === undefined ? "Rejected" : match[1]
}

/** Sets the channels' states and the resulting status; an owner's pause and an end are kept. */
export const withChannels = (campaign: Campaign, channels: ReadonlyArray<ChannelState>, moment: Moment): Campaign => {
  const next: Campaign = { ...campaign, channels }
  const status = statusOfChannels(channels)
  const moved = status === "Active" ? approve(next, moment) : status === "Rejected" ? reject(next) : undefined
  return moved === undefined ? next : Result.getOrElse(moved, () => next)
}

/** Replaces one channel's state. */
export const withChannel = (campaign: Campaign, state: ChannelState, moment: Moment): Campaign =>
  withChannels(
    campaign,
    campaign.channels.map((before) => (before.channel === state.channel ? state : before)),
    moment,
  )

const launched: ReadonlyArray<CampaignStatus> = ["InReview", "Approved", "Active"]

/** Whether a launched campaign has a failed channel that can be retried while the others run. */
export const lacksChannel = ({ status, channels }: Pick<Campaign, "status" | "channels">): boolean =>
  launched.includes(status) && channels.some((channel) => channel.status === "Failed")

/** A channel that refused the campaign, with the network's reason. */
export interface Refusal {
  readonly channel: ChannelState["channel"]
  readonly reason: string
  /** The parts of the ad to change, where the network told them. */
  readonly fields?: ReadonlyArray<RefusedField>
  /** The portal's reasons, where it refused. */
  readonly reviewReasons?: ReadonlyArray<ReviewReason>
  readonly reviewWords?: ReviewWords
}

/** The reason of each refused or failed channel; channels without one are left out. */
export const refusalsOf = (channels: ReadonlyArray<ChannelState>): ReadonlyArray<Refusal> =>
  channels.flatMap(({ channel, status, reason, fields, reviewReasons, reviewWords }) =>
    (status === "Rejected" || status === "Failed") && reason !== undefined
      ? [
          {
            channel,
            reason,
            ...(fields !== undefined && { fields }),
            ...(reviewReasons && { reviewReasons }),
            ...(reviewWords && { reviewWords }),
          },
        ]
      : [],
  )

/** A reason and the channels that gave it. */
export interface SharedReason {
  readonly reason: string
  readonly channels: ReadonlyArray<ChannelState["channel"]>
  /** The portal's reasons, where it refused. */
  readonly reviewReasons: ReadonlyArray<ReviewReason>
  readonly reviewWords?: ReviewWords
}

/** Each distinct reason, in the order of first occurrence; channels without one are left out. Ours. */
export const sharedReasons = (
  states: ReadonlyArray<Pick<ChannelState, "channel" | "reason" | "reviewReasons" | "reviewWords">>,
): ReadonlyArray<SharedReason> => {
  const reasons = new Set(states.flatMap(({ reason }) => (reason === undefined ? [] : [reason])))
  return [...reasons].map((reason) => {
    const givers = states.filter((one) => one.reason === reason)
    const words = givers.find(({ reviewWords }) => reviewWords !== undefined)?.reviewWords
    return {
      reason,
      channels: givers.map(({ channel }) => channel),
      reviewReasons: [...new Set(givers.flatMap(({ reviewReasons = [] }) => reviewReasons))],
      ...(words !== undefined && { reviewWords: words }),
    }
  })
}
