import { leastCount, leastRise, mostCount, surenessAmong } from "../interval.ts"
import { dearerBy } from "../verdict.ts"
import type { CountedPart } from "./autopilot-evidence.ts"
import type { ExpectedEffect, MoveReason } from "./autopilot-move.ts"

/** What is fixed of the autopilot's moves, whatever their owner chooses. Ours. */
export const autopilotBounds = {
  /** Days with ads below which nothing is moved. */
  fewestDays: 7,
  /** Days left below which a move would bring nothing. */
  fewestDaysLeft: 3,
  /** Days whose figures are looked at. */
  mostDays: 28,
  /** The most of a channel's remaining money that one move takes, in percent. */
  mostPercent: 20,
  /** The least of all remaining money that is worth a move, in percent. */
  leastPercent: 1,
  /** Hours that one move leaves out together. */
  hoursTogether: 3,
  /** Searches that are left out in all. */
  mostSearches: 20,
  /** Days between two moves of a kind. */
  restDays: 7,
  /** Days in which what was declined or undone is not proposed again. */
  quietDays: 30,
  /** Days after which a proposal lapses. */
  proposalDays: 7,
} as const

/** Figures of several parts together. */
export const together = (parts: ReadonlyArray<CountedPart>): CountedPart => ({
  spend: parts.reduce((sum, { spend }) => sum + spend, 0),
  results: parts.reduce((sum, { results }) => sum + results, 0),
})

/** Figures of a whole without a part. */
export const without = (whole: CountedPart, part: CountedPart): CountedPart => ({
  spend: whole.spend - part.spend,
  results: whole.results - part.results,
})

const tenths = (value: number): number => Math.round(value * 10) / 10

/** How much dearer a part's results surely are than others', chance being shared out among the parts that are compared. */
export const surelyDearer = (part: CountedPart, others: CountedPart, compared: number): number =>
  leastRise(part, others, surenessAmong(compared)) ?? 0

/** Whether a part is so dear that neither chance nor a fifth explains it. */
export const isSurelyDearer = (part: CountedPart, others: CountedPart, compared: number): boolean =>
  surelyDearer(part, others, compared) > dearerBy

/** Whether a part cost money and surely brings nothing, as seen from what the others brought. */
export const surelyBringsNothing = (part: CountedPart, others: CountedPart, compared: number): boolean =>
  part.results === 0 && isSurelyDearer(part, others, compared)

/** The figures behind a move. */
export const reasonOf = (
  days: MoveReason["days"],
  part: CountedPart,
  others: CountedPart,
  compared: number,
): MoveReason => ({
  days,
  part: { spend: part.spend, results: part.results },
  others: { spend: others.spend, results: others.results },
  expected: tenths((part.spend * others.results) / Math.max(1, others.spend)),
  ...(part.results === 0
    ? { needed: tenths(dearerBy * surenessAmong(compared) ** 2) }
    : { times: tenths(surelyDearer(part, others, compared)) }),
  compared,
})

/** More results for money that goes from a part to the others, while both go on costing what they cost. */
export const effectOf = (
  money: number,
  during: ExpectedEffect["during"],
  part: CountedPart,
  others: CountedPart,
): ExpectedEffect => {
  const brought = (bound: (count: number) => number, { spend, results }: CountedPart): number =>
    spend <= 0 ? 0 : (money * bound(results)) / spend
  return {
    money,
    during,
    least: Math.floor(brought(leastCount, others) - brought(mostCount, part)),
    likely: Math.round(brought((count) => count, others) - brought((count) => count, part)),
    most: Math.ceil(brought(mostCount, others) - brought(leastCount, part)),
  }
}

/** The money that a part of some days spends in a week. */
export const weeklySpend = ({ spend }: CountedPart, days: number): number => Math.round((spend * 7) / Math.max(1, days))
