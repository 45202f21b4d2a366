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

/** Whoever moves a brief: its writers, planners, who run campaigns, approvers of plans, or the approval of a plan itself. */
export const BriefMover = Schema.Literals(["writer", "planner", "approver", "approval"])
export type BriefMover = typeof BriefMover.Type

/**
 * The moves of each status and whose they are, ours: a draft is submitted, runs by the approval of its plan, may pause, has
 * its results collected after the last day, and is closed by an approver.
 */
export const briefMoves: Readonly<Record<BriefStatus, { readonly [To in BriefStatus]?: ReadonlyArray<BriefMover> }>> = {
  Draft: { New: ["writer"] },
  New: { Ongoing: ["approval"], Draft: ["writer"] },
  Ongoing: { Paused: ["planner", "approver"], PostCampaign: ["planner", "approver"] },
  Paused: { Ongoing: ["planner", "approver"], PostCampaign: ["planner", "approver"] },
  PostCampaign: { Completed: ["approver"] },
  Completed: {},
}

/** The brief has no such move, or `movers` make it and not the caller. Spec: error catalogue, 110. */
export class BriefMoveNotAllowed extends Schema.TaggedError<BriefMoveNotAllowed>()("BriefMoveNotAllowed", {
  errorCode: errorCode(110),
  from: BriefStatus,
  to: BriefStatus,
  movers: Schema.optionalKey(Schema.Array(BriefMover)),
}) {}

/** The moves that somebody with these parts may make from a status. */
export const briefMovesOf = (from: BriefStatus, parts: ReadonlyArray<BriefMover>): ReadonlyArray<BriefStatus> =>
  briefStatuses.filter((to) => briefMoves[from][to]?.some((mover) => parts.includes(mover)) === true)

/** The status after a move by somebody with these parts, if the move is theirs. */
export const moveBrief = (
  from: BriefStatus,
  to: BriefStatus,
  parts: ReadonlyArray<BriefMover>,
): Result.Result<BriefStatus, BriefMoveNotAllowed> => {
  const movers = briefMoves[from][to]
  if (movers === undefined) return Result.fail(new BriefMoveNotAllowed({ from, to }))
  return movers.some((mover) => parts.includes(mover))
    ? Result.succeed(to)
    : Result.fail(new BriefMoveNotAllowed({ from, to, movers }))
}
