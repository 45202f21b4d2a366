import { Effect } from "effect"
import { expect, test } from "vitest"
import type { PlanTargeting, UsableList } from "@domain/campaigns"
import { LaunchRuns } from "../ports/index.ts"
import { UsableLists } from "../services/index.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { memoryUsableLists } from "../testing/memory-usable-lists.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { getCampaignAds } from "./launched-ad.ts"
import { runLaunch } from "./run-launch.ts"

const buyers = { id: 3, name: "Buyers" }
const like = { id: 4, name: "Like buyers" }
const leavers = { id: 5, name: "Leavers" }
const usable: ReadonlyArray<UsableList> = [
  { id: 3, externalId: "buyers", kind: "CustomerList" },
  { id: 4, externalId: "like", kind: "Lookalike" },
]

const launched = (targeting: PlanTargeting) =>
  Effect.gen(function* () {
    const key = yield* seedDraft({ targeting })
    yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
    const run = yield* (yield* LaunchRuns).latest(key.businessProfileId, key.campaignId)
    return (run?.channels ?? []).map(({ channel, plan }) => [channel, plan?.audiences])
  }).pipe(Effect.provide(memoryUsableLists(usable)))

test("each network is told the chosen lists by its own identifiers", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      expect(yield* launched({ includedLists: [like], excludedLists: [buyers] })).toEqual([
        ["Social", { included: ["Facebook-like"], excluded: ["Facebook-buyers"] }],
        ["Search", { included: ["Google-like"], excluded: ["Google-buyers"] }],
      ])
    }),
  ))

test("a launch without lists tells of none", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      expect(yield* launched({})).toEqual([
        ["Social", undefined],
        ["Search", undefined],
      ])
    }),
  ))

test("a list that a network cannot use keeps the campaign from its launch", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      for (const targeting of [{ includedLists: [leavers] }, { excludedLists: [leavers] }])
        expect(yield* Effect.flip(launched(targeting))).toMatchObject({
          _tag: "CampaignNotLaunchable",
          missing: ["campaigns.missing.usableLists"],
        })
    }),
  ))

test("a list that one network alone lacks keeps the whole campaign from its launch", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft({ targeting: { includedLists: [buyers] } })
      const failure = yield* launchCampaign.handle({ ...key, idempotencyKey: testKey }).pipe(
        Effect.provideService(UsableLists, {
          at: (_business, network) =>
            Effect.succeed(network === "Google" ? [] : [{ id: 3, externalId: "x", kind: "CustomerList" }]),
        }),
        Effect.flip,
      )
      expect(failure).toMatchObject({ missing: ["campaigns.missing.usableLists"] })
    }),
  ))

test("a list that is shown to and left out keeps the campaign from its launch", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      expect(yield* Effect.flip(launched({ includedLists: [buyers], excludedLists: [buyers] }))).toMatchObject({
        missing: expect.arrayContaining(["campaigns.missing.usableLists"]) as unknown,
      })
    }),
  ))

test("a running campaign names the lists that a network lost", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft({ targeting: { includedLists: [buyers], excludedLists: [like] } })
      const lost = Effect.map(getCampaignAds.handle(key), ({ lostLists }) => lostLists)
      yield* Effect.gen(function* () {
        yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
        yield* runLaunch.handle(key)
        expect(yield* lost).toBeUndefined()
      }).pipe(Effect.provide(memoryUsableLists(usable)))
      expect(yield* Effect.provide(lost, memoryUsableLists(usable.slice(1)))).toEqual(["Buyers"])
    }),
  ))
