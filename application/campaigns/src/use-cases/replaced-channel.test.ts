import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import type { NetworkDay } from "@domain/insights"
import { IdempotencyKey } from "@domain/kernel"
import { AdNetworks, NetworkRefused } from "../ports/index.ts"
import { MemoryNetwork } from "../testing/index.ts"
import { afterDays, campaignOf, channelsOf, launchedCampaign, locks } from "../testing/launched-campaign.ts"
import { inLaunchWorld, type LaunchWorld } from "../testing/launched-world.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

test("a refused channel is resubmitted while the other continues, without more money", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const network = yield* MemoryNetwork
      const [social, search] = yield* channelsOf(key)
      if (social !== undefined) yield* network.decide(social, { status: "Rejected", reason: "Too much text" })
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      const before = yield* campaignOf(key)
      const locked = yield* locks
      yield* (yield* QueuedJobs).take

      const job = yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make("launch:70:again") })
      expect(job.channels.map(({ channel, status }) => [channel, status])).toEqual([
        ["Social", "New"],
        ["Search", "Done"],
      ])
      expect((yield* (yield* QueuedJobs).take).map(({ contract }) => contract.name)).toContain("campaigns/RunLaunch")
      yield* runLaunch.handle(key)
      const [again, unchanged] = yield* channelsOf(key)
      expect(unchanged).toEqual({ ...search, notified: "live" })
      expect(again?.externalIds["ad"]).not.toBe(social?.externalIds["ad"])
      expect((yield* campaignOf(key)).channels.map(({ status }) => status)).toEqual(["InReview", "Active"])
      yield* afterDays(2)
      yield* syncCampaigns.handle({})
      const after = yield* campaignOf(key)
      expect(after).toMatchObject({ status: "Active", startDate: before.startDate, endDate: before.endDate })
      expect(after.channels.map(({ status }) => status)).toEqual(["Active", "Active"])
      expect((yield* locks).map(({ locked }) => locked)).toEqual(locked.map((lock) => lock.locked))
    }),
  ))

test("a refused channel stays stopped once replaced, and its delivery still counts", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const network = yield* MemoryNetwork
      yield* afterDays(0.01)
      yield* syncCampaigns.handle({})
      const before = yield* campaignOf(key)
      expect(before.channels.map(({ status }) => status)).toEqual(["Active", "Active"])
      const [social] = yield* channelsOf(key)
      if (social === undefined) return yield* Effect.die(new Error("Made on social"))
      yield* network.decide(social, { status: "Rejected", reason: "Too much text" })
      yield* syncCampaigns.handle({})
      yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make("launch:70:again") })
      yield* runLaunch.handle(key)

      yield* network.decide(social, { status: "Active" })
      expect(yield* (yield* AdNetworks).review(social)).toEqual({ status: "Paused" })
      const [again] = yield* channelsOf(key)
      if (again !== undefined) yield* network.decide(again, { status: "Active" })
      yield* syncCampaigns.handle({})
      const { totals, spent } = yield* campaignOf(key)
      expect(spent).toBe(totals.spend)
      const database = yield* MemoryDatabase
      const days = [...database.table<string, NetworkDay>("daily_metrics").values()]
      const ofSocial = days.filter(({ channel }) => channel === "Social")
      expect(new Set(ofSocial.map(({ date }) => date)).size).toBe(1)
      expect(ofSocial.map(({ externalCampaignId }) => externalCampaignId)).toEqual([
        social.externalIds.campaign,
        again?.externalIds.campaign,
      ])
      expect(totals.spend).toBe(days.reduce((sum, { spend }) => sum + spend, 0))
      expect(totals.spend).toBeGreaterThan(before.totals.spend)
    }),
  ))

test("a replaced channel's days are corrected, even if its network fails to stop it", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const networks = yield* AdNetworks
      const stubborn = AdNetworks.of({ ...networks, pause: () => Effect.fail(new NetworkRefused({ reason: "No" })) })
      const replace = Effect.fnUntraced(function* (attempt: string) {
        const [social] = yield* channelsOf(key)
        if (social === undefined) return yield* Effect.die(new Error("Made on social"))
        yield* (yield* MemoryNetwork).decide(social, { status: "Rejected" })
        yield* syncCampaigns.handle({})
        yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make(`launch:70:${attempt}`) })
        yield* Effect.provideService(runLaunch.handle(key), AdNetworks, stubborn)
        return social.externalIds.campaign
      })
      yield* afterDays(0.01)
      const first = yield* replace("second")
      const second = yield* replace("third")
      const correcting = AdNetworks.of({
        ...networks,
        metrics: (objects, since, until) => {
          if (objects.externalIds.campaign === second) return Effect.fail(new NetworkRefused({ reason: "Deleted" }))
          if (objects.externalIds.campaign !== first) return networks.metrics(objects, since, until)
          return Effect.succeed([{ date: until, channel: "Social", impressions: 9, clicks: 1, results: 0, spend: 77 }])
        },
      })
      expect(yield* Effect.provideService(syncCampaigns.handle({}), AdNetworks, correcting)).toEqual({ campaigns: 1 })
      const days = [...(yield* MemoryDatabase).table<string, NetworkDay>("daily_metrics").values()]
      expect(days.filter(({ externalCampaignId }) => externalCampaignId === first)).toMatchObject([{ spend: 77 }])
    }),
  ))

test("a refusal of a replaced submission is ignored", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const networks = yield* AdNetworks
      const launch = launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make("launch:70:again") })
      const [social] = yield* channelsOf(key)
      if (social !== undefined) yield* (yield* MemoryNetwork).decide(social, { status: "Rejected" })
      yield* afterDays(0.01)
      yield* syncCampaigns.handle({})
      const services = yield* Effect.context<LaunchWorld>()
      const slow = AdNetworks.of({
        ...networks,
        review: (objects) => Effect.tap(networks.review(objects), () => Effect.orDie(Effect.provide(launch, services))),
      })
      yield* Effect.provideService(syncCampaigns.handle({}), AdNetworks, slow)
      const { channels } = yield* campaignOf(key)
      expect(channels.map(({ status }) => status)).toEqual(["Waiting", "Active"])
    }),
  ))
