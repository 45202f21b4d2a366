import { Clock, Effect, Layer, Schema } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import {
  type Campaign,
  CampaignNotFound,
  type CampaignTab,
  compareCampaigns,
  isDatedTab,
  isInTab,
} from "@domain/campaigns"
import {
  type NetworkParts,
  type NetworkProducts,
  type ReportedDay,
  reportedSpends,
  together,
  totalsOf,
  withShownSpend,
} from "@domain/insights"
import { type BusinessProfileId, type CampaignId, holdsDay, localDateAt, regionFacts } from "@domain/kernel"
import { JsonText } from "@application/kernel"
import { ListCampaigns } from "../contract/index.ts"
import { type CampaignListQuery, CampaignRepository, statusesWanted } from "../ports/campaign-repository.ts"
import { CampaignMetrics } from "../ports/campaign-results.ts"
import { countConversionDays } from "./memory-conversion-days.ts"
import { cursorOf, positionOf } from "../ports/list-cursor.ts"

/** The row of one day of one channel, as both the campaigns and the insights repositories in memory keep it. */
export interface MemoryMetricsRow extends ReportedDay {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

/** What was recorded of parts, reading by reading, in the test table `recorded_parts`. */
export type MemoryPartsReport = NetworkParts & Pick<MemoryMetricsRow, "businessProfileId" | "campaignId">

/** What was recorded of products, report by report, in the test table `recorded_products`. */
export type MemoryProductsReport = NetworkProducts & Pick<MemoryMetricsRow, "businessProfileId" | "campaignId">

const open = new Set(["InReview", "Approved", "Active", "Paused"])
const over = new Set(["Completed", "Archived"])
const encoded = Schema.encodeSync(Schema.fromJsonString(ListCampaigns.output))
const newestFirst = (a: Campaign, b: Campaign) => b.createdAt - a.createdAt || b.id - a.id

/** Campaigns in the in-memory database, with the same order, search and paging as in PostgreSQL. */
export const memoryCampaignRepository = Layer.effect(
  CampaignRepository,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const campaigns = database.table<CampaignId, Campaign>("campaigns")
    const metrics = database.table<string, MemoryMetricsRow>("daily_metrics")
    const ofProfile = (profile: BusinessProfileId) =>
      [...campaigns.values()].filter((campaign) => campaign.businessProfileId === profile).toSorted(newestFirst)
    const daysOf = ({ id }: Campaign) => [...metrics.values()].filter(({ campaignId }) => campaignId === id)
    const totals = (campaign: Campaign) => ({ ...campaign, totals: totalsOf(daysOf(campaign)) })
    const withPeriod = (campaign: Campaign, { from, to }: CampaignListQuery) => {
      const isAsked = ({ date }: MemoryMetricsRow) =>
        (from === undefined || date >= from) && (to === undefined || date <= to)
      const hasPeriod = from !== undefined || to !== undefined
      return {
        ...totals(campaign),
        ...(hasPeriod && { period: totalsOf(daysOf(campaign).filter(isAsked)) }),
      }
    }
    const byId = (profile: BusinessProfileId, campaignId: CampaignId) =>
      Effect.suspend(() => {
        const campaign = campaigns.get(campaignId)
        return campaign?.businessProfileId === profile
          ? Effect.succeed(campaign)
          : Effect.fail(new CampaignNotFound({ campaignId }))
      })
    const page = (profile: BusinessProfileId, query: CampaignListQuery, now: number) => {
      const { ids, search, cursor, limit, tab = "all", order = "newest", page: number, isWhole = false } = query
      const all = ofProfile(profile).filter(({ partOf }) => !isWhole || partOf === undefined)
      const statuses = statusesWanted(query)
      const after = number === undefined && order === "newest" ? positionOf(cursor) : undefined
      const wanted = search?.trim().toLowerCase() ?? ""
      const isIn = (campaign: Campaign, of: CampaignTab) =>
        isInTab(of, campaign, localDateAt(now, regionFacts[campaign.region].timeZone))
      const rest = all
        .filter(
          (campaign) =>
            statuses.includes(campaign.status) &&
            (!isDatedTab(tab) || isIn(campaign, tab)) &&
            (ids === undefined || ids.includes(campaign.id)) &&
            campaign.name.toLowerCase().includes(wanted) &&
            (after === undefined ||
              campaign.createdAt < after.at ||
              (campaign.createdAt === after.at && campaign.id < after.id)),
        )
        .map((campaign) => withPeriod(campaign, query))
        .map((campaign) => ({ campaign, figures: campaign.period ?? campaign.totals }))
        .toSorted(compareCampaigns(order))
        .map(({ campaign }) => campaign)
      const skipped = number === undefined ? 0 : (number - 1) * limit
      const shown = rest.slice(skipped, skipped + limit)
      const last = shown.at(-1)
      const hasNext = number === undefined && order === "newest" && rest.length > limit
      const size = (of: CampaignTab) => all.filter((campaign) => isIn(campaign, of)).length
      return {
        campaigns: shown,
        counts: {
          all: size("all"),
          rejected: size("rejected"),
          active: size("active"),
          ongoing: size("ongoing"),
          inReview: size("inReview"),
          upcoming: size("upcoming"),
          paused: size("paused"),
          completed: size("completed"),
          draft: size("draft"),
          archived: size("archived"),
        },
        ...(number !== undefined && { total: rest.length }),
        ...(hasNext && last !== undefined && { nextCursor: cursorOf({ at: last.createdAt, id: last.id }) }),
      }
    }
    return {
      byId,
      forChange: byId,
      save: (campaign) => Effect.sync(() => void campaigns.set(campaign.id, campaign)),
      remove: (profile, campaignId) =>
        Effect.sync(() => {
          if (campaigns.get(campaignId)?.businessProfileId === profile) campaigns.delete(campaignId)
        }),
      withTotals: (profile, campaignId) => Effect.map(byId(profile, campaignId), totals),
      list: (profile, query) => Effect.map(Clock.currentTimeMillis, (now) => page(profile, query, now)),
      listJson: (profile, query) =>
        Effect.map(Clock.currentTimeMillis, (now) => new JsonText(encoded(page(profile, query, now)))),
      ofSession: (profile, sessionId) =>
        Effect.sync(() => ofProfile(profile).find((campaign) => campaign.sessionId === sessionId)),
      launched: (endedSince) =>
        Effect.sync(() =>
          [...campaigns.values()]
            .filter(({ status, endDate = "" }) => open.has(status) || (over.has(status) && endDate >= endedSince))
            .toSorted((a, b) => a.businessProfileId - b.businessProfileId || a.id - b.id)
            .map(({ businessProfileId, id }) => ({ businessProfileId, campaignId: id })),
        ),
    }
  }),
)

