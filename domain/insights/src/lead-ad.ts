import { Result, Schema } from "effect"
import type { CampaignStatus } from "@domain/campaigns"
import { errorCode } from "@domain/errors"
import { wireEnum } from "@domain/kernel"

/** The status of an ad with a lead form. Spec: states, lead ad status. */
export const LeadAdStatus = wireEnum({ New: 1, InReview: 2, Launched: 3, Deleted: 4 })
export type LeadAdStatus = typeof LeadAdStatus.Type

/** The transitions of each status, ours: a reviewed ad is launched or sent back, and any may be deleted for good. */
export const leadAdMoves: Readonly<Record<LeadAdStatus, ReadonlyArray<LeadAdStatus>>> = {
  New: ["InReview", "Deleted"],
  InReview: ["Launched", "New", "Deleted"],
  Launched: ["InReview", "Deleted"],
  Deleted: [],
}

/** The ad has no transition between these statuses. */
export class LeadAdMoveNotAllowed extends Schema.TaggedError<LeadAdMoveNotAllowed>()("LeadAdMoveNotAllowed", {
  errorCode: errorCode(1006),
  from: LeadAdStatus,
  to: LeadAdStatus,
}) {}

/** The status after a transition, if it is allowed. */
export const moveLeadAd = (from: LeadAdStatus, to: LeadAdStatus): Result.Result<LeadAdStatus, LeadAdMoveNotAllowed> =>
  leadAdMoves[from].includes(to) ? Result.succeed(to) : Result.fail(new LeadAdMoveNotAllowed({ from, to }))

const byCampaign: Readonly<Record<CampaignStatus, LeadAdStatus>> = {
  Draft: "New",
  InReview: "InReview",
  Rejected: "InReview",
  Approved: "Launched",
  Active: "Launched",
  Paused: "Launched",
  Completed: "Launched",
  Archived: "Deleted",
}

/** The status of a campaign's lead ad: approved and paused ones count as launched, archived ones as deleted. Ours. */
export const leadAdStatusOf = (status: CampaignStatus): LeadAdStatus => byCampaign[status]
