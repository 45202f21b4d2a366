import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { type SignupSession, withParts } from "@domain/signup"
import { MemoryNetwork, memoryCampaignPortals, sampleDraft } from "../testing/index.ts"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"

const both = { creative: { adjustsLook: true }, targeting: { expandsAudience: true } } as const

/** What each channel's network is told, where draft and portal change between the launch and its run. */
const toldAfter = (parts: typeof both | object, later: typeof both | object, isForbiddenLater: boolean) =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft(parts)
      yield* launchCampaign.handle(key)
      const sessions = (yield* MemoryDatabase).table<string, SignupSession>("sessions")
      sessions.set(sampleDraft.sessionId, withParts(sampleDraft, later))
      const rights = { isNetworkAutomationDisabled: isForbiddenLater }
      yield* Effect.provide(runLaunch.handle(key), memoryCampaignPortals(rights))
      const made = yield* (yield* MemoryNetwork).objects
      return new Map(made.map(({ channel, plan }) => [channel, plan.automation]))
    }),
  )

test("a network is told what was left to it at the launch, whatever changes later", async () => {
  const everything = { expandsAudience: true, adjustsLook: true }
  const nothing = { expandsAudience: false, adjustsLook: false }
  expect(await toldAfter(both, {}, true)).toEqual(
    new Map([
      ["Social", everything],
      ["Search", undefined],
    ]),
  )
  expect((await toldAfter({}, both, false)).get("Social")).toEqual(nothing)
})
