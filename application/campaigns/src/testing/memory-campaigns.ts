import { Effect, Layer, Schema } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type Campaign, CampaignNotFound, campaignTabs, statusesOf } from "@domain/campaigns"
import { type NetworkProducts, type ReportedDay, reportedSpends, totalsOf, withShownSpend } from "@domain/insights"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { JsonText } from "@application/kernel"
import { ListCampaigns } from "../contract/index.ts"
import { type CampaignListQuery, CampaignRepository, statusesWanted } from "../ports/campaign-repository.ts"
import { CampaignMetrics } from "../ports/campaign-results.ts"
import { cursorOf, positionOf } from "../ports/list-cursor.ts"

/** The row of one day of one channel, as both the campaigns and the insights repositories in memory keep it. */
export interface MemoryMetricsRow extends ReportedDay {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

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
    const totals = (campaign: Campaign) => ({
      ...campaign,
      totals: totalsOf([...metrics.values()].filter(({ campaignId }) => campaignId === campaign.id)),
    })
    const byId = (profile: BusinessProfileId, campaignId: CampaignId) =>
      Effect.suspend(() => {
        const campaign = campaigns.get(campaignId)
        return campaign?.businessProfileId === profile
          ? Effect.succeed(campaign)
          : Effect.fail(new CampaignNotFound({ campaignId }))
      })
    const page = (profile: BusinessProfileId, query: CampaignListQuery) => {
      const { ids, search, cursor, limit } = query
      const all = ofProfile(profile)
      const statuses = statusesWanted(query)
      const after = positionOf(cursor)
      const wanted = search?.trim().toLowerCase() ?? ""
      const rest = all.filter(
        ({ status, name, createdAt, id }) =>
          statuses.includes(status) &&
          (ids === undefined || ids.includes(id)) &&
          name.toLowerCase().includes(wanted) &&
          (after === undefined || createdAt < after.at || (createdAt === after.at && id < after.id)),
      )
      const shown = rest.slice(0, limit)
      const last = shown.at(-1)
      const count = (of: (typeof campaignTabs)[number]) =>
        all.filter(({ status }) => statusesOf(of).includes(status)).length
      return {
        campaigns: shown.map(totals),
        counts: {
          all: count("all"),
          rejected: count("rejected"),
          active: count("active"),
          inReview: count("inReview"),
          paused: count("paused"),
          completed: count("completed"),
          draft: count("draft"),
        },
        ...(rest.length > limit && last !== undefined && { nextCursor: cursorOf({ at: last.createdAt, id: last.id }) }),
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
      list: (profile, query) => Effect.sync(() => page(profile, query)),
      listJson: (profile, query) => Effect.sync(() => new JsonText(encoded(page(profile, query)))),
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
    const keep = (day: MemoryMetricsRow) =>
      rows.set(`${day.campaignId}/${day.channel}/${day.externalCampaignId}/${day.date}`, day)
    const ofCampaign = (campaignId: CampaignId) => [...rows.values()].filter((row) => row.campaignId === campaignId)
    return {
      record: (businessProfileId, campaignId, days) =>
        Effect.sync(() => {
          for (const day of days) keep({ ...day, reported: day.spend, businessProfileId, campaignId })
        }),
      recordProducts: (businessProfileId, campaignId, reported) =>
        Effect.sync(() => void products.set(products.size, { ...reported, businessProfileId, campaignId })),
      reported: (_profile, campaignId, today) => Effect.sync(() => reportedSpends(ofCampaign(campaignId), today)),
      show: (_profile, campaignId, most) =>
        Effect.sync(() => {
          for (const day of withShownSpend(ofCampaign(campaignId), most)) keep(day)
        }),
    }
  }),
)
