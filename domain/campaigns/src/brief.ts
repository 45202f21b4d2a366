import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { wireEnum } from "@domain/kernel"

/** The status of a brand's brief. Spec: states, brief status filters. */
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

/** A filter of the brief list: all, or one status. */
export type BriefFilter = "all" | BriefStatus

/** Whether the filter includes a brief with this status. */
export const listsBrief = (filter: BriefFilter, status: BriefStatus): boolean => filter === "all" || filter === status

/**
 * The transitions of each status, ours: a draft is submitted, its plan approved, it runs and may pause, its results are
 * collected after the last day, and it is closed.
 */
export const briefMoves: Readonly<Record<BriefStatus, ReadonlyArray<BriefStatus>>> = {
  Draft: ["New"],
  New: ["Ongoing", "Draft"],
  Ongoing: ["Paused", "PostCampaign"],
  Paused: ["Ongoing", "PostCampaign"],
  PostCampaign: ["Completed"],
  Completed: [],
}

/** The brief has no transition between these statuses. Spec: error catalogue, 110. */
export class BriefMoveNotAllowed extends Schema.TaggedError<BriefMoveNotAllowed>()("BriefMoveNotAllowed", {
  errorCode: errorCode(110),
  from: BriefStatus,
  to: BriefStatus,
}) {}

/** The status after a transition, if it is allowed. */
export const moveBrief = (from: BriefStatus, to: BriefStatus): Result.Result<BriefStatus, BriefMoveNotAllowed> =>
  briefMoves[from].includes(to) ? Result.succeed(to) : Result.fail(new BriefMoveNotAllowed({ from, to }))
