import { QueuedJobs } from "@application/kernel/testing"
import { OwnerMailbox } from "@application/messaging/testing"
import type { AdVariant } from "@domain/campaigns"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { CampaignRepository, LaunchRuns } from "../ports/index.ts"
import { sent, typed, withHeadline, withKeywords } from "../testing/changed-campaign.ts"
import { MemoryNetwork } from "../testing/index.ts"
import { afterDays, channelsOf } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { sampleDraft } from "../testing/sample-draft.ts"
import { getAdTest, moveAdTest } from "./ad-tests.ts"
import { applyCampaignState } from "./apply-campaign-state.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { getCampaignAds } from "./launched-ad.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const words: AdVariant = { headline: "Same-day visits in Pune", question: "Gentle or quick?" }

const drafted = (variant: AdVariant, dailyBudget = 400_000) => {
  const { budget } = sampleDraft.budget
  if (budget === undefined) throw new Error("The sample draft has a budget")
  return seedDraft({
    creative: { ...sampleDraft.creative, creativeDetail: { ...sampleDraft.creative.creativeDetail, variant } },
    budget: { ...sampleDraft.budget, budget: { ...budget, dailyBudget, days: 10 } },
  })
}

/** A campaign in which both versions are shown. */
const tested = Effect.fnUntraced(function* (variant: AdVariant = words) {
  const key = yield* drafted(variant)
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  yield* runLaunch.handle(key)
  yield* afterDays(1)
  yield* syncCampaigns.handle({})
  yield* (yield* QueuedJobs).take
  return key
})

type Key = Effect.Success<ReturnType<typeof tested>>

const testOf = (key: Key) => Effect.map(getAdTest.handle(key), ({ test: found }) => found)
const social = (key: Key) =>
  Effect.map(channelsOf(key), (channels) => channels.find(({ channel }) => channel === "Social"))
const second = (key: Key) =>
  Effect.map(social(key), (channel) => ({
    channel: "Social" as const,
    externalIds: { ...channel?.externalIds, ad: channel?.externalIds.adB ?? "" },
  }))
const readOnDay = (days: number) => Effect.andThen(afterDays(days), syncCampaigns.handle({}))
const jobNames = Effect.map(
  Effect.flatMap(QueuedJobs, (jobs) => jobs.take),
  (jobs) => jobs.map(({ contract }) => contract.name),
)

test("a launch states what its test compares before anything is shown", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* drafted(words)
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      const found = yield* testOf(key)
      expect(found).toMatchObject({ question: "Gentle or quick?", objective: "LeadGeneration", ratio: 2, days: [] })
      expect(found?.resultsLeft).toBe(found?.needed)
      expect(found?.ads.B.headline).toBe("Same-day visits in Pune")
      expect(found?.ads.A.headline).toBe("Gentle root canal treatment in Pune")
    }),
  ))

test("a campaign with one version has no test, and none can be stopped", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      expect(yield* testOf(key)).toBeUndefined()
      expect(yield* Effect.flip(moveAdTest.handle({ ...key, move: "stop" }))).toMatchObject({ _tag: "AdTestNotFound" })
    }),
  ))

test("a second version that its money cannot tell apart keeps the launch back", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* drafted(words, 60_000)
      const refused = yield* Effect.flip(launchCampaign.handle({ ...key, idempotencyKey: testKey }))
      expect(refused).toMatchObject({ missing: ["campaigns.missing.versionResults"] })
    }),
  ))

test("both versions are made, shown to the owner and read day by day", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* tested()
      const { ads } = yield* getCampaignAds.handle(key)
      expect(ads.find(({ channel }) => channel === "Social")?.variant?.headline).toBe("Same-day visits in Pune")
      yield* readOnDay(2)
      const found = yield* testOf(key)
      expect(found?.days.length).toBeGreaterThan(1)
      expect(found?.ended).toBeUndefined()
      expect(found?.moves).toEqual(["stop"])
    }),
  ))

test("a better version wins, and nothing is changed before its owner says so", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* tested()
      yield* (yield* MemoryNetwork).bringWithSecond(5)
      yield* readOnDay(6)
      const found = yield* testOf(key)
      expect(found?.ended).toMatchObject({ how: "Winner", version: "B" })
      expect(found?.kept).toBeUndefined()
      expect((yield* social(key))?.externalIds.study).toBeDefined()
      expect(found?.moves).toEqual(["keepA", "keepB"])
    }),
  ))

/** What the owner was told of the test, in order. */
const toldOf = Effect.map(
  Effect.flatMap(OwnerMailbox, ({ all }) => all),
  (mails) => mails.flatMap((mail) => (mail.template === "adTestDecided" ? [[mail.outcome, mail.version]] : [])),
)

test("the owner is told once what a test came to", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* tested()
      yield* (yield* MemoryNetwork).bringWithSecond(5)
      expect(yield* toldOf).toEqual([])
      yield* readOnDay(6)
      yield* readOnDay(7)
      expect(yield* toldOf).toEqual([["winner", "B"]])
    }),
  ))

