import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import {
  adDaysOf,
  type ReportedDay,
  reportedSpends,
  reportRows,
  together,
  totalsOf,
  withShownSpend,
} from "@domain/insights"
import { type BusinessProfileId, type CampaignId, type DateRange, holdsDay, offsetOf } from "@domain/kernel"
import { DailyMetricsRepository } from "../ports/daily-metrics-repository.ts"

interface Row extends ReportedDay {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

const grouped = <Key>(rows: ReadonlyArray<Row>, key: (row: Row) => Key): ReadonlyArray<readonly [Key, Array<Row>]> => {
  const groups = new Map<Key, Array<Row>>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return [...groups]
}

/** Daily numbers in the in-memory database's table `daily_metrics`, which the campaigns context shares. */
export const memoryDailyMetricsRepository = Layer.effect(
  DailyMetricsRepository,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, Row>("daily_metrics")
    const keep = (day: Row) => rows.set(`${day.campaignId}/${day.channel}/${day.externalCampaignId}/${day.date}`, day)
    const ofCampaign = (campaignId: CampaignId) => [...rows.values()].filter((row) => row.campaignId === campaignId)
    const within = (profile: BusinessProfileId, range: DateRange) =>
      [...rows.values()].filter((row) => row.businessProfileId === profile && holdsDay(range, row.date))
    return {
      upsert: (businessProfileId, campaignId, days) =>
        Effect.sync(() => {
          for (const day of days) keep({ ...day, reported: day.spend, businessProfileId, campaignId })
        }),
      reported: (_profile, campaignId, today) => Effect.sync(() => reportedSpends(ofCampaign(campaignId), today)),
      show: (_profile, campaignId, most) =>
        Effect.sync(() => {
          for (const day of withShownSpend(ofCampaign(campaignId), most)) keep(day)
        }),
      figures: (profile, campaignId, days) =>
        Effect.sync(() => {
          const shown = within(profile, days).filter((row) => row.campaignId === campaignId)
          return {
            byChannel: grouped(shown, ({ channel }) => channel).map(([channel, own]) => ({
              channel,
              ...together(own),
            })),
            adDays: adDaysOf(grouped(shown, ({ date }) => date).map(([, own]) => totalsOf(own))),
          }
        }),
      rows: (profile, { days, compared, campaignIds, channel, grouping, sort, order, page }) =>
        Effect.sync(() => {
          const wanted = (range: DateRange | undefined) =>
            (range === undefined ? [] : within(profile, range)).filter(
              (row) =>
                (campaignIds === undefined || campaignIds.includes(row.campaignId)) &&
                (channel === undefined || channel === row.channel),
            )
          const [own, former] = [wanted(days), wanted(compared)]
          const all = reportRows(own, former, grouping, sort, order)
          return {
            totals: totalsOf(own),
            ...(compared !== undefined && { previous: totalsOf(former) }),
            rows: all.slice(offsetOf(page), offsetOf(page) + page.limit),
            total: all.length,
          }
        }),
      report: (profile, range, previous) =>
        Effect.sync(() => {
          const rows = within(profile, range)
          return {
            totals: totalsOf(rows),
            previous: totalsOf(within(profile, previous)),
            days: grouped(rows, ({ date }) => date)
              .map(([date, of]) => {
                const { impressions, clicks, results, spend } = totalsOf(of)
                return { date, impressions, clicks, results, spend }
              })
              .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
            byChannel: grouped(rows, ({ channel }) => channel)
              .map(([channel, of]) => ({ channel, totals: totalsOf(of) }))
              .toSorted((a, b) => b.totals.spend - a.totals.spend),
            byCampaign: grouped(rows, ({ campaignId }) => campaignId)
              .map(([campaignId, of]) => ({ campaignId, totals: totalsOf(of) }))
              .toSorted((a, b) => b.totals.spend - a.totals.spend),
            former: [...new Set(within(profile, previous).map(({ campaignId }) => campaignId))].toSorted(
              (a, b) => a - b,
            ),
          }
        }),
    }
  }),
)
