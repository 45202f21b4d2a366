import { Effect } from "effect"
import { handler, Profiles } from "@application/kernel"
import { dashboardDays, dashboardRange, nextActionsOf, totalsOf } from "@domain/insights"
import { previousRange } from "@domain/kernel"
import { GetDashboard } from "../contract/index.ts"
import { DailyMetricsRepository, DashboardCampaigns, LeadRepository } from "../ports/index.ts"

export const getDashboard = handler(
  GetDashboard,
  Effect.fnUntraced(function* ({ businessProfileId, from, to }) {
    const range = dashboardRange(from, to)
    const { currency, timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const repository = yield* LeadRepository
    const [report, campaigns, leads, newLeads] = yield* Effect.all([
      Effect.flatMap(DailyMetricsRepository, (metrics) =>
        metrics.report(businessProfileId, range, previousRange(range)),
      ),
      Effect.flatMap(DashboardCampaigns, (source) => source.ofProfile(businessProfileId)),
      repository.count(businessProfileId, { during: { range, timeZone } }),
      repository.count(businessProfileId, { status: "New" }),
    ])
    const totals = new Map(report.byCampaign.map((row) => [row.campaignId, row.totals]))
    return {
      ...range,
      currency,
      totals: report.totals,
      previous: report.previous,
      days: dashboardDays(range, report.days),
      byChannel: report.byChannel,
      campaigns: campaigns.map(({ id, name, status }) => ({
        campaignId: id,
        name,
        status,
        totals: totals.get(id) ?? totalsOf([]),
      })),
      nextActions: nextActionsOf({ campaigns, newLeads }),
      leads,
      newLeads,
    }
  }),
)
