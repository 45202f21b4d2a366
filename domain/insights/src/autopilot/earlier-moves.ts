import { autopilotBounds } from "./autopilot-bounds.ts"
import type { AutopilotEvidence } from "./autopilot-evidence.ts"
import type { AutopilotKind } from "./autopilot-kind.ts"

type Earlier = Pick<AutopilotEvidence, "earlier" | "now">

const dayMilliseconds = 86_400_000

const ofKind = ({ earlier }: Earlier, kind: AutopilotKind) => earlier.filter((move) => move.kind === kind)

/** Subjects that were declined or undone lately. */
export const quietSubjects = (evidence: Earlier, kind: AutopilotKind): ReadonlySet<string> =>
  new Set(
    ofKind(evidence, kind)
      .filter(({ state }) => state === "Declined" || state === "Undone")
      .filter(({ at }) => evidence.now - at < autopilotBounds.quietDays * dayMilliseconds)
      .map(({ subject }) => subject),
  )

/** Moves of a kind that stand. */
export const madeOf = (evidence: Earlier, kind: AutopilotKind) =>
  ofKind(evidence, kind).filter(({ state }) => state === "Made")

/** Whether a proposal of a kind is open. */
export const isWaiting = (evidence: Earlier, kind: AutopilotKind): boolean =>
  ofKind(evidence, kind).some(({ state }) => state === "Proposed")

/** Whether a move of a kind was made too lately for another. */
export const isResting = (evidence: Earlier, kind: AutopilotKind): boolean =>
  madeOf(evidence, kind).some(({ at }) => evidence.now - at < autopilotBounds.restDays * dayMilliseconds)