test("a winner that is kept by the owner's rule is told as kept", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* tested({ ...words, endsWeaker: true })
      yield* (yield* MemoryNetwork).bringWithSecond(5)
      yield* readOnDay(6)
      expect(yield* toldOf).toEqual([["kept", "B"]])
    }),
  ))

test("a test that its owner stops is not told to them", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* tested()
      yield* moveAdTest.handle({ ...key, move: "stop" })
      yield* readOnDay(6)
      expect(yield* toldOf).toEqual([])
    }),
  ))

test("equal versions end without a winner", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* tested()
      yield* readOnDay(9)
      yield* readOnDay(10)
      expect(["NoDifference", "DaysOver", undefined]).toContain((yield* testOf(key))?.ended?.how)
      expect((yield* testOf(key))?.ended?.how).not.toBe("Winner")
      expect(["open", undefined]).toContain((yield* toldOf)[0]?.[0])
    }),
  ))

test("the weaker version stops by itself where its owner chose so before the launch", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* tested({ ...words, endsWeaker: true })
      const before = yield* social(key)
      yield* (yield* MemoryNetwork).bringWithSecond(5)
      yield* (yield* QueuedJobs).take
      yield* readOnDay(6)
      expect((yield* testOf(key))?.kept).toMatchObject({ version: "B", byRule: true })
      expect(yield* jobNames).toContain("campaigns/ApplyCampaignState")
      const after = yield* social(key)
      expect(after?.externalIds.adSet).toBe(before?.externalIds.adSetB)
      expect(after?.externalIds).not.toHaveProperty("study")
    }),
  ))

test("the version that is kept is the campaign's ad, and its rival stands still", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* tested()
      const before = yield* social(key)
      yield* moveAdTest.handle({ ...key, move: "stop" })
      yield* moveAdTest.handle({ ...key, move: "keepB" })
      expect(yield* jobNames).toContain("campaigns/ApplyCampaignState")
      yield* applyCampaignState.handle(key)
      expect(yield* (yield* MemoryNetwork).standingAdSets).toEqual([before?.externalIds.adSet])
      const { ads, revisions } = yield* getCampaignAds.handle(key)
      const ad = ads.find(({ channel }) => channel === "Social")
      expect(ad?.picture?.headline).toBe("Same-day visits in Pune")
      expect(ad).not.toHaveProperty("variant")
      expect(revisions.map(({ revision }) => revision)).toEqual([2, 1])
      const changes = revisions[0]?.changes.map(({ field }) => field)
      expect(changes).toEqual(expect.arrayContaining(["headline", "secondVersion"]))
    }),
  ))

test("showing both again takes back what was kept", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* tested()
      const before = yield* social(key)
      yield* moveAdTest.handle({ ...key, move: "stop" })
      yield* moveAdTest.handle({ ...key, move: "keepB" })
      yield* moveAdTest.handle({ ...key, move: "showBoth" })
      yield* applyCampaignState.handle(key)
      const after = yield* social(key)
      expect(after?.externalIds).toEqual(before?.externalIds)
      expect(after?.ad).toEqual(before?.ad)
      expect(yield* (yield* MemoryNetwork).standingAdSets).toEqual([])
      expect((yield* testOf(key))?.moves).toEqual(["goOn", "keepA", "keepB"])
    }),
  ))

test("a version that its network refuses ends the test, and the other is shown", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* tested()
      yield* (yield* MemoryNetwork).decide(yield* second(key), { status: "Rejected", reason: "Too loud" })
      yield* readOnDay(2)
      const found = yield* testOf(key)
      expect(found?.ended).toMatchObject({ how: "Refused", version: "B", reason: "Too loud" })
      expect(yield* toldOf).toEqual([["refused", "B"]])
      const campaign = yield* (yield* CampaignRepository).byId(key.businessProfileId, key.campaignId)
      expect(campaign.channels.find(({ channel }) => channel === "Social")?.status).toBe("Active")
      expect(found?.moves).toEqual(["keepA"])
    }),
  ))

test("other words for the ad end its test, and other keywords do not", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* tested()
      const keywords = (sampleDraft.targeting.keywords ?? []).slice(1).concat("gentle dentist")
      yield* typed(key, (edit) => withKeywords(edit, keywords))
      yield* sent(key)
      expect((yield* testOf(key))?.ended).toBeUndefined()
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key, "edit-key-0002")
      expect((yield* testOf(key))?.ended?.how).toBe("Changed")
      expect((yield* testOf(key))?.moves).toEqual([])
      expect((yield* social(key))?.externalIds).not.toHaveProperty("study")
      const run = yield* (yield* LaunchRuns).latest(key.businessProfileId, key.campaignId)
      expect(run?.channels.find(({ channel }) => channel === "Social")?.edit?.plan.social).not.toHaveProperty("variant")
    }),
  ))
