import { Schema } from "effect"
import { contract, listOf } from "@application/kernel"
import { CampaignChannel } from "@domain/campaigns"
import { PerformanceReport, ReportComparison, ReportGrouping, ReportSort } from "@domain/insights"
import { BusinessProfileId, CampaignId, DateRangePreset, LocalDate, PageRequest, SortOrder } from "@domain/kernel"

/** Which numbers a report has, and how its rows are made of them. */
export const reportQuestion = {
  businessProfileId: BusinessProfileId,
  preset: Schema.optionalKey(DateRangePreset),
  from: Schema.optionalKey(LocalDate),
  to: Schema.optionalKey(LocalDate),
  groupBy: Schema.optionalKey(ReportGrouping),
  compare: Schema.optionalKey(ReportComparison),
  campaignIds: Schema.optionalKey(listOf(CampaignId, 100)),
  channel: Schema.optionalKey(CampaignChannel),
  sort: Schema.optionalKey(ReportSort),
  order: Schema.optionalKey(SortOrder),
} as const

/**
 * What campaigns brought, by day, week, month, channel or campaign, from the roll-ups that all screens read. `from` and
 * `to` together name the days; else `preset` does. Spec: screens, date-range presets.
 */
export const GetPerformanceReport = contract("insights/GetPerformanceReport", {
  access: "readReports",
  input: Schema.Struct({
    ...reportQuestion,
    page: Schema.optionalKey(PageRequest.fields.page),
    limit: Schema.optionalKey(PageRequest.fields.limit),
  }),
  output: PerformanceReport,
})
