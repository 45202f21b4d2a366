import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { acceptCopy } from "@domain/creatives"
import { type SessionParts, type SignupSession, withParts } from "@domain/signup"
import { LaunchRuns } from "../ports/index.ts"
import { memoryCampaignPortals, type MemoryCounted, sampleDraft } from "../testing/index.ts"
import { launchedCampaign } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { launchCampaign } from "./launch-campaign.ts"
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

const launchedWith = (parts: SessionParts) =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const sessions = (yield* MemoryDatabase).table<string, SignupSession>("sessions")
      sessions.set(sampleDraft.sessionId, withParts(sampleDraft, parts))
      yield* launchCampaign.handle(key)
      const { ads } = yield* getCampaignAds.handle(key)
      return ads.map(({ hours, messagingApp }) => ({ hours, messagingApp }))
    }),
  )

test("the address of each ad says what the portal and the owner chose", async () => {
  const trackingWith = (
    creative: NonNullable<SessionParts["creative"]>,
    websiteUrl = "https://sunrise.example/?utm_source=card",
  ) =>
    inLaunchWorld(
      Effect.gen(function* () {
        const key = yield* seedDraft()
        const sessions = (yield* MemoryDatabase).table<string, SignupSession>("sessions")
        sessions.set(sampleDraft.sessionId, withParts(sampleDraft, { creative, business: { websiteUrl } }))
        yield* launchCampaign.handle(key)
        return (yield* getCampaignAds.handle(key)).ads.map(({ tracking }) => tracking)
      }),
    )
  const clickTracking = { isOn: true, campaign: "winter", content: "{network}" }
  expect(await trackingWith({ clickTracking })).toEqual([
    "utm_medium=paid_social&utm_campaign=winter&utm_content=facebook&mq_ad=70-1",
    "utm_medium=cpc&utm_campaign=winter&utm_content=google&mq_ad=70-2",
  ])
  expect(await trackingWith({ clickTracking: { isOn: false } })).toEqual([undefined, undefined])
})

test("a business that counts sales marks its ads though tags are off", async () => {
  const tracking = await inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const database = yield* MemoryDatabase
      const { businessProfileId } = key
      database.table<typeof businessProfileId, MemoryCounted>("counted_conversions").set(businessProfileId, {})
      const parts = {
        creative: { clickTracking: { isOn: false } },
        business: { websiteUrl: "https://sunrise.example" },
      }
      database.table("sessions").set(sampleDraft.sessionId, withParts(sampleDraft, parts))
      yield* launchCampaign.handle(key)
      return (yield* getCampaignAds.handle(key)).ads.map((ad) => ad.tracking)
    }),
  )
  expect(tracking).toEqual(["mq_ad=70-1", "mq_ad=70-2"])
})

test("what the owner leaves to Facebook is kept with its ad, as the portal allows it", async () => {
  const both = { creative: { adjustsLook: true }, targeting: { expandsAudience: true } } as const
  const automationWith = (parts: SessionParts, rights = {}) =>
    inLaunchWorld(
      Effect.gen(function* () {
        const key = yield* seedDraft(parts)
        yield* Effect.provide(launchCampaign.handle(key), memoryCampaignPortals(rights))
        return (yield* getCampaignAds.handle(key)).ads.map(({ automation }) => automation)
      }),
    )
  const [nothing, everything] = [false, true].map((isOn) => ({ expandsAudience: isOn, adjustsLook: isOn }))
  expect(await automationWith({})).toEqual([nothing, undefined])
  expect(await automationWith(both)).toEqual([everything, undefined])
  expect(await automationWith(both, { isNetworkAutomationDisabled: true })).toEqual([nothing, undefined])
})

const noon = [{ weekday: 1, from: 720, to: 840 }]

test("ads for calls are launched with the hours in which calls are taken", async () => {
  const callHours = [{ weekday: 1, from: 540, to: 1_080 }]
  const { creativeDetail } = sampleDraft.creative
  if (creativeDetail?.adDetail === undefined) throw new Error("The sample has no ad")
  const adDetail = acceptCopy({ ...creativeDetail.adDetail, callToAction: "CallNow" as const })
  const calls = { objective: "Calls", callHours, creativeDetail: { ...creativeDetail, adDetail } } as const
  expect((await launchedWith({ creative: calls })).map(({ hours }) => hours)).toEqual([callHours, callHours])
  expect((await launchedWith({ creative: { callHours } })).map(({ hours }) => hours)).toEqual([undefined, undefined])
  const both = await launchedWith({ creative: calls, targeting: { dayParts: noon } })
  expect(both.map(({ hours }) => hours)).toEqual([noon, noon])
})

test("a draft has no launched ads", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      expect(yield* getCampaignAds.handle(yield* seedDraft())).toEqual({ ads: [], revisions: [], sent: [] })
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
      return expect((yield* getCampaignAds.handle(key)).ads).toEqual([])
    }),
  ))
