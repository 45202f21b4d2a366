import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { wireEnum } from "@domain/kernel"

/** Where a brand's brief stands. Spec: states, brief status filters. */
export const BriefStatus = wireEnum({ New: 1, Ongoing: 2, Paused: 3, PostCampaign: 4, Completed: 5, Draft: 6 })
export type BriefStatus = typeof BriefStatus.Type

/** The statuses of a brief, in the order of their numbers. */
export const briefStatuses: ReadonlyArray<BriefStatus> = [
  "New",
  "Ongoing",
  "Paused",
  "PostCampaign",
  "Completed",
  "Draft",
]

/** A filter of the list of briefs: all of them, or those of one status. */
export type BriefFilter = "all" | BriefStatus

/** Whether the filter lists a brief of this status. */
export const listsBrief = (filter: BriefFilter, status: BriefStatus): boolean => filter === "all" || filter === status

/**
 * Where each status may lead, ours: a draft is sent in, its plan approved, it runs and may pause, its results are gathered after
 * the last day, and it is closed.
 */
export const briefMoves: Readonly<Record<BriefStatus, ReadonlyArray<BriefStatus>>> = {
  Draft: ["New"],
  New: ["Ongoing", "Draft"],
  Ongoing: ["Paused", "PostCampaign"],
  Paused: ["Ongoing", "PostCampaign"],
  PostCampaign: ["Completed"],
  Completed: [],
}

/** The brief does not go from one status to the other. Spec: error catalogue, 110. */
export class BriefMoveNotAllowed extends Schema.TaggedError<BriefMoveNotAllowed>()("BriefMoveNotAllowed", {
  errorCode: errorCode(110),
  from: BriefStatus,
  to: BriefStatus,
}) {}

/** The status that a brief moves to, if its table allows. */
export const moveBrief = (from: BriefStatus, to: BriefStatus): Result.Result<BriefStatus, BriefMoveNotAllowed> =>
  briefMoves[from].includes(to) ? Result.succeed(to) : Result.fail(new BriefMoveNotAllowed({ from, to }))
