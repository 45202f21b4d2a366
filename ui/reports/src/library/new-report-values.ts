import { CampaignId, type DateRange, dateRangeOf, type LocalDate } from "@domain/kernel"
import { type LinkValues, usualLink } from "./link-fields.tsx"
import type { PeriodValues } from "./period-fields.tsx"

/** What the form of a new report holds. */
export interface NewReportValues extends LinkValues, PeriodValues {
  readonly name: string
  readonly scope: "all" | "chosen"
  readonly campaigns: ReadonlyArray<string>
  readonly compare: "PreviousPeriod" | "PreviousYear" | "none"
}

export const comparisons = ["PreviousPeriod", "PreviousYear", "none"] as const

export const firstValues: NewReportValues = {
  ...usualLink,
  name: "",
  preset: "LastMonth",
  from: "",
  to: "",
  scope: "all",
  campaigns: [],
  compare: "PreviousPeriod",
}

/** The days that a form names on a day; undefined while one of them is missing. */
export const rangeOf = ({ preset, from, to }: PeriodValues, today: LocalDate): DateRange | undefined => {
  if (preset !== "CustomRange") return dateRangeOf(preset, today)
  return from === "" || to === "" ? undefined : dateRangeOf(preset, today, { from, to })
}

/** The figures that are asked for; undefined while days or campaigns are missing. */
export const questionOf = ({ preset, from, to, scope, campaigns, compare }: NewReportValues) => {
  if (preset === "CustomRange" && (from === "" || to === "")) return undefined
  if (scope === "chosen" && campaigns.length === 0) return undefined
  return {
    preset,
    ...(preset === "CustomRange" && { from, to }),
    ...(scope === "chosen" && { campaignIds: campaigns.map((id) => CampaignId.make(Number(id))) }),
    ...(compare !== "none" && { compare }),
  }
}
