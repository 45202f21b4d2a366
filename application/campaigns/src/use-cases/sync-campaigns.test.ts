import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import { type CampaignId, IdempotencyKey } from "@domain/kernel"
import { AdNetworks, CampaignRepository, LaunchRuns, NetworkUnavailable } from "../ports/index.ts"
import { type MemoryLock, MemoryNetwork, type MemoryNotice } from "../testing/index.ts"
import { memoryLaunchWorld, seedDraft, testKey, testNow } from "../testing/launched-world.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const run = <A, E>(effect: Effect.Effect<A, E, Layer.Success<typeof memoryLaunchWorld>>) =>
  Effect.runPromise(Effect.provide(effect, memoryLaunchWorld))

const launched = Effect.gen(function* () {
  const key = yield* seedDraft()
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  yield* runLaunch.handle(key)
  yield* (yield* QueuedJobs).take
  return key
})

type Key = Effect.Success<typeof launched>

const campaignOf = (key: Key) =>
  Effect.flatMap(CampaignRepository, (campaigns) => campaigns.withTotals(key.businessProfileId, key.campaignId))

const notices = Effect.map(MemoryDatabase, (database) =>
  [...database.table<number, MemoryNotice>("campaign_notices").values()].map(({ kind }) => kind),
)

const lockOf = Effect.map(MemoryDatabase, (database) => [
  ...database.table<CampaignId, MemoryLock>("fund_locks").values(),
])

const objectsOf = (key: Key) =>
  Effect.map(
    Effect.flatMap(LaunchRuns, (runs) => runs.latest(key.businessProfileId, key.campaignId)),
    (found) => found?.channels ?? [],
  )

const day = 86_400_000
const at = (days: number) => TestClock.setTime(testNow + days * day)

test("a campaign stays in review until a network has decided", () =>
  run(
    Effect.gen(function* () {
      const key = yield* launched
      expect(yield* syncCampaigns.handle({})).toEqual({ campaigns: 1 })
      expect((yield* campaignOf(key)).status).toBe("InReview")
      expect(yield* notices).toEqual([])
    }),
  ))

test("an approved campaign goes live and its owner is told once", () =>
  run(
    Effect.gen(function* () {
      const key = yield* launched
      yield* at(1)
      yield* syncCampaigns.handle({})
      yield* syncCampaigns.handle({})
      expect(yield* campaignOf(key)).toMatchObject({ status: "Active", wentLiveAt: testNow + day })
      expect((yield* notices).filter((kind) => kind === "live")).toHaveLength(1)
    }),
  ))

test("one rejected channel leaves the campaign live on the other, with the reason kept", () =>
  run(
    Effect.gen(function* () {
      const key = yield* launched
      const [social] = yield* objectsOf(key)
      const reason = "The picture has too much text"
      if (social !== undefined) yield* (yield* MemoryNetwork).decide(social, { status: "Rejected", reason })
      yield* at(1)
      yield* syncCampaigns.handle({})
      const campaign = yield* campaignOf(key)
      expect(campaign.status).toBe("Active")
      expect(campaign.channels).toMatchObject([{ status: "Rejected", reason }, { status: "Active" }])
    }),
  ))

test("a refused channel is handed in again while the other goes on, without more money", () =>
  run(
    Effect.gen(function* () {
      const key = yield* launched
      const network = yield* MemoryNetwork
      const [social, search] = yield* objectsOf(key)
      if (social !== undefined) yield* network.decide(social, { status: "Rejected", reason: "Too much text" })
      yield* at(1)
      yield* syncCampaigns.handle({})
      const before = yield* campaignOf(key)
      const locks = yield* lockOf
      yield* (yield* QueuedJobs).take

      const job = yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make("launch:70:again") })
      expect(job.channels.map(({ channel, status }) => [channel, status])).toEqual([
        ["Social", "New"],
        ["Search", "Done"],
      ])
      expect((yield* (yield* QueuedJobs).take).map(({ contract }) => contract.name)).toContain("campaigns/RunLaunch")
      yield* runLaunch.handle(key)
      const [again, kept] = yield* objectsOf(key)
      expect(kept).toEqual(search)
      expect(again?.externalIds["ad"]).not.toBe(social?.externalIds["ad"])
      expect((yield* campaignOf(key)).channels.map(({ status }) => status)).toEqual(["InReview", "Active"])
      yield* at(2)
      yield* syncCampaigns.handle({})
      const after = yield* campaignOf(key)
      expect(after).toMatchObject({ status: "Active", startDate: before.startDate, endDate: before.endDate })
      expect(after.channels.map(({ status }) => status)).toEqual(["Active", "Active"])
      expect((yield* lockOf).map(({ locked }) => locked)).toEqual(locks.map(({ locked }) => locked))
    }),
  ))

