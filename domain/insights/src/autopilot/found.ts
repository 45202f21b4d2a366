import { Schema } from "effect"
import type { DecidedMove } from "./autopilot-move.ts"

/**
 * What the autopilot found of a kind of move: a move, or why there is none. `Resting` follows another move of the kind, `Waiting`
 * has a proposal that is open, `Quiet` was declined or undone lately, and `Untold` lacks what networks tell.
 */
export const AutopilotFinding = Schema.Literals([
  "Move",
  "Off",
  "NotPossible",
  "FewDays",
  "EndsSoon",
  "Resting",
  "Waiting",
  "Untold",
  "FewResults",
  "NotSure",
  "AtLimit",
  "Quiet",
])
export type AutopilotFinding = typeof AutopilotFinding.Type

/** A move, or why there is none. */
export type Found = DecidedMove | Exclude<AutopilotFinding, "Move">
