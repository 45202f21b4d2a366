import { Effect } from "effect"
import { query } from "@application/kernel"
import { nextActionsOf, totalsOf } from "@domain/insights"
import { addDays, dateRangeOf, daysIn, eachDay, isLocalDate, type LocalDate, previousRange } from "@domain/kernel"
import { GetDashboard } from "../contract/index.ts"
import { DailyMetricsRepository, DashboardCampaigns, LeadRepository, ProfileCurrency } from "../ports/index.ts"

const mostDays = 400

/** The asked days in order; a range too long ends where it was asked to and begins later. */
const rangeOf = (from: LocalDate, to: LocalDate) => {
  const range = dateRangeOf("CustomRange", to, { from, to })
  return daysIn(range) > mostDays ? { from: addDays(range.to, 1 - mostDays), to: range.to } : range
}

const noNumbers = { impressions: 0, clicks: 0, results: 0, spend: 0 } as const

/** The day that a date like 30 February comes to. */
const existing = (date: LocalDate): LocalDate => (isLocalDate(date) ? date : addDays(date, 0))

export const getDashboard = query(
  GetDashboard,
  Effect.fnUntraced(function* ({ businessProfileId, from, to }) {
    const range = rangeOf(existing(from), existing(to))
    const leads = yield* LeadRepository
    const [report, campaigns, currency, newLeads] = yield* Effect.all([
      Effect.flatMap(DailyMetricsRepository, (metrics) =>
        metrics.report(businessProfileId, range, previousRange(range)),
      ),
      Effect.flatMap(DashboardCampaigns, (source) => source.ofProfile(businessProfileId)),
      Effect.flatMap(ProfileCurrency, (source) => source.of(businessProfileId)),
      leads.countNew(businessProfileId),
    ])
    const days = new Map(report.days.map((day) => [day.date, day]))
    const totals = new Map(report.byCampaign.map((row) => [row.campaignId, row.totals]))
    return {
      ...range,
      currency,
      totals: report.totals,
      previous: report.previous,
      days: eachDay(range).map((date) => days.get(date) ?? { date, ...noNumbers }),
      byChannel: report.byChannel,
      campaigns: campaigns.map(({ id, name, status }) => ({
        campaignId: id,
        name,
        status,
        totals: totals.get(id) ?? totalsOf([]),
      })),
      nextActions: nextActionsOf({ campaigns, newLeads }),
      newLeads,
    }
  }),
)
