import { Clock, Effect } from "effect"
import { handler, Profiles } from "@application/kernel"
import { CountedConversions, SpendForecasts } from "@application/campaigns/services"
import {
  adDaysOf,
  countedReturnOf,
  dashboardDays,
  dashboardRange,
  resultPartsOf,
  saleReturnOf,
  totalsOf,
} from "@domain/insights"
import { previousRange } from "@domain/kernel"
import { GetDashboard } from "../contract/index.ts"
import { DailyMetricsRepository, DashboardCampaigns, LeadRepository, WaitingTasks } from "../ports/index.ts"
import { bestPartsOf } from "./best-parts.ts"
import { judgedBusiness, waitsForTag } from "./judged-business.ts"
import { saleValueOf } from "./sale-value.ts"

export const getDashboard = handler(
  GetDashboard,
  Effect.fnUntraced(function* ({ businessProfileId, from, to }) {
    const range = dashboardRange(from, to)
    const { currency, region, timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const now = yield* Clock.currentTimeMillis
    const [report, campaigns, tally, waiting, wallet, saleValue, best] = yield* Effect.all([
      Effect.flatMap(DailyMetricsRepository, (metrics) =>
        metrics.report(businessProfileId, range, previousRange(range)),
      ),
      Effect.flatMap(DashboardCampaigns, (source) => source.ofProfile(businessProfileId)),
      Effect.flatMap(LeadRepository, (leads) => leads.tally(businessProfileId, { during: { range, timeZone } })),
      Effect.flatMap(WaitingTasks, (tasks) => tasks.of(businessProfileId)),
      Effect.flatMap(SpendForecasts, (forecasts) => forecasts.of(businessProfileId)),
      saleValueOf(businessProfileId),
      bestPartsOf(businessProfileId, range),
    ])
    const { matching: leads, unanswered } = tally
    const totals = new Map(report.byCampaign.map((row) => [row.campaignId, row.totals]))
    const heard = waitsForTag(campaigns) ? yield* (yield* CountedConversions).lastSeenAt(businessProfileId) : undefined
    const tag = heard === undefined ? {} : { tagSeenAt: heard }
    const { nextActions, verdict, ofCampaigns } = judgedBusiness(
      { report: { ...report, adDays: adDaysOf(report.days) }, campaigns, unanswered, waiting, ...tag },
      { region, wallet, now },
    )
    const saleReturn = saleValue === undefined ? undefined : saleReturnOf(saleValue, ofCampaigns)
    const counted = countedReturnOf(ofCampaigns)
    const resultParts = resultPartsOf(ofCampaigns)
    return {
      ...range,
      currency,
      totals: report.totals,
      previous: report.previous,
      days: dashboardDays(range, report.days),
      byChannel: report.byChannel,
      // A thousand stores' parts of one campaign are read on its own page.
      campaigns: campaigns
        .filter(({ partOf }) => partOf === undefined)
        .map(({ id, name, status }) => ({
          campaignId: id,
          name,
          status,
          totals: totals.get(id) ?? totalsOf([]),
        })),
      nextActions,
      leads,
      newLeads: unanswered.count,
      ...(verdict !== undefined && { verdict }),
      ...(saleValue !== undefined && { saleValue }),
      ...(saleReturn !== undefined && { saleReturn }),
      ...(counted !== undefined && { counted }),
      ...(resultParts.length > 0 && { resultParts }),
      ...(resultParts.length === 0 && best.length > 0 && { best }),
    }
  }),
)
