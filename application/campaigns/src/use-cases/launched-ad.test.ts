import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { type SignupSession, withParts } from "@domain/signup"
import { LaunchRuns } from "../ports/index.ts"
import { sampleDraft } from "../testing/index.ts"
import { launchedCampaign } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { getCampaignAds } from "./launched-ad.ts"

test("a launched campaign shows each channel's ad and audience", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { ads } = yield* getCampaignAds.handle(yield* launchedCampaign)
      const { creativeDetail } = sampleDraft.creative
      const { ageBands, targetGender, targetLocation, interests, keywords } = sampleDraft.targeting
      expect(
        ads.map(({ channel, language, picture, text }) => [channel, language, picture?.primaryText, text?.headlines]),
      ).toEqual([
        ["Social", "en", creativeDetail?.adDetail?.primaryText, undefined],
        ["Search", "en", undefined, creativeDetail?.searchAd?.headlines],
      ])
      const people = { ageBands, gender: targetGender ?? "All", location: targetLocation }
      expect(ads.map(({ audience }) => audience)).toEqual([
        { ...people, interests: interests?.map(({ name }) => name), keywords: [] },
        { ...people, interests: [], keywords: keywords?.map((keyword) => keyword.toLowerCase()) },
      ])
    }),
  ))

test("the ad shown stays as launched when the draft changes later", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const before = yield* getCampaignAds.handle(key)
      expect(before.ads).toHaveLength(2)
      const sessions = (yield* MemoryDatabase).table<string, SignupSession>("sessions")
      sessions.set(sampleDraft.sessionId, withParts(sampleDraft, { business: { name: "Another name" } }))
      expect(yield* getCampaignAds.handle(key)).toEqual(before)
    }),
  ))

test("a draft has no launched ads", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      expect(yield* getCampaignAds.handle(yield* seedDraft())).toEqual({ ads: [] })
    }),
  ))

test("a launch that kept no copy of its ads shows none", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const runs = yield* LaunchRuns
      const run = yield* runs.latest(key.businessProfileId, key.campaignId)
      if (run === undefined) return expect.unreachable("the campaign was launched")
      const channels = run.channels.map(({ ad: _ad, ...channel }) => channel)
      yield* runs.save({ ...run, channels })
      return expect(yield* getCampaignAds.handle(key)).toEqual({ ads: [] })
    }),
  ))
