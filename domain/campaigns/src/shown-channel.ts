import { Schema } from "effect"
import { ChannelState } from "./campaign.ts"
import type { CampaignStatus } from "./campaign-status.ts"

/** A channel's status as its owner sees it: the network's, adjusted to the campaign's. Ours. */
export const ShownChannelStatus = Schema.Literals([
  ...ChannelState.fields.status.literals,
  "Approved",
  "Pausing",
  "Resuming",
])
export type ShownChannelStatus = typeof ShownChannelStatus.Type

type Shown = Partial<Record<ChannelState["status"], ShownChannelStatus>>

const ended: Shown = {
  Waiting: "Completed",
  Creating: "Completed",
  InReview: "Completed",
  Active: "Completed",
  Paused: "Completed",
}

/** Replaces a network status that would contradict the campaign's because it lags or has not begun. */
const shownAs: Partial<Record<CampaignStatus, Shown>> = {
  Approved: { Active: "Approved", Paused: "Approved" },
  Active: { Paused: "Resuming" },
  Paused: { Active: "Pausing" },
  Rejected: { Active: "Pausing" },
  Completed: ended,
  Archived: ended,
}

/** A channel's shown status, which never contradicts its campaign's. */
export const shownChannelStatus = (of: CampaignStatus, status: ChannelState["status"]): ShownChannelStatus =>
  shownAs[of]?.[status] ?? status
