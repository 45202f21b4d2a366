import { Schema } from "effect"
import { wireEnum } from "@domain/kernel"

/** Spec: states, campaign statuses. `Completed` (ours) is a live campaign whose last day has passed. */
export const CampaignStatus = Schema.Literals([
  "Draft",
  "InReview",
  "Approved",
  "Active",
  "Paused",
  "Rejected",
  "Completed",
  "Archived",
])
export type CampaignStatus = typeof CampaignStatus.Type

/** Numbers of the statuses where a call wants numbers: ours, in the order of the specification, which shows none. */
export const CampaignStatusNumber = wireEnum({
  Draft: 1,
  Approved: 2,
  Archived: 3,
  Active: 4,
  Paused: 5,
  InReview: 6,
  Rejected: 7,
  Completed: 8,
})

/**
 * Why a campaign stands still: its owner paused it, its money is used up, the payment that paid for it was taken back, or it was
 * disabled by the portal's staff.
 * Spec: states, "Paused when funds are insufficient", "A disabled campaign cannot be activated".
 */
export const PauseReason = Schema.Literals(["owner", "insufficientFunds", "paymentReversed", "disabled"])
export type PauseReason = typeof PauseReason.Type

/** What tells whether a campaign is disabled. */
export interface PauseFacts {
  readonly status: CampaignStatus
  readonly pauseReason?: PauseReason
}

/** A disabled campaign is one that was paused for that reason; only staff may enable it again. */
export const isDisabled = ({ status, pauseReason }: PauseFacts): boolean =>
  status === "Paused" && pauseReason === "disabled"

/** Whether what paid for it went back to the buyer, so that there is nothing to go on with. Ours. */
export const isPaymentReversed = ({ status, pauseReason }: PauseFacts): boolean =>
  status === "Paused" && pauseReason === "paymentReversed"