test("a campaign that every channel rejects is rejected and its owner told why, once", () =>
  run(
    Effect.gen(function* () {
      const key = yield* launched
      const network = yield* MemoryNetwork
      for (const channel of yield* objectsOf(key)) {
        yield* network.decide(channel, { status: "Rejected", reason: "Not allowed" })
      }
      yield* syncCampaigns.handle({})
      yield* syncCampaigns.handle({})
      expect((yield* campaignOf(key)).status).toBe("Rejected")
      expect(yield* notices).toEqual(["rejected"])
    }),
  ))

test("a pause that never reached the channels is sent again", () =>
  run(
    Effect.gen(function* () {
      const key = yield* launched
      yield* at(1)
      yield* syncCampaigns.handle({})
      const campaigns = yield* CampaignRepository
      const campaign = yield* campaigns.byId(key.businessProfileId, key.campaignId)
      yield* campaigns.save({ ...campaign, status: "Paused", pauseReason: "owner" })
      yield* syncCampaigns.handle({})
      const jobs = yield* (yield* QueuedJobs).take
      expect(jobs.map(({ contract }) => contract.name)).toEqual(["campaigns/ApplyCampaignState"])
    }),
  ))

test("numbers, spend and leads arrive by day and are never counted twice", () =>
  run(
    Effect.gen(function* () {
      const key = yield* launched
      yield* at(0.01)
      yield* syncCampaigns.handle({})
      yield* at(3)
      yield* syncCampaigns.handle({})
      const first = yield* campaignOf(key)
      expect(first.totals.spend).toBeGreaterThan(0)
      expect(first.spent).toBe(first.totals.spend)
      expect((yield* lockOf)[0]?.spent).toBe(first.spent)
      const leads = (yield* MemoryDatabase).table("campaign_leads").size
      expect(leads).toBeGreaterThan(0)
      expect((yield* notices).filter((kind) => kind === "newLead")).toHaveLength(leads)
      yield* syncCampaigns.handle({})
      expect((yield* campaignOf(key)).totals).toEqual(first.totals)
      expect((yield* notices).filter((kind) => kind === "newLead")).toHaveLength(leads)
    }),
  ))

test("a campaign ends after its last day, its channels are stopped and the rest of the money given back", () =>
  run(
    Effect.gen(function* () {
      const key = yield* launched
      yield* at(0.01)
      yield* syncCampaigns.handle({})
      yield* at(10)
      yield* syncCampaigns.handle({})
      const campaign = yield* campaignOf(key)
      expect(campaign.status).toBe("Completed")
      const [lock] = yield* lockOf
      expect(lock?.spent).toBe(campaign.totals.spend)
      expect(lock?.released).toBe(700_010 - campaign.totals.spend)
      const jobs = yield* (yield* QueuedJobs).take
      expect(jobs.map(({ contract }) => contract.name)).toContain("campaigns/ApplyCampaignState")
      expect(yield* syncCampaigns.handle({})).toEqual({ campaigns: 0 })
    }),
  ))

test("a campaign whose lock is used up is paused for want of funds", () =>
  run(
    Effect.gen(function* () {
      const key = yield* launched
      const campaigns = yield* CampaignRepository
      yield* at(2)
      yield* syncCampaigns.handle({})
      const campaign = yield* campaigns.byId(key.businessProfileId, key.campaignId)
      if (campaign.price !== undefined) {
        yield* campaigns.save({ ...campaign, price: { ...campaign.price, media: 1 } })
      }
      yield* syncCampaigns.handle({})
      expect(yield* campaignOf(key)).toMatchObject({ status: "Paused", pauseReason: "insufficientFunds" })
    }),
  ))

test("one campaign's silent network does not keep the others from being read", () =>
  run(
    Effect.gen(function* () {
      const key = yield* launched
      const networks = yield* AdNetworks
      const silent = { ...networks, review: () => Effect.fail(new NetworkUnavailable({ reason: "time-out" })) }
      expect(yield* syncCampaigns.handle({}).pipe(Effect.provideService(AdNetworks, silent))).toEqual({ campaigns: 0 })
      expect((yield* campaignOf(key)).status).toBe("InReview")
    }),
  ))

test("a launch that nobody carries on is queued again after two minutes", () =>
  run(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      const jobs = yield* QueuedJobs
      yield* jobs.take
      yield* syncCampaigns.handle({})
      expect(yield* jobs.take).toEqual([])
      yield* TestClock.setTime(testNow + 120_000)
      yield* syncCampaigns.handle({})
      expect((yield* jobs.take).map(({ contract }) => contract.name)).toContain("campaigns/RunLaunch")
    }),
  ))
