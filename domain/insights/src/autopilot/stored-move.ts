import { CampaignId, UserId } from "@domain/kernel"
import { Schema } from "effect"
import type { EarlierMove } from "./autopilot-evidence.ts"
import { DecidedMove } from "./autopilot-move.ts"
import { MoveOutcome } from "./move-outcome.ts"

const optional = Schema.optionalKey

/** How far a move is: shown to its owner, declined, made, taken back, or no longer to be made. Ours. */
export const AutopilotMoveState = Schema.Literals(["Proposed", "Declined", "Made", "Undone", "Lapsed"])
export type AutopilotMoveState = typeof AutopilotMoveState.Type

/** A move with its state and outcome. Times are in epoch milliseconds. Ours. */
export const AutopilotMove = Schema.Struct({
  id: Schema.Int,
  campaignId: CampaignId,
  /** The day of the decision, where the campaign runs. */
  decidedOn: Schema.String,
  ...DecidedMove.fields,
  state: AutopilotMoveState,
  proposedAt: Schema.Number,
  /** When it came to its state. */
  stateAt: Schema.Number,
  madeAt: optional(Schema.Number),
  /** Who took, declined or took back; absent where nobody did. */
  by: optional(UserId),
  outcome: optional(MoveOutcome),
})
export type AutopilotMove = typeof AutopilotMove.Type

/** A move as it keeps others from being proposed. */
export const earlierMove = ({ change, subject, state, stateAt }: AutopilotMove): EarlierMove => ({
  kind: change.kind,
  subject,
  state,
  at: stateAt,
  ...(change.kind === "Hours" && { hours: change.to - change.from }),
})
