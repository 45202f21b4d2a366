import { Schema } from "effect"
import { wireEnum } from "@domain/kernel"

/**
 * The status of a campaign. `Completed` (ours) is a live campaign whose last day has passed or that its owner ended. Spec: states, campaign
 * statuses.
 */
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

/** The statuses as numbers for calls: ours, in the specification's order, which has no numbers. */
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
 * Why a campaign is paused: by its owner, out of funds, its payment was reversed, disabled by the portal's staff, or its page lets
 * the platform advertise no more. Spec: states, "Paused when funds are insufficient", "A disabled campaign cannot be activated".
 */
export const PauseReason = Schema.Literals(["owner", "insufficientFunds", "paymentReversed", "disabled", "accessLost"])
export type PauseReason = typeof PauseReason.Type

/** What decides whether a campaign is disabled. */
export interface PauseFacts {
  readonly status: CampaignStatus
  readonly pauseReason?: PauseReason
}

/** Whether a campaign is paused as disabled; only staff may enable it. */
export const isDisabled = ({ status, pauseReason }: PauseFacts): boolean =>
  status === "Paused" && pauseReason === "disabled"

/** Whether the buyer's payment was reversed, so that the campaign cannot continue. Ours. */
export const isPaymentReversed = ({ status, pauseReason }: PauseFacts): boolean =>
  status === "Paused" && pauseReason === "paymentReversed"

/** Whether it waits for its page's administrator to let the platform advertise again. Ours. */
export const isAccessLost = ({ status, pauseReason }: PauseFacts): boolean =>
  status === "Paused" && pauseReason === "accessLost"
