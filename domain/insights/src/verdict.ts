import { type Campaign, type ResultKind, usualCostOf } from "@domain/campaigns"
import { MinorUnits, type Region } from "@domain/kernel"
import { Schema } from "effect"
import { leastRise, mostCount } from "./interval.ts"
import type { DashboardDay } from "./dashboard.ts"
import { NextAction } from "./next-action.ts"
import { isPressing } from "./next-actions.ts"
import { costPer } from "./ratio.ts"

/** Days with ads below which nothing is said of a period. Ours. */
export const fewestAdDays = 3
/** Results below which a cost per result is chance. Ours. */
export const fewestResults = 10
/** How much dearer a result must surely have become before an owner is asked to act. Ours. */
export const dearerBy = 1.2

/** What a verdict may come to, from best to worst. */
export const verdictOutcomes = ["GoingWell", "TooEarly", "NeedsYou"] as const

/** Why a verdict is what it is: a matter that cannot wait (`action`), or what the figures show. */
export const VerdictReason = Schema.Literals([
  "action",
  "nothingRuns",
  "inReview",
  "fewDays",
  "noResults",
  "dearerThanBefore",
  "dearerThanUsual",
  "fewResults",
  "maybeDearerThanBefore",
  "maybeDearerThanUsual",
  "cheaperThanBefore",
  "asBefore",
  "enoughResults",
])
export type VerdictReason = typeof VerdictReason.Type

/**
 * How a period went, with the figures that say so, in minor units: `formerCost` is a result's cost in the period before, and
 * `usualCost` the dearest that is usual. `action` is what to do next, where that is more than watching. Ours.
 */
export const Verdict = Schema.Struct({
  outcome: Schema.Literals(verdictOutcomes),
  reason: VerdictReason,
  action: Schema.optionalKey(NextAction),
  adDays: Schema.Int,
  results: Schema.Int,
  spend: MinorUnits,
  costPerResult: Schema.optionalKey(MinorUnits),
  formerCost: Schema.optionalKey(MinorUnits),
  usualCost: Schema.optionalKey(MinorUnits),
})
export type Verdict = typeof Verdict.Type

/** The figures of a period that are compared. */
export interface PeriodFigures {
  readonly results: number
  readonly spend: MinorUnits
}

/** What a verdict depends on. */
export interface VerdictFacts {
  /** What the owner can do, most urgent first. */
  readonly actions: ReadonlyArray<NextAction>
  readonly statuses: ReadonlyArray<Campaign["status"]>
  readonly now: number
  /** Days of the period on which ads were shown. */
  readonly adDays: number
  readonly current: PeriodFigures
  /** The equal period before; absent where its results were of another kind. */
  readonly previous?: PeriodFigures
  /** The dearest usual cost of such a result; absent where it is unknown. */
  readonly usualCost?: MinorUnits
}

type Judged = readonly [outcome: Verdict["outcome"], reason: VerdictReason, action?: NextAction | undefined]

const judge = ({ actions, statuses, now, adDays, current, previous, usualCost }: VerdictFacts): Judged => {
  const urgent = actions.find((action) => isPressing(action, now))
  if (urgent !== undefined) return ["NeedsYou", "action", urgent]
  const [next] = actions
  if (!statuses.includes("Active")) {
    const isWaiting = statuses.some((status) => status === "InReview" || status === "Approved")
    return isWaiting ? ["TooEarly", "inReview", next] : ["NeedsYou", "nothingRuns", next]
  }
  if (adDays < fewestAdDays) return ["TooEarly", "fewDays"]
  const rise = previous === undefined ? undefined : leastRise(current, previous)
  if (usualCost !== undefined && current.spend > usualCost * mostCount(current.results))
    return ["NeedsYou", current.results === 0 ? "noResults" : "dearerThanUsual"]
  if (rise !== undefined && rise > dearerBy) return ["NeedsYou", "dearerThanBefore"]
  if (current.results < fewestResults) return ["TooEarly", "fewResults"]
  const cost = current.spend / current.results
  if (usualCost !== undefined && cost > usualCost) return ["TooEarly", "maybeDearerThanUsual"]
  if (rise !== undefined && previous !== undefined && cost * previous.results > previous.spend * dearerBy)
    return ["TooEarly", "maybeDearerThanBefore"]
  const fall = previous === undefined ? undefined : leastRise(previous, current)
  if (fall === undefined) return ["GoingWell", "enoughResults"]
  return ["GoingWell", fall > 1 ? "cheaperThanBefore" : "asBefore"]
}

/**
 * The verdict of a period. Nothing is going well while ads are refused, money ends or a lead has waited a day. Figures are
 * judged from three days with ads on; a dearer cost needs somebody once chance (95 in 100) cannot explain it. Ours.
 */
export const verdictOf = (facts: VerdictFacts): Verdict => {
  const [outcome, reason, action] = judge(facts)
  const { adDays, current, previous, usualCost } = facts
  const costPerResult = costPer(current.spend, current.results)
  const formerCost = previous === undefined ? undefined : costPer(previous.spend, previous.results)
  return {
    outcome,
    reason,
    ...(action !== undefined && { action }),
    adDays,
    results: current.results,
    spend: current.spend,
    ...(costPerResult !== undefined && { costPerResult }),
    ...(formerCost !== undefined && { formerCost }),
    ...(usualCost !== undefined && { usualCost }),
  }
}

/** On how many days ads were shown. */
export const adDaysOf = (days: ReadonlyArray<Pick<DashboardDay, "impressions" | "spend">>): number =>
  days.filter(({ impressions, spend }) => impressions + spend > 0).length

/**
 * The dearest usual cost of a result of some kinds; absent where there are none, or one is not known. Nobody knows what a sale on
 * a website usually costs.
 */
export const dearestUsual = (region: Region, kinds: ReadonlyArray<ResultKind | undefined>): MinorUnits | undefined => {
  const costs = kinds.map((kind) =>
    kind === undefined || kind === "Conversions" ? undefined : usualCostOf(region, kind)[1],
  )
  const known = costs.filter((cost) => cost !== undefined)
  return known.length === 0 || known.length < costs.length ? undefined : Math.max(...known)
}
