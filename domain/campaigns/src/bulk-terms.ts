import { addDays, type CurrencyCode, type LocalDate, type MinorUnits, minorDigits } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"
import type { WantedTerms } from "./change-terms.ts"

/**
 * One change of several campaigns: a daily budget for each, each daily budget more or less by a percentage of itself, one
 * last day, or days more or less for each. Ours.
 */
export type BulkTerms =
  | { readonly kind: "amount"; readonly amount: MinorUnits }
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "day"; readonly day: LocalDate }
  | { readonly kind: "days"; readonly days: number }

/** The bounds of a percentage and of days; a wider change is typed for one campaign. */
export const bulkLimits = { percent: { least: -90, most: 300 }, days: { least: -365, most: 365 } } as const

const whole = (amount: number, currency: CurrencyCode): MinorUnits => {
  const unit = 10 ** minorDigits[currency]
  return Math.max(unit, Math.round(amount / unit) * unit)
}

/**
 * The terms of one campaign that the change leads to; undefined where the campaign has no budget or last day, or already
 * has them. A percentage gives whole units of the currency, at least one.
 */
export const termsOf = (
  { budget, endDate }: Pick<Campaign, "budget" | "endDate">,
  change: BulkTerms,
): WantedTerms | undefined => {
  if (change.kind === "amount" || change.kind === "percent") {
    if (budget === undefined) return undefined
    const { dailyBudget: before, currency } = budget
    const dailyBudget =
      change.kind === "amount" ? change.amount : whole((before * (100 + change.percent)) / 100, currency)
    return dailyBudget === before || (change.kind === "percent" && change.percent === 0) ? undefined : { dailyBudget }
  }
  if (endDate === undefined) return undefined
  const day = change.kind === "day" ? change.day : addDays(endDate, change.days)
  return day === endDate ? undefined : { endDate: day }
}
