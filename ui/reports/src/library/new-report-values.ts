import { CampaignId, DateRangePreset, type LocalDate } from "@domain/kernel"
import { type LinkValues, usualLink } from "./link-fields.tsx"

/** What the form of a new report holds. */
export interface NewReportValues extends LinkValues {
  readonly name: string
  readonly preset: DateRangePreset
  readonly from: LocalDate
  readonly to: LocalDate
  readonly scope: "all" | "chosen"
  readonly campaigns: ReadonlyArray<string>
  readonly compare: "PreviousPeriod" | "PreviousYear" | "none"
}

export const comparisons = ["PreviousPeriod", "PreviousYear", "none"] as const
export const presets = DateRangePreset.literals

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
