import { Clock, Effect } from "effect"
import { handler, Profiles } from "@application/kernel"
import { SpendForecasts } from "@application/campaigns/services"
import {
  adDaysOf,
  dashboardDays,
  dashboardRange,
  dearestUsual,
  nextActionsOf,
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
import { saleValueOf } from "./sale-value.ts"

/** What the campaigns behind a period's figures are for. */
const objectivesOf = (report: MetricsReport, campaigns: ReadonlyArray<DashboardCampaign>) => {
  const objectives = new Map(campaigns.map(({ id, objective }) => [id, objective]))
  const ofCampaigns = report.byCampaign.map(({ campaignId, totals }) => {
    const objective = objectives.get(campaignId)
    return { totals, ...(objective !== undefined && { objective }) }
  })
  return { ofCampaigns, former: report.former.map((id) => objectives.get(id)) }
}

/** The figures that a verdict may compare: results of one kind alone, as today and before. */
const comparedFigures = (report: MetricsReport, campaigns: ReadonlyArray<DashboardCampaign>, region: Region) => {
  const { ofCampaigns, former } = objectivesOf(report, campaigns)
  const objectives = ofCampaigns.map(({ objective }) => objective)
  const kinds = new Set([...objectives, ...former])
  const isComparable = kinds.size === 1 && !kinds.has(undefined) && former.length > 0
  const usualCost = dearestUsual(region, objectives)
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
    const nextActions = nextActionsOf({ campaigns, leads: unanswered, wallet, ...waiting, now })
    const statuses = campaigns.map(({ status }) => status)
    const hasLaunched = statuses.some((status) => status !== "Draft")
    const isOneKind = new Set(objectivesOf(report, campaigns).ofCampaigns.map(({ objective }) => objective)).size === 1
    const saleReturn =
      saleValue === undefined ? undefined : saleReturnOf(saleValue, objectivesOf(report, campaigns).ofCampaigns)
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
      ...(isOneKind && best.length > 0 && { best }),
    }
  }),
)
