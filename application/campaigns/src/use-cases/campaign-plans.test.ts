import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { CampaignDrafts } from "@application/signup/services"
import { planOf, type SessionParts, type SignupSession, withParts } from "@domain/signup"
import type { AdvertisedItem } from "@domain/businesses"
import { type BusinessProfileId, IdempotencyKey } from "@domain/kernel"
import { type CampaignKey, CampaignRepository, LaunchRuns, NetworkRefused } from "../ports/index.ts"
import { CampaignPlans } from "../stores/index.ts"
import { MemoryNetwork, sampleDraft } from "../testing/index.ts"
import { sampleItems } from "../testing/sample-items.ts"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { campaignDrafts } from "./campaign-drafts.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { getCampaignAds } from "./launched-ad.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"

const draftBecomes = Effect.fnUntraced(function* (parts: SessionParts) {
  const sessions = (yield* MemoryDatabase).table<string, SignupSession>("sessions")
  sessions.set(sampleDraft.sessionId, withParts(sampleDraft, parts))
})

const campaignOf = ({ businessProfileId, campaignId }: CampaignKey) =>
  Effect.flatMap(CampaignRepository, (campaigns) => campaigns.byId(businessProfileId, campaignId))

const revisionsOf = (key: CampaignKey) =>
  Effect.flatMap(CampaignPlans, (plans) => Effect.map(plans.list("newest", key), ({ rows }) => rows))

const runOf = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: CampaignKey) {
  const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
  return run ?? (yield* Effect.die(new Error("the campaign was launched")))
})

const namesMade = Effect.map(
  Effect.flatMap(MemoryNetwork, (network) => network.objects),
  (objects) => [...new Set(objects.map(({ plan }) => plan.businessName))],
)

test("networks are told what was accepted, whatever the draft says by then", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle(key)
      yield* draftBecomes({ business: { name: "Another name" } })
      yield* runLaunch.handle(key)
      expect(yield* namesMade).toEqual(["Sunrise Dental Care"])
      expect((yield* currentPlanOf(yield* campaignOf(key))).business.name).toBe("Sunrise Dental Care")
    }),
  ))

test("products that arrive after a launch was accepted do not follow its picture", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft({ creative: { objective: "WebsiteVisits" } })
      yield* launchCampaign.handle(key)
      const shelf = (yield* MemoryDatabase).table<BusinessProfileId, ReadonlyArray<AdvertisedItem>>("advertised_items")
      shelf.set(key.businessProfileId, sampleItems("INR"))
      yield* runLaunch.handle(key)
      const made = yield* (yield* MemoryNetwork).objects
      expect(made.length).toBeGreaterThan(0)
      expect(made.filter(({ plan }) => plan.showsProducts)).toEqual([])
    }),
  ))

test("networks are told the money and days that the campaign has by now", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle(key)
      const campaign = yield* campaignOf(key)
      yield* (yield* CampaignRepository).save({ ...campaign, endDate: "2026-12-24" })
      yield* runLaunch.handle(key)
      const made = yield* (yield* MemoryNetwork).objects
      expect(new Set(made.map(({ plan }) => plan.endDate))).toEqual(new Set(["2026-12-24"]))
    }),
  ))

test("a launch from before plans were kept tells networks what its draft says", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle(key)
      const { planRevision: _revision, ...run } = yield* runOf(key)
      const channels = run.channels.map(({ plan: _plan, ...channel }) => channel)
      yield* (yield* LaunchRuns).save({ ...run, channels })
      yield* draftBecomes({ business: { name: "Another name" } })
      yield* runLaunch.handle(key)
      expect(yield* namesMade).toEqual(["Another name"])
    }),
  ))

test("a launch keeps its plan as the campaign's first revision", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle(key)
      expect(yield* revisionsOf(key)).toMatchObject([{ revision: 1, plan: planOf(sampleDraft) }])
      expect((yield* campaignOf(key)).plan).toEqual({ launched: 1 })
      expect((yield* runOf(key)).planRevision).toBe(1)
    }),
  ))

test("a corrected ad that is sent again is the second revision", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle(key)
      const network = yield* MemoryNetwork
      for (const channel of ["Social", "Search"] as const)
        yield* network.fail(channel, "campaign", new NetworkRefused({ reason: "no" }))
      yield* runLaunch.handle(key)
      yield* draftBecomes({ business: { tagline: "Open on Sundays" } })
      yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make("launch-key-0002") })
      expect((yield* revisionsOf(key)).map(({ revision, plan }) => [revision, plan.business.tagline])).toEqual([
        [2, "Open on Sundays"],
        [1, undefined],
      ])
      expect((yield* campaignOf(key)).plan).toEqual({ launched: 2 })
      const { revisions } = yield* getCampaignAds.handle(key)
      expect(revisions.map(({ revision, changedParts, state }) => [revision, changedParts, state])).toEqual([
        [2, ["business"], "launched"],
        [1, [], undefined],
      ])
    }),
  ))

test("the plan that a client decided on is the revision that is launched", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const decided = { plan: planOf(sampleDraft), contentHash: `hash-${sampleDraft.revision}` }
      const drafts = yield* Effect.provide(CampaignDrafts, campaignDrafts)
      yield* drafts.keepPlan(key.businessProfileId, key.campaignId, decided)
      expect((yield* campaignOf(key)).plan).toEqual({ draft: 1 })
      yield* launchCampaign.handle(key)
      expect(yield* revisionsOf(key)).toHaveLength(1)
      expect((yield* campaignOf(key)).plan).toEqual({ launched: 1 })
    }),
  ))
