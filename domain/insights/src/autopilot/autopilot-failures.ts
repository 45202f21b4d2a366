import { errorCode } from "@domain/errors"
import { Schema } from "effect"

/** Why a campaign's autopilot stays off: its client approves what it shows, or it is over. Ours. */
export const AutopilotObstacle = Schema.Literals(["ClientApproves", "NotRunning", "NotOffered"])
export type AutopilotObstacle = typeof AutopilotObstacle.Type

/** The autopilot cannot be switched on for this campaign. Ours; spec: error catalogue, 1006. */
export class AutopilotNotPossible extends Schema.TaggedError<AutopilotNotPossible>()("AutopilotNotPossible", {
  errorCode: errorCode(1006),
  why: AutopilotObstacle,
}) {}

/** The campaign has no such move of the autopilot. Ours; spec: error catalogue, 104. */
export class AutopilotMoveNotFound extends Schema.TaggedError<AutopilotMoveNotFound>()("AutopilotMoveNotFound", {
  errorCode: errorCode(104),
  moveId: Schema.Int,
}) {}

/**
 * A move that can be neither made nor taken back now: it was answered already, somebody changed meanwhile what it is about, a change
 * is being typed, or a change is on its way to a network. Ours; spec: error catalogue, 1006.
 */
export class AutopilotMoveStale extends Schema.TaggedError<AutopilotMoveStale>()("AutopilotMoveStale", {
  errorCode: errorCode(1006),
  why: Schema.Literals(["Answered", "Changed", "Draft", "OnItsWay", "NotPossible"]),
}) {}
