import { addDays, type DateRange, daysIn, type LocalDate } from "@domain/kernel"
import type { BudgetType } from "./budget-type.ts"

/** Fewest days of a campaign. Spec: "Daily-budget campaigns last at least 1 week". */
export const fewestDays: Readonly<Record<BudgetType, number>> = { Daily: 7, Lifetime: 1 }

/** Most days of a campaign, ours. */
export const mostDays = 365

/** Days advised to a new campaign: long enough for the networks to learn who answers. Ours. */
export const recommendedDays = 14

/** Durations offered on the budget page, in days. Ours. */
export const offeredDurations: ReadonlyArray<number> = [7, 14, 30, 60, 90]

/** Whole days from first to last, both included. */
export const durationOf = (range: DateRange): number => daysIn(range)

/** First and last day of a campaign of `days` days. */
export const campaignRange = (from: LocalDate, days: number): DateRange => ({
  from,
  to: addDays(from, Math.max(1, Math.trunc(days)) - 1),
})