/** Daily numbers in the in-memory database. */
export const memoryCampaignMetrics = Layer.effect(
  CampaignMetrics,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<string, MemoryMetricsRow>("daily_metrics")
    const products = database.table<number, MemoryProductsReport>("recorded_products")
    const parts = database.table<number, MemoryPartsReport>("recorded_parts")
    const keep = (day: MemoryMetricsRow) =>
      rows.set(`${day.campaignId}/${day.channel}/${day.externalCampaignId}/${day.date}`, day)
    const ofCampaign = (campaignId: CampaignId) => [...rows.values()].filter((row) => row.campaignId === campaignId)
    return {
      record: (businessProfileId, campaignId, days) =>
        Effect.sync(() => {
          for (const day of days) keep({ ...day, reported: day.spend, businessProfileId, campaignId })
        }),
      countConversions: (profile, campaignId) =>
        Effect.sync(
          () =>
            void countConversionDays(
              database,
              ({ businessProfileId, id }) => businessProfileId === profile && id === campaignId,
            ),
        ),
      recordProducts: (businessProfileId, campaignId, reported) =>
        Effect.sync(() => void products.set(products.size, { ...reported, businessProfileId, campaignId })),
      recordParts: (businessProfileId, campaignId, reported) =>
        Effect.sync(() => void parts.set(parts.size, { ...reported, businessProfileId, campaignId })),
      reported: (_profile, campaignId, today) => Effect.sync(() => reportedSpends(ofCampaign(campaignId), today)),
      show: (_profile, campaignId, most) =>
        Effect.sync(() => {
          for (const day of withShownSpend(ofCampaign(campaignId), most)) keep(day)
        }),
      figures: (_profile, campaignId, days) =>
        Effect.sync(() => {
          const shown = ofCampaign(campaignId).filter(({ date }) => holdsDay(days, date))
          const ads = shown.filter(({ impressions, spend }) => impressions + spend > 0)
          return {
            byChannel: [...Map.groupBy(shown, ({ channel }) => channel)].map(([channel, own]) => ({
              channel,
              ...together(own),
            })),
            adDays: new Set(ads.map(({ date }) => date)).size,
          }
        }),
    }
  }),
)
