import type { Campaign, ChannelState } from "./campaign.ts"
import { type CampaignStatus, isAccessLost, isDisabled, isPaymentReversed, type PauseFacts } from "./campaign-status.ts"
import type { CampaignMove } from "./failures.ts"
import { isUndecided, type ReviewDecision } from "./review.ts"

/** The statuses from which each move may start. Spec: states, campaign statuses. */
export const movesFrom: Readonly<Record<CampaignMove, ReadonlyArray<CampaignStatus>>> = {
  launch: ["Draft"],
  resubmit: ["Rejected"],
  approve: ["InReview", "Rejected", "Approved"],
  reject: ["InReview", "Approved", "Active", "Paused"],
  pause: ["Active", "Approved"],
  resume: ["Paused"],
  complete: ["Active", "Approved", "Paused"],
  end: ["Active", "Approved", "Paused"],
  changeEndDate: ["InReview", "Approved", "Active", "Paused"],
  delete: ["Draft"],
  edit: ["Draft", "Rejected"],
  changeAd: ["InReview", "Approved", "Active", "Paused"],
  disable: ["Approved", "Active", "Paused"],
  enable: ["Paused"],
  archive: ["InReview", "Rejected", "Completed"],
  restore: ["Archived"],
}

/** The moves of a disabled campaign; none activates it. Spec: states, "A disabled campaign cannot be activated". */
export const movesOfDisabled: ReadonlyArray<CampaignMove> = ["enable", "complete", "end", "changeEndDate"]

/**
 * Moves that a refused channel allows while other channels run or are in review: editing and resubmitting its ad. Ours.
 */
export const movesOfRefusedChannel: ReadonlyArray<CampaignMove> = ["edit", "resubmit"]

/** What a campaign's moves depend on. */
export interface MoveFacts extends PauseFacts {
  readonly channels?: ReadonlyArray<Pick<ChannelState, "channel" | "status">>
  readonly archivedFrom?: Campaign["archivedFrom"]
  readonly portalReview?: { readonly decision?: ReviewDecision }
}

const running: ReadonlyArray<CampaignStatus> = ["InReview", "Approved", "Active"]

/**
 * The channels whose ads need a change: all of a rejected campaign, or the refused ones of a running campaign. Ours.
 */
export const refusedChannelsOf = ({ status, channels = [] }: MoveFacts): ReadonlyArray<ChannelState["channel"]> => {
  if (status !== "Rejected" && !running.includes(status)) return []
  return channels.filter((state) => status === "Rejected" || state.status === "Rejected").map(({ channel }) => channel)
}

/** Whether a running campaign has a refused channel. */
export const hasRefusedChannel = (campaign: MoveFacts): boolean =>
  campaign.status !== "Rejected" && refusedChannelsOf(campaign).length > 0

/**
 * Whether a channel is still being set up, during which the campaign cannot be cancelled; nothing is made of what waits for its
 * portal. Ours.
 */
export const isBeingSetUp = ({ channels = [], portalReview }: MoveFacts): boolean =>
  channels.some(({ status }) => status === "Creating" || (status === "Waiting" && !isUndecided(portalReview)))

const isSetUp = ({ channels = [] }: MoveFacts): boolean =>
  channels.every(({ status }) => status !== "Creating" && status !== "Waiting")

/**
 * Whether the status or a refused channel allows the move. Only a disabled campaign can be enabled; a campaign with a reversed
 * payment can be neither resumed nor extended nor changed, and a campaign without access to its page resumes with it, by itself.
 * An ad is changed once all its channels have been set up, and only an archived campaign that had ended comes back to the list.
 */
export const mayMove = (campaign: MoveFacts, move: CampaignMove): boolean => {
  if (isDisabled(campaign)) return movesFrom[move].includes(campaign.status) && movesOfDisabled.includes(move)
  if (["resume", "changeEndDate", "changeAd"].includes(move) && isPaymentReversed(campaign)) return false
  if (move === "changeAd" && !isSetUp(campaign)) return false
  if (move === "resume" && isAccessLost(campaign)) return false
  if (move === "archive" && isBeingSetUp(campaign)) return false
  if (move === "restore" && campaign.archivedFrom === undefined) return false
  const isListed = movesFrom[move].includes(campaign.status) && move !== "enable"
  return isListed || (movesOfRefusedChannel.includes(move) && hasRefusedChannel(campaign))
}
