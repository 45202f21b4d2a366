import type { ChannelState } from "./campaign.ts"
import { type CampaignStatus, isDisabled, isPaymentReversed, type PauseFacts } from "./campaign-status.ts"
import type { CampaignMove } from "./failures.ts"

/** The statuses from which each move may start; every other start is refused. Spec: states, campaign statuses. */
export const movesFrom: Readonly<Record<CampaignMove, ReadonlyArray<CampaignStatus>>> = {
  launch: ["Draft"],
  resubmit: ["Rejected"],
  approve: ["InReview", "Rejected", "Approved"],
  reject: ["InReview", "Approved", "Active", "Paused"],
  pause: ["Active", "Approved"],
  resume: ["Paused"],
  complete: ["Active", "Approved", "Paused"],
  changeEndDate: ["InReview", "Approved", "Active", "Paused"],
  delete: ["Draft"],
  edit: ["Draft", "Rejected"],
  disable: ["Approved", "Active", "Paused"],
  enable: ["Paused"],
  archive: ["InReview", "Rejected", "Completed"],
}

/** The moves that a disabled campaign may still make; none of them activates it. Spec: states, "A disabled campaign cannot be activated". */
export const movesOfDisabled: ReadonlyArray<CampaignMove> = ["enable", "complete", "changeEndDate"]

/** Moves that a refused channel opens while others go on or are not decided on: its ad is changed and handed in again. Ours. */
export const movesOfRefusedChannel: ReadonlyArray<CampaignMove> = ["edit", "resubmit"]

/** What tells which moves a campaign may make. */
export interface MoveFacts extends PauseFacts {
  readonly channels?: ReadonlyArray<Pick<ChannelState, "channel" | "status">>
}

const goingOn: ReadonlyArray<CampaignStatus> = ["InReview", "Approved", "Active"]

/** The channels whose ads are to be changed: all of a refused campaign, of one that goes on those that were refused. Ours. */
export const channelsToMend = ({ status, channels = [] }: MoveFacts): ReadonlyArray<ChannelState["channel"]> => {
  if (status !== "Rejected" && !goingOn.includes(status)) return []
  return channels.filter((state) => status === "Rejected" || state.status === "Rejected").map(({ channel }) => channel)
}

/** Whether a campaign goes on while one of its channels is refused. */
export const hasRefusedChannel = (campaign: MoveFacts): boolean =>
  campaign.status !== "Rejected" && channelsToMend(campaign).length > 0

const setUp: ReadonlyArray<ChannelState["status"]> = ["Waiting", "Creating"]

/** Whether a channel is still being made; nobody gives the campaign up in the middle of that. Ours. */
export const isBeingSetUp = ({ channels = [] }: MoveFacts): boolean =>
  channels.some(({ status }) => setUp.includes(status))

/**
 * Whether the campaign's status, or a refused channel, lets the move start; only a disabled campaign can be enabled, and one whose
 * payment was taken back is neither resumed nor lengthened.
 */
export const mayMove = (campaign: MoveFacts, move: CampaignMove): boolean => {
  if (isDisabled(campaign)) return movesFrom[move].includes(campaign.status) && movesOfDisabled.includes(move)
  if ((move === "resume" || move === "changeEndDate") && isPaymentReversed(campaign)) return false
  if (move === "archive" && isBeingSetUp(campaign)) return false
  const isListed = movesFrom[move].includes(campaign.status) && move !== "enable"
  return isListed || (movesOfRefusedChannel.includes(move) && hasRefusedChannel(campaign))
}
