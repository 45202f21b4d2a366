import { Effect } from "effect"
import { expect, test } from "vitest"
import { bakeryFacts, MemoryDatabase, profilesIn, QueuedJobs } from "@application/kernel/testing"
import { FrozenCampaigns } from "@application/kernel"
import { ApplyCampaignState } from "../contract/index.ts"
import { LaunchRuns } from "../ports/launch-runs.ts"
import { afterDays, campaignOf, launchedCampaign } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { applyCampaignState } from "./apply-campaign-state.ts"
import { frozenCampaigns } from "./frozen-campaigns.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

/** Freezes or releases the business as its stored row says, without its campaigns. */
const standAs = (isFrozen: boolean) =>
  Effect.map(MemoryDatabase, (database) => {
    const facts = bakeryFacts()
    profilesIn(database).set(facts.id, { ...facts, ...(isFrozen && { isFrozen: true }) })
  })

const running = Effect.gen(function* () {
  const key = yield* launchedCampaign
  yield* afterDays(1)
  yield* syncCampaigns.handle({})
  yield* (yield* QueuedJobs).take
  return key
})

const follow = (key: Effect.Success<typeof running>) =>
  Effect.flatMap(FrozenCampaigns, (campaigns) => campaigns.follow(key.businessProfileId)).pipe(
    Effect.provide(frozenCampaigns),
  )

const shownOf = (key: Effect.Success<typeof running>) =>
  Effect.map(campaignOf(key), ({ status, isFrozen, channels }) => [
    status,
    isFrozen,
    [...new Set(channels.map((channel) => channel.status))],
  ])

test("a freeze stops ads at the networks at once, and the release lets them go on", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running
      yield* standAs(true)
      yield* follow(key)
      expect((yield* (yield* QueuedJobs).take).map(({ contract }) => contract)).toEqual([ApplyCampaignState])
      yield* applyCampaignState.handle(key)
      yield* syncCampaigns.handle({})
      expect(yield* shownOf(key)).toEqual(["Paused", true, ["Paused"]])
      yield* standAs(false)
      yield* follow(key)
      yield* applyCampaignState.handle(key)
      yield* syncCampaigns.handle({})
      expect(yield* shownOf(key)).toEqual(["Active", undefined, ["Active"]])
    }),
  ))

test("a second freeze and a second release queue nothing", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running
      for (const isFrozen of [true, false]) {
        yield* standAs(isFrozen)
        yield* follow(key)
        yield* (yield* QueuedJobs).take
        yield* follow(key)
        expect(yield* (yield* QueuedJobs).take).toEqual([])
      }
    }),
  ))

test("ads that the networks approve during a freeze are not shown", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      yield* standAs(true)
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      expect((yield* campaignOf(key)).status).toBe("Paused")
    }),
  ))

test("a launch that waits in the queue makes nothing while its business is frozen", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      yield* standAs(true)
      yield* runLaunch.handle(key)
      const statusOf = Effect.map(
        Effect.flatMap(LaunchRuns, (runs) => runs.latest(key.businessProfileId, key.campaignId)),
        (run) => run?.status,
      )
      expect(yield* statusOf).toBe("New")
      yield* standAs(false)
      yield* runLaunch.handle(key)
      expect(yield* statusOf).toBe("Done")
    }),
  ))

const endAll = (key: Effect.Success<typeof running>) =>
  Effect.flatMap(FrozenCampaigns, (campaigns) => campaigns.endAll(key.businessProfileId)).pipe(
    Effect.provide(frozenCampaigns),
  )

test("campaigns of a business that is deleted end once, and their networks are told", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running
      yield* standAs(true)
      yield* follow(key)
      yield* (yield* QueuedJobs).take
      expect(yield* endAll(key)).toBe(1)
      expect((yield* campaignOf(key)).status).toBe("Completed")
      expect((yield* (yield* QueuedJobs).take).map(({ contract }) => contract)).toEqual([ApplyCampaignState])
      expect(yield* endAll(key)).toBe(0)
      expect(yield* (yield* QueuedJobs).take).toEqual([])
    }),
  ))

test("a draft goes with its business", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      expect([yield* endAll(key), yield* endAll(key)]).toEqual([1, 0])
      expect(yield* Effect.flip(campaignOf(key))).toMatchObject({ _tag: "CampaignNotFound" })
    }),
  ))
