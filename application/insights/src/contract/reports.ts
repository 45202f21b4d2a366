import { Schema } from "effect"
import { contract, listOf, exampleProfile } from "@application/kernel"
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
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/reports/performance",
  summary: "Report what campaigns brought",
  description:
    "Rows are days, weeks (from Monday), months, channels or campaigns. from and to together name the days (at most 3,660), else preset does; ThisMonth by default, in the business's time zone. compare adds the totals of as many days before or of the same days a year ago, and to each channel or campaign its own. The numbers are those of the dashboard and of the list of campaigns.",
  example: {
    ...exampleProfile,
    preset: "Last30Days",
    groupBy: "Campaign",
    compare: "PreviousPeriod",
    sort: "Results",
    order: 2,
    page: 1,
    limit: 20,
  },
  input: Schema.Struct({
    ...reportQuestion,
    page: Schema.optionalKey(PageRequest.fields.page),
    limit: Schema.optionalKey(PageRequest.fields.limit),
  }),
  output: PerformanceReport,
})
