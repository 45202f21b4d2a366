import { MemoryDatabase } from "@application/kernel/testing"
import { PartDimension } from "@domain/insights"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { AdNetworks, LaunchRuns, NetworkRefused, NetworkUnavailable } from "../ports/index.ts"
import type { MemoryMetricsRow, MemoryPartsReport } from "../testing/index.ts"
import { afterDays } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const launched = Effect.gen(function* () {
  const key = yield* seedDraft({})
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  yield* runLaunch.handle(key)
  yield* afterDays(2)
  return key
})

const recorded = Effect.map(MemoryDatabase, (database) => [
  ...database.table<number, MemoryPartsReport>("recorded_parts").values(),
])

test("each channel's parts are recorded by every dimension, ads with headlines", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      yield* syncCampaigns.handle({})
      const parts = yield* recorded
      const run = yield* (yield* LaunchRuns).latest(key.businessProfileId, key.campaignId)
      expect(run?.partsRead?.until).toBe("2026-11-22")
      for (const { channel, externalIds, ad } of run?.channels ?? []) {
        const own = parts.filter((one) => one.channel === channel)
        expect(own.map(({ dimension }) => dimension)).toEqual(PartDimension.literals)
        expect(own[0]).toMatchObject({ ...key, externalCampaignId: externalIds.campaign })
        const named = own.find(({ dimension }) => dimension === "Ad")?.parts ?? []
        expect(named.length).toBeGreaterThan(0)
        for (const { value, name } of named)
          expect([value, name]).toEqual([externalIds.ad, ad?.picture?.headline ?? ad?.text?.headlines[0]])
      }
    }),
  ))

test("parts are read once an hour, whatever else is read", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* launched
      yield* syncCampaigns.handle({})
      const { length } = yield* recorded
      yield* TestClock.adjust("59 minutes")
      yield* syncCampaigns.handle({})
      expect(yield* recorded).toHaveLength(length)
      yield* TestClock.adjust("1 minute")
      yield* syncCampaigns.handle({})
      expect(yield* recorded).toHaveLength(2 * length)
    }),
  ))

test.each([new NetworkRefused({ reason: "No" }), new NetworkUnavailable({ reason: "Busy" })])(
  "numbers are read although a network tells no parts: $_tag",
  (error) =>
    inLaunchWorld(
      Effect.gen(function* () {
        const key = yield* launched
        const networks = yield* AdNetworks
        const silent = AdNetworks.of({ ...networks, parts: () => Effect.fail(error) })
        yield* syncCampaigns.handle({}).pipe(Effect.provideService(AdNetworks, silent))
        const days = (yield* MemoryDatabase).table<string, MemoryMetricsRow>("daily_metrics")
        expect(days.size).toBeGreaterThan(0)
        expect(yield* recorded).toEqual([])
        const run = yield* (yield* LaunchRuns).latest(key.businessProfileId, key.campaignId)
        expect(run?.partsRead).not.toHaveProperty("until")
        yield* TestClock.adjust("1 hour")
        yield* syncCampaigns.handle({})
        expect((yield* recorded)[0]?.range.from).toBe("2026-11-20")
      }),
    ),
)
