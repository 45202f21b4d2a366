import { Clock, Effect } from "effect"
import { handler, Profiles } from "@application/kernel"
import { CountedConversions, SpendForecasts } from "@application/campaigns/services"
import { countsConversions, resultKindOf } from "@domain/campaigns"
import {
  adDaysOf,
  countedReturnOf,
  dashboardDays,
  dashboardRange,
  dearestUsual,
  nextActionsOf,
  resultPartsOf,
  saleReturnOf,
  totalsOf,
  verdictOf,
} from "@domain/insights"
import { previousRange, type Region } from "@domain/kernel"
import { GetDashboard } from "../contract/index.ts"
import {
  DailyMetricsRepository,
  type DashboardCampaign,
  DashboardCampaigns,
  LeadRepository,
  type MetricsReport,
  WaitingTasks,
} from "../ports/index.ts"
import { bestPartsOf } from "./best-parts.ts"
import { measuredResults } from "./measured-results.ts"
import { saleValueOf } from "./sale-value.ts"

/** What the results of the campaigns behind a period's figures are. */
const resultsOf = (report: MetricsReport, campaigns: ReadonlyArray<DashboardCampaign>) => {
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]))
  const ofCampaigns = report.byCampaign.map(({ campaignId, totals }) => measuredResults(byId.get(campaignId), totals))
  return { ofCampaigns, former: report.former.map((id) => resultKindOf(byId.get(id) ?? {})) }
}

/** The figures that a verdict may compare: results of one kind alone, as today and before. */
const comparedFigures = (report: MetricsReport, campaigns: ReadonlyArray<DashboardCampaign>, region: Region) => {
  const { ofCampaigns, former } = resultsOf(report, campaigns)
  const shown = ofCampaigns.map(resultKindOf)
  const kinds = new Set([...shown, ...former])
  const isComparable = kinds.size === 1 && !kinds.has(undefined) && former.length > 0
  const usualCost = dearestUsual(region, shown)
  return {
    adDays: adDaysOf(report.days),
    current: report.totals,
    ...(isComparable && { previous: report.previous }),
    ...(usualCost !== undefined && { usualCost }),
  }
}

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
    const heard = campaigns.some((campaign) => campaign.status === "Active" && countsConversions(campaign))
      ? yield* (yield* CountedConversions).lastSeenAt(businessProfileId)
      : undefined
    const tag = heard === undefined ? {} : { tagSeenAt: heard }
    const nextActions = nextActionsOf({ campaigns, leads: unanswered, wallet, ...waiting, ...tag, now })
    const statuses = campaigns.map(({ status }) => status)
    const hasLaunched = statuses.some((status) => status !== "Draft")
    const { ofCampaigns } = resultsOf(report, campaigns)
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
      campaigns: campaigns.map(({ id, name, status }) => ({
        campaignId: id,
        name,
        status,
        totals: totals.get(id) ?? totalsOf([]),
      })),
      nextActions,
      leads,
      newLeads: unanswered.count,
      ...(hasLaunched && {
        verdict: verdictOf({
          actions: nextActions,
          statuses,
          now,
          ...comparedFigures(report, campaigns, region),
        }),
      }),
      ...(saleValue !== undefined && { saleValue }),
      ...(saleReturn !== undefined && { saleReturn }),
      ...(counted !== undefined && { counted }),
      ...(resultParts.length > 0 && { resultParts }),
      ...(resultParts.length === 0 && best.length > 0 && { best }),
    }
  }),
)
