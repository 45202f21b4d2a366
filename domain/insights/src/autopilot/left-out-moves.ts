import { wholeWeek } from "@domain/budget"
import { fewestResults } from "../verdict.ts"
import { negativeOf, targetingLimits } from "@domain/campaigns"
import {
  autopilotBounds,
  effectOf,
  reasonOf,
  surelyBringsNothing,
  together,
  weeklySpend,
  without,
} from "./autopilot-bounds.ts"
import type { AutopilotEvidence, CountedPart } from "./autopilot-evidence.ts"
import type { AutopilotChange } from "./autopilot-move.ts"
import { madeOf, quietSubjects } from "./earlier-moves.ts"
import type { Found } from "./found.ts"
import { hasHours, withoutHours } from "./left-out-hours.ts"

/** A part that could be left out, with the change that does. */
interface Leavable extends CountedPart {
  readonly subject: string
  /** Undefined for a part that stays in whatever it brings. */
  readonly change: AutopilotChange | undefined
}

/** The part that cost most of all that surely bring nothing, left out. */
const leaveOut = (
  evidence: AutopilotEvidence,
  kind: AutopilotChange["kind"],
  parts: ReadonlyArray<Leavable> | undefined,
): Found => {
  if (parts === undefined) return "Untold"
  const paid = parts.filter(({ spend }) => spend > 0)
  const whole = together(paid)
  if (paid.length < 2 || whole.results < fewestResults) return "FewResults"
  const empty = paid.filter((part) => surelyBringsNothing(part, without(whole, part), paid.length))
  const dearest = empty.toSorted((one, other) => other.spend - one.spend)
  const [wanted, ...others] = dearest.filter(({ change }) => change !== undefined)
  if (wanted === undefined) return empty.length === 0 ? "NotSure" : "AtLimit"
  const quiet = quietSubjects(evidence, kind)
  const part = [wanted, ...others].find(({ subject }) => !quiet.has(subject))
  if (part?.change === undefined) return "Quiet"
  const rest = without(whole, part)
  return {
    change: part.change,
    subject: part.subject,
    reason: reasonOf(evidence.days, part, rest, paid.length),
    effect: effectOf(weeklySpend(part, evidence.adDays), "Week", part, rest),
  }
}

/** Three hours of every day in which surely nothing comes. Ours. */
export const hoursMove = (evidence: AutopilotEvidence): Found => {
  const { hours, shownHours = wholeWeek, dayParts, settings } = evidence
  const { hoursTogether } = autopilotBounds
  const leftOut = madeOf(evidence, "Hours").reduce((sum, move) => sum + (move.hours ?? 0), 0)
  const isFull = leftOut + hoursTogether > settings.limits.hours
  const spans = Array.from({ length: 24 / hoursTogether }, (_, index) => index * hoursTogether)
  const parts =
    hours === undefined
      ? undefined
      : spans.map((from): Leavable => {
          const to = from + hoursTogether
          const after = withoutHours(dayParts ?? wholeWeek, from, to)
          const isLeavable = !isFull && hasHours(shownHours, from, to) && withoutHours(shownHours, from, to).length > 0
          return {
            ...together(hours.filter(({ hour }) => hour >= from && hour < to)),
            subject: `${from} to ${to}`,
            change: isLeavable
              ? { kind: "Hours", from, to, ...(dayParts !== undefined && { before: dayParts }), after }
              : undefined,
          }
        })
  return leaveOut(evidence, "Hours", parts)
}

/** A chosen place from which surely nothing comes; at least half of the chosen places stay. Ours. */
export const placesMove = (evidence: AutopilotEvidence): Found => {
  const { areas, places } = evidence
  if (areas.length < 2) return "NotPossible"
  const left = madeOf(evidence, "Places").length
  const isFull = left + 1 > Math.floor((areas.length + left) / 2)
  const parts = places?.map(({ place, ...counted }): Leavable => {
    const after = areas.filter(({ name }) => name !== place)
    const isLeavable = !isFull && after.length > 0 && after.length === areas.length - 1
    return {
      ...counted,
      subject: place,
      change: isLeavable ? { kind: "Places", place, before: areas, after } : undefined,
    }
  })
  return leaveOut(evidence, "Places", parts)
}

/** A search that cost and surely brings nothing, as an exact negative keyword. Ours. */
export const searchMove = (evidence: AutopilotEvidence): Found => {
  const { searches, negativeKeywords } = evidence
  const isFull =
    madeOf(evidence, "Searches").length >= autopilotBounds.mostSearches ||
    negativeKeywords.length >= targetingLimits.negativeKeywords.most
  const parts = searches?.map(({ term, mayLeaveOut, ...counted }): Leavable => {
    const negative = negativeOf(term)
    const change: AutopilotChange | undefined =
      isFull || !mayLeaveOut || negative === undefined ? undefined : { kind: "Searches", term, negative }
    return { ...counted, subject: term, change }
  })
  return leaveOut(evidence, "Searches", parts)
}
