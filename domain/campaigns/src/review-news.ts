import { Schema } from "effect"
import type { Campaign, ChannelState } from "./campaign.ts"
import { CampaignChannel } from "./campaign-channel.ts"
import type { CampaignStatus } from "./campaign-status.ts"
import { ReviewReason, ReviewWords } from "./review.ts"
import { shownChannelStatus, ShownChannelStatus } from "./shown-channel.ts"

/** The verdict on a channel: its ads are live, or its network refused them. */
export const ChannelVerdict = Schema.Literals(["live", "refused"])
export type ChannelVerdict = typeof ChannelVerdict.Type

/** A channel with the verdict that its owner was last told about its present ads. */
export interface NotifiedChannel {
  readonly channel: CampaignChannel
  readonly notified?: ChannelVerdict
}

/** What an owner can do about a refused channel: change its ad, try it again, or resume the campaign first. */
export const ChannelRemedy = Schema.Literals(["change", "retry", "resume"])
export type ChannelRemedy = typeof ChannelRemedy.Type

/** One channel in a message about a campaign. */
export const ChannelReport = Schema.Struct({
  channel: CampaignChannel,
  status: ShownChannelStatus,
  reason: Schema.optionalKey(Schema.String),
  reviewReasons: Schema.optionalKey(Schema.Array(ReviewReason)),
  reviewWords: Schema.optionalKey(ReviewWords),
  remedy: Schema.optionalKey(ChannelRemedy),
})
export type ChannelReport = typeof ChannelReport.Type

/** News of a campaign's channels: the status of each, and whether one has just gone live. */
export const ReviewNews = Schema.Struct({
  channels: Schema.Array(ChannelReport),
  isNewlyLive: Schema.Boolean,
})
export type ReviewNews = typeof ReviewNews.Type

const over: ReadonlyArray<CampaignStatus> = ["Draft", "Completed", "Archived"]

const isRefused = ({ status }: Pick<ChannelState, "status">): boolean => status === "Rejected" || status === "Failed"

/** The verdict of a channel: live only while the campaign runs; undefined before a decision and after the end. */
export const verdictOf = (of: CampaignStatus, channel: Pick<ChannelState, "status">): ChannelVerdict | undefined => {
  if (over.includes(of)) return undefined
  if (isRefused(channel)) return "refused"
  return of === "Active" && channel.status === "Active" ? "live" : undefined
}

const remedyOf = (of: CampaignStatus, channel: ChannelState): ChannelRemedy => {
  if (of === "Paused") return "resume"
  return of !== "Rejected" && channel.status === "Failed" ? "retry" : "change"
}

const reportOf = (of: CampaignStatus, channel: ChannelState): ChannelReport => ({
  channel: channel.channel,
  status: shownChannelStatus(of, channel.status),
  ...(isRefused(channel) && {
    remedy: remedyOf(of, channel),
    ...(channel.reason !== undefined && { reason: channel.reason }),
    ...(channel.reviewReasons !== undefined && { reviewReasons: channel.reviewReasons }),
    ...(channel.reviewWords !== undefined && { reviewWords: channel.reviewWords }),
  }),
})

/**
 * The news to send about a campaign's channels, with each verdict marked as notified; undefined without news. A
 * recreated channel has no notified verdict, so its next one is sent again. Ours.
 */
export const reviewNews = <Channel extends NotifiedChannel>(
  { status, channels }: Pick<Campaign, "status" | "channels">,
  notified: ReadonlyArray<Channel>,
): { readonly news: ReviewNews; readonly notified: ReadonlyArray<Channel> } | undefined => {
  const fresh = new Map<CampaignChannel, ChannelVerdict>()
  for (const one of notified) {
    const state = channels.find(({ channel }) => channel === one.channel)
    const verdict = state === undefined ? undefined : verdictOf(status, state)
    if (verdict !== undefined && verdict !== one.notified) fresh.set(one.channel, verdict)
  }
  if (fresh.size === 0) return undefined
  return {
    news: {
      channels: channels.map((channel) => reportOf(status, channel)),
      isNewlyLive: [...fresh.values()].includes("live"),
    },
    notified: notified.map((one) => {
      const verdict = fresh.get(one.channel)
      return verdict === undefined ? one : { ...one, notified: verdict }
    }),
  }
}
