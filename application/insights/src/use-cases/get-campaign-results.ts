import { CountedConversions, SpendForecasts } from "@application/campaigns/services"
import { handler, Profiles } from "@application/kernel"
import { type CampaignStatus, countsConversions, resultKindOf } from "@domain/campaigns"
import {
  adDaysOf,
  countedReturnOf,
  dashboardDays,
  dashboardRange,
  dearestUsual,
  estimateBeside,
  estimatedFigures,
  type MeasuredResults,
  mostReportDays,
  nextActionsOf,
  saleReturnOf,
  tagSilentSince,
  verdictOf,
} from "@domain/insights"
import { type BusinessProfileId, type DateRange, type LocalDate, localDateAt, type TimeZoneName } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { GetCampaignResults } from "../contract/index.ts"
import { DailyMetricsRepository, DashboardCampaigns, LeadRepository, type MeasuredCampaign } from "../ports/index.ts"
import { bestPartsOf } from "./best-parts.ts"
import { measuredResults } from "./measured-results.ts"
import { saleValueOf } from "./sale-value.ts"

/** Statuses of campaigns that somebody still can do something about. */
const judged: ReadonlySet<CampaignStatus> = new Set(["InReview", "Approved", "Active", "Paused", "Rejected"])

/** From the first day that ads may have been shown on to today, or to the last day. */
const daysOf = (
  { startDate, endDate, wentLiveAt }: MeasuredCampaign,
  timeZone: TimeZoneName,
  today: LocalDate,
): DateRange => {
  const live = wentLiveAt === undefined ? today : localDateAt(wentLiveAt, timeZone)
  const from = startDate === undefined || startDate > live ? live : startDate
  const to = endDate === undefined || endDate > today ? today : endDate
  return dashboardRange(from, to < from ? from : to, mostReportDays)
}

/** What visitors of a campaign's ads did on the website; undefined where none did and none is counted. */
const conversionsOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  campaign: MeasuredCampaign,
  measured: MeasuredResults,
  now: number,
) {
  const service = yield* CountedConversions
  const actions = yield* service.ofCampaign(businessProfileId, campaign.id)
  if (actions.length === 0 && !countsConversions(campaign)) return undefined
  const lastSeenAt = yield* service.lastSeenAt(businessProfileId)
  const silentSince = tagSilentSince([campaign], lastSeenAt, now)
  const counted = countedReturnOf([measured])
  return {
    actions,
    ...(counted !== undefined && { counted }),
    ...(lastSeenAt !== undefined && { lastSeenAt }),
    ...(silentSince !== undefined && { silentSince }),
  }
})

export const getCampaignResults = handler(
  GetCampaignResults,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const { currency, timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const campaign = yield* (yield* DashboardCampaigns).one(businessProfileId, campaignId)
    const now = yield* Clock.currentTimeMillis
    const range = daysOf(campaign, timeZone, localDateAt(now, timeZone))
    const [report, { matching: leads, unanswered }, wallet, saleValue, best] = yield* Effect.all([
      Effect.flatMap(DailyMetricsRepository, (metrics) =>
        metrics.rows(businessProfileId, {
          days: range,
          campaignIds: [campaignId],
          grouping: "Day",
          sort: "Group",
          order: "Ascending",
          page: { page: 1, limit: mostReportDays },
        }),
      ),
      Effect.flatMap(LeadRepository, (repository) => repository.tally(businessProfileId, { campaignId })),
      Effect.flatMap(SpendForecasts, (forecasts) => forecasts.of(businessProfileId)),
      saleValueOf(businessProfileId),
      bestPartsOf(businessProfileId, range, campaignId),
    ])
    const { totals, rows } = report
    const days = rows.flatMap(({ date, totals: { impressions, clicks, results, spend } }) =>
      date === undefined ? [] : [{ date, impressions, clicks, results, spend }],
    )
    const { region, status, estimate } = campaign
    const usualCost = dearestUsual(region, [resultKindOf(campaign)])
    const measured = measuredResults(campaign, totals)
    const conversions = yield* conversionsOf(businessProfileId, campaign, measured, now)
    const tag = conversions?.lastSeenAt === undefined ? {} : { tagSeenAt: conversions.lastSeenAt }
    const actions = nextActionsOf({ campaigns: [campaign], leads: unanswered, wallet, ...tag, now })
    const saleReturn = saleValue === undefined ? undefined : saleReturnOf(saleValue, [measured])
    const beside = estimate === undefined ? undefined : estimateBeside(estimate, estimatedFigures(campaign, totals))
    const shown = { from: days[0]?.date ?? range.from, to: range.to }
    return {
      ...shown,
      currency,
      totals,
      days: dashboardDays(shown, days),
      leads,
      ...(judged.has(status) && {
        verdict: verdictOf({
          actions,
          statuses: [status],
          now,
          adDays: adDaysOf(days),
          current: totals,
          ...(usualCost !== undefined && { usualCost }),
        }),
      }),
      ...(saleReturn !== undefined && { saleReturn }),
      ...(beside !== undefined && { estimate: beside }),
      ...(conversions !== undefined && { conversions }),
      ...(best.length > 0 && { best }),
    }
  }),
)
