import { Schema } from "effect"
import { PlanChange } from "../edits/plan-change.ts"

/** A part of a plan as its owner speaks of it; the contact belongs to the business. Ours. */
export const PlanPart = Schema.Literals(["business", "creative", "targeting", "budget", "accounts"])
export type PlanPart = typeof PlanPart.Type

/**
 * A revision as its owner reads it: what differs from the revision before, and whether it was launched last or a client decided
 * on it. `madeAt` is in epoch milliseconds. Ours.
 */
export const ListedRevision = Schema.Struct({
  revision: Schema.Int,
  madeAt: Schema.Number,
  changedParts: Schema.Array(PlanPart),
  /** What its ads and audience show otherwise, by channel and field. */
  changes: Schema.Array(PlanChange),
  /** The name of who sent it as a change of a running campaign; absent from launches and decisions, and once they are gone. */
  madeBy: Schema.optionalKey(Schema.String),
  /** Whether it is a move of the autopilot. */
  isAutopilots: Schema.optionalKey(Schema.Boolean),
  state: Schema.optionalKey(Schema.Literals(["launched", "decided"])),
})
export type ListedRevision = typeof ListedRevision.Type
