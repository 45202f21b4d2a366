import { Schema } from "effect"
import { autopilotBounds } from "./autopilot-bounds.ts"
import type { AutopilotEvidence } from "./autopilot-evidence.ts"
import { AutopilotKind } from "./autopilot-kind.ts"
import { DecidedMove } from "./autopilot-move.ts"
import { budgetMove } from "./budget-move.ts"
import { isResting, isWaiting, quietSubjects } from "./earlier-moves.ts"
import { AutopilotFinding, type Found } from "./found.ts"
import { hoursMove, placesMove, searchMove } from "./left-out-moves.ts"

/** The version of the rules, kept with each decision; it grows when the same evidence would give other moves. */
export const autopilotRules = 1

/** What a look came to: a finding for each kind, and the moves. Ours. */
export const AutopilotDecision = Schema.Struct({
  findings: Schema.Array(Schema.Struct({ kind: AutopilotKind, finding: AutopilotFinding })),
  moves: Schema.Array(DecidedMove),
})
export type AutopilotDecision = typeof AutopilotDecision.Type

const rules: Readonly<Record<AutopilotKind, (evidence: AutopilotEvidence) => Found>> = {
  Budget: budgetMove,
  Hours: hoursMove,
  Places: placesMove,
  Searches: searchMove,
}

const foundOf = (evidence: AutopilotEvidence, kind: AutopilotKind): Found => {
  const { settings, possible, adDays, daysLeft } = evidence
  if (settings.mode === "Off" || !settings.kinds.includes(kind)) return "Off"
  if (!possible.includes(kind)) return "NotPossible"
  if (adDays < autopilotBounds.fewestDays) return "FewDays"
  if (daysLeft < autopilotBounds.fewestDaysLeft) return "EndsSoon"
  if (isWaiting(evidence, kind)) return "Waiting"
  if (isResting(evidence, kind)) return "Resting"
  const found = rules[kind](evidence)
  return typeof found !== "string" && quietSubjects(evidence, kind).has(found.subject) ? "Quiet" : found
}

/**
 * The moves that evidence is sure of, at most one of each kind, and why there is none of the others. Nothing else decides: the
 * same evidence gives the same decision. Ours.
 */
export const decideMoves = (evidence: AutopilotEvidence): AutopilotDecision => {
  const found = AutopilotKind.literals.map((kind) => ({ kind, found: foundOf(evidence, kind) }))
  return {
    findings: found.map((one) => ({
      kind: one.kind,
      finding: typeof one.found === "string" ? one.found : "Move",
    })),
    moves: found.flatMap((one) => (typeof one.found === "string" ? [] : [one.found])),
  }
}
