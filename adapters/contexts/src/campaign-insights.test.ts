import { ListLeads } from "@application/insights/contract"
import { outputIn } from "@application/kernel"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { CampaignMetrics, CampaignRepository } from "@application/campaigns/ports"
import { CampaignLeads } from "@application/campaigns/services"
import { campaignLeads } from "@application/insights/use-cases"
import { memoryCampaignRepository } from "@application/campaigns/testing"
import { DailyMetricsRepository, LeadRepository } from "@application/insights/ports"
import {
  AnnouncedLeads,
  memoryConversionResults,
  memoryDailyMetricsRepository,
  memoryLeadEvents,
  memoryLeadRepository,
  memoryMetricPartsRepository,
  memoryProductMetricsRepository,
  memoryThrowAwayMail,
} from "@application/insights/testing"
import { everyProfile, MemoryDatabase, memoryIds, memoryTables } from "@application/kernel/testing"
import { campaignDrafts } from "@application/campaigns/use-cases"
import { CampaignDrafts } from "@application/signup/services"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { campaignMetrics } from "./campaign-insights.ts"

const world = Layer.mergeAll(campaignLeads, campaignMetrics, campaignDrafts).pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      memoryConversionResults,
      memoryDailyMetricsRepository,
      memoryMetricPartsRepository,
      memoryProductMetricsRepository,
      memoryLeadEvents,
      memoryLeadRepository,
      memoryCampaignRepository,
      memoryThrowAwayMail,
      everyProfile(),
      memoryIds,
      memoryTables,
    ),
  ),
  Layer.provideMerge(MemoryDatabase.layer),
)

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const profile = BusinessProfileId.make(7)
const campaign = { id: CampaignId.make(70), name: "Sunrise" }

const lead = (externalId: string, submittedOn: number) => ({ externalId, submittedOn, name: `Person ${externalId}` })

test("campaigns' leads become insights' leads once, and only new ones are announced", () =>
  run(
    Effect.gen(function* () {
      const leads = yield* CampaignLeads
      expect(yield* leads.record(profile, campaign, [lead("a", 1), lead("b", 2)])).toHaveLength(2)
      expect(yield* leads.record(profile, campaign, [lead("b", 2), lead("c", 3)])).toEqual([lead("c", 3)])
      expect(yield* leads.newestAt(profile, campaign.id)).toBe(3)
      expect((yield* (yield* AnnouncedLeads).all).map(([, event]) => event)).toEqual(["created", "created", "created"])
      const page = yield* outputIn(ListLeads, yield* (yield* LeadRepository).listJson(profile, { limit: 10 }))
      expect(page.leads.map(({ name, campaignName }) => [name, campaignName])).toEqual([
        ["Person c", "Sunrise"],
        ["Person b", "Sunrise"],
        ["Person a", "Sunrise"],
      ])
    }),
  ))

test("campaigns' numbers are where reports read them", () =>
  run(
    Effect.gen(function* () {
      const numbers = { impressions: 10, clicks: 1, results: 1, spend: 50 }
      const day = { ...numbers, date: "2026-11-20", channel: "Social" as const, externalCampaignId: "c1" }
      yield* (yield* CampaignMetrics).record(profile, campaign.id, [day])
      const range = { from: "2026-11-20", to: "2026-11-20" }
      const report = yield* (yield* DailyMetricsRepository).report(profile, range, range)
      expect(report.totals.spend).toBe(50)
    }),
  ))

test("a session opens one draft campaign, however often it is asked", () =>
  run(
    Effect.gen(function* () {
      const drafts = yield* CampaignDrafts
      const sessionId = SessionId.make("00000000-0000-4000-8000-000000000001")
      const draft = { businessProfileId: profile, sessionId, name: "Sunrise Dental Care", region: "IN" as const }
      const first = yield* drafts.open(draft)
      expect(yield* drafts.open(draft)).toBe(first)
      const other = { ...draft, sessionId: SessionId.make("00000000-0000-4000-8000-000000000002") }
      expect(yield* drafts.open(other)).not.toBe(first)
      const stored = yield* (yield* CampaignRepository).byId(profile, first)
      expect(stored).toMatchObject({ name: "Sunrise Dental Care", status: "Draft", sessionId })
    }),
  ))

test("a draft campaign is launched from the session that it was linked to last", () =>
  run(
    Effect.gen(function* () {
      const drafts = yield* CampaignDrafts
      const first = SessionId.make("00000000-0000-4000-8000-000000000001")
      const second = SessionId.make("00000000-0000-4000-8000-000000000002")
      const id = yield* drafts.open({ businessProfileId: profile, sessionId: first, name: "Sunrise", region: "IN" })
      yield* drafts.link(profile, id, second)
      expect(yield* drafts.sessionOf(profile, id)).toBe(second)
      const campaigns = yield* CampaignRepository
      yield* campaigns.save({ ...(yield* campaigns.byId(profile, id)), status: "InReview" })
      expect(yield* Effect.flip(drafts.link(profile, id, first))).toMatchObject({ _tag: "CampaignMoveNotAllowed" })
      expect(yield* Effect.flip(drafts.sessionOf(BusinessProfileId.make(8), id))).toMatchObject({ errorCode: 104 })
    }),
  ))
