import { CurrentActor } from "@application/kernel"
import { QueuedJobs, userActor } from "@application/kernel/testing"
import { OwnerMailbox } from "@application/messaging/testing"
import { type AdVariant, editOf, type PlanEdit, versionShares } from "@domain/campaigns"
import { PortalId } from "@domain/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { NetworkRefused, NetworkUnavailable } from "../ports/index.ts"
import { sent, typed, withHeadline } from "../testing/changed-campaign.ts"
import { memoryCampaignPortals, MemoryNetwork } from "../testing/index.ts"
import { afterDays, channelsOf } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey, testNow } from "../testing/launched-world.ts"
import { sampleDraft } from "../testing/sample-draft.ts"
import { getAdTest, moveAdTest } from "./ad-tests.ts"
import { applyCampaignEdit } from "./apply-campaign-edit.ts"
import { applyCampaignState } from "./apply-campaign-state.ts"
import { getCampaignEdit } from "./campaign-edits.ts"
import { decideCampaignReview } from "./campaign-reviews.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { getCampaignAds } from "./launched-ad.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const words: AdVariant = { headline: "Same-day visits in Pune", question: "Gentle or quick?" }

const portalId = PortalId.make(1)

const withVersion =
  (variant: AdVariant = words) =>
  ({ ads, ...edit }: PlanEdit): PlanEdit => ({ ...edit, ads: { ...ads, variant } })

/** A campaign that runs with one version, two days after its launch. */
const running = Effect.fnUntraced(function* (dailyBudget = 400_000) {
  const { budget } = sampleDraft.budget
  if (budget === undefined) return yield* Effect.die(new Error("The sample draft has a budget"))
  const key = yield* seedDraft({
    budget: { ...sampleDraft.budget, budget: { ...budget, budgetType: "Lifetime", dailyBudget, days: 12 } },
  })
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  yield* runLaunch.handle(key)
  yield* afterDays(2)
  yield* syncCampaigns.handle({})
  yield* (yield* QueuedJobs).take
  return key
})

type Key = Effect.Success<ReturnType<typeof running>>

const social = (key: Key) =>
  Effect.flatMap(channelsOf(key), (channels) => {
    const found = channels.find(({ channel }) => channel === "Social")
    return found === undefined ? Effect.die(new Error("The campaign has no social ad")) : Effect.succeed(found)
  })
const testOf = (key: Key) => Effect.map(getAdTest.handle(key), ({ test: found }) => found)

/** The network decides on the second version that waits. */
const decided = Effect.fnUntraced(function* (key: Key, status: "Active" | "Rejected") {
  const { externalIds, edit } = yield* social(key)
  const ad = edit?.externalIds.adB
  const objects = { channel: "Social" as const, externalIds: { ...externalIds, ...(ad !== undefined && { ad }) } }
  yield* (yield* MemoryNetwork).decide(objects, status === "Active" ? { status } : { status, reason: "Too loud" })
  yield* applyCampaignEdit.handle(key)
})

/** A campaign whose second version was sent and waits for its review. */
const added = Effect.fnUntraced(function* (variant: AdVariant = words) {
  const key = yield* running()
  yield* typed(key, withVersion(variant))
  yield* sent(key)
  yield* applyCampaignEdit.handle(key)
  return key
})

test("a second version waits standing still, and the present ad has all of the money", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running()
      const before = yield* social(key)
      const state = yield* typed(key, withVersion())
      expect(state.changes).toMatchObject([{ channel: "Social", field: "secondVersion", effect: "secondAd" }])
      expect(state.lacks).toEqual([])
      yield* sent(key)
      yield* applyCampaignEdit.handle(key)
      const after = yield* social(key)
      expect(after.externalIds).toEqual(before.externalIds)
      expect(after.edit).toMatchObject({ status: "InReview", addsVersion: true, needsAd: false })
      const network = yield* MemoryNetwork
      expect(yield* network.standingAdSets).toEqual([after.edit?.externalIds.adSetB])
      expect((yield* network.budgets).size).toBe(0)
      expect(yield* testOf(key)).toBeUndefined()
    }),
  ))

test("an approved second version halves what is left, to the minor unit", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* added()
      yield* decided(key, "Active")
      const { externalIds, edit, plan, ad } = yield* social(key)
      const { adSet = "", adSetB = "", study } = externalIds
      expect(edit).toBeUndefined()
      expect(study).toBeDefined()
      expect(ad?.variant?.headline).toBe("Same-day visits in Pune")
      const before = plan?.social?.variant?.before
      expect(before?.first).toBeGreaterThan(0)
      const network = yield* MemoryNetwork
      expect(yield* network.standingAdSets).toEqual([])
      const budgets = yield* network.budgets
      const whole = (budgets.get(adSet) ?? 0) + (budgets.get(adSetB) ?? 0)
      expect({ A: budgets.get(adSet), B: budgets.get(adSetB) }).toEqual(versionShares(whole, before))
      yield* applyCampaignState.handle(key)
      const later = yield* network.budgets
      expect((later.get(adSet) ?? 0) + (later.get(adSetB) ?? 0)).toBe(whole)
      expect([0, 1]).toContain((later.get(adSet) ?? 0) - (before?.first ?? 0) - (later.get(adSetB) ?? 0))
    }),
  ))

test("a test that was added counts whole days from the day after both are shown", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* added()
      yield* decided(key, "Active")
      expect(yield* testOf(key)).toMatchObject({ startedOn: "2026-11-23", question: "Gentle or quick?", days: [] })
      yield* afterDays(5)
      yield* syncCampaigns.handle({})
      const days = (yield* testOf(key))?.days.map(({ date }) => date) ?? []
      expect(days[0]).toBe("2026-11-23")
      expect(days.length).toBeGreaterThan(1)
    }),
  ))

test("a process that dies goes on without a second object", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running()
      yield* typed(key, withVersion())
      yield* sent(key)
      const network = yield* MemoryNetwork
      yield* network.fail("Social", "creativeB", new NetworkUnavailable({ reason: "Try later" }))
      yield* Effect.exit(applyCampaignEdit.handle(key))
      expect((yield* social(key)).edit?.externalIds).toMatchObject({ adSetB: expect.any(String) })
      yield* network.fail("Social", "creativeB", undefined)
      yield* applyCampaignEdit.handle(key)
      yield* network.fail("Social", "study", new NetworkUnavailable({ reason: "Try later" }))
      yield* Effect.exit(decided(key, "Active"))
      const before = (yield* social(key)).edit?.plan.social?.variant?.before
      expect(before).toBeDefined()
      yield* network.fail("Social", "study", undefined)
      yield* afterDays(3)
      yield* applyCampaignEdit.handle(key)
      expect((yield* social(key)).plan?.social?.variant?.before).toEqual(before)
      for (const step of ["adSetB", "creativeB", "adB", "study"])
        expect(
          (yield* network.objects).filter((one) => one.step === step || one.name.includes(` ${step} `)),
        ).toHaveLength(1)
    }),
  ))

test("a refused second version leaves the campaign as it was, and its words a draft", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running()
      const before = yield* social(key)
      const plan = (yield* getCampaignEdit.handle(key)).plan
      yield* typed(key, withVersion())
      yield* sent(key)
      yield* applyCampaignEdit.handle(key)
      yield* (yield* QueuedJobs).take
      yield* decided(key, "Rejected")
      const after = yield* social(key)
      expect(after.externalIds).toEqual(before.externalIds)
      expect(after.ad).toEqual(before.ad)
      expect(after.edit).toMatchObject({ status: "Refused", problem: "Too loud" })
      const state = yield* getCampaignEdit.handle(key)
      expect(state.plan.creative).toEqual(plan.creative)
      expect(state.draft?.edit).toEqual(withVersion()(editOf(plan)))
      expect(state.changes).toMatchObject([{ field: "secondVersion" }])
      expect((yield* (yield* OwnerMailbox).all).map(({ template }) => template)).toContain("changedAdRefused")
      const jobs = yield* (yield* QueuedJobs).take
      expect(jobs.map(({ contract }) => contract.name)).toContain("campaigns/ApplyCampaignState")
      yield* applyCampaignState.handle(key)
      const budgets = yield* (yield* MemoryNetwork).budgets
      expect(budgets.has(after.edit?.externalIds.adSetB ?? "")).toBe(false)
      expect(yield* testOf(key)).toBeUndefined()
    }),
  ))

test("a study that its network refuses gives the present ad its money back", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* added()
      const network = yield* MemoryNetwork
      yield* network.fail("Social", "study", new NetworkRefused({ reason: "No studies here" }))
      yield* decided(key, "Active")
      const { edit, externalIds } = yield* social(key)
      const { adSet = "" } = externalIds
      expect(edit).toMatchObject({ status: "Refused", problem: "No studies here" })
      const halved = (yield* network.budgets).get(adSet) ?? 0
      yield* applyCampaignState.handle(key)
      expect((yield* network.budgets).get(adSet)).toBeGreaterThan(halved)
      expect(yield* network.standingAdSets).toEqual([edit?.externalIds.adSetB])
    }),
  ))

test("a kept version, and both again, keep what was spent before the test", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* added()
      yield* decided(key, "Active")
      const tested = yield* social(key)
      yield* moveAdTest.handle({ ...key, move: "stop" })
      yield* moveAdTest.handle({ ...key, move: "keepB" })
      const kept = yield* social(key)
      expect(kept.externalIds.adSet).toBe(tested.externalIds.adSetB)
      expect(kept.plan?.social).not.toHaveProperty("variant")
      yield* moveAdTest.handle({ ...key, move: "showBoth" })
      expect((yield* social(key)).plan?.social?.variant).toEqual(tested.plan?.social?.variant)
      yield* moveAdTest.handle({ ...key, move: "keepA" })
      expect((yield* getCampaignEdit.handle(key)).plan.creative.creativeDetail).not.toHaveProperty("variant")
      expect((yield* social(key)).ad?.picture?.headline).toBe(tested.ad?.picture?.headline)
    }),
  ))

test("a test after an earlier test has objects of its own, and the earlier is over", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* added()
      yield* decided(key, "Active")
      const first = (yield* social(key)).externalIds
      yield* moveAdTest.handle({ ...key, move: "stop" })
      yield* moveAdTest.handle({ ...key, move: "keepA" })
      expect((yield* testOf(key))?.moves).toEqual(["showBoth"])
      yield* typed(key, withVersion({ headline: "Open on Sundays" }))
      yield* sent(key, "edit-key-0002")
      expect((yield* testOf(key))?.moves).toEqual([])
      yield* applyCampaignEdit.handle(key)
      yield* decided(key, "Active")
      const second = (yield* social(key)).externalIds
      expect(second.adSet).toBe(first.adSet)
      for (const part of ["adSetB", "creativeB", "adB", "study"] as const) expect(second[part]).not.toBe(first[part])
      const found = yield* testOf(key)
      expect(found).toMatchObject({ days: [], moves: ["stop"] })
      expect(found?.ads.B.headline).toBe("Open on Sundays")
      const { revisions } = yield* getCampaignAds.handle(key)
      expect(revisions.length).toBeGreaterThan(2)
    }),
  ))

test("a second version waits for other words of the present ad to be shown", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running()
      const both = yield* typed(key, (edit) => withHeadline(withVersion()(edit), "New words"))
      expect(both.lacks).toContain("campaigns.edit.versionAlone")
      yield* typed(key, ({ ads: { variant: _variant, ...ads }, ...edit }) => ({ ...edit, ads }))
      yield* sent(key)
      const waiting = yield* typed(key, withVersion())
      expect(waiting.lacks).toEqual(["campaigns.edit.versionAlone"])
    }),
  ))

test("an audience that changes with a second version is both versions'", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running()
      yield* typed(key, (edit) => {
        const { ads, audience } = withVersion()(edit)
        return { ads, audience: { ...audience, targetGender: "Female" } }
      })
      yield* sent(key)
      yield* applyCampaignEdit.handle(key)
      expect(yield* (yield* MemoryNetwork).retargeted).toContain("Social")
      const second = (yield* (yield* MemoryNetwork).objects).find(({ step }) => step === "adSetB")
      expect(second?.plan.gender).toBe("Female")
      yield* decided(key, "Rejected")
      const { changes } = yield* getCampaignEdit.handle(key)
      expect(changes.map(({ field, channel }) => [channel, field])).not.toContainEqual(["Social", "gender"])
    }),
  ))

test("other words that are sent meanwhile stop the version that waits", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* added()
      const waiting = (yield* social(key)).edit?.externalIds.adSetB
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key, "edit-key-0002")
      expect((yield* social(key)).stops).toMatchObject([{ adSetB: waiting }])
      yield* applyCampaignEdit.handle(key)
      const { edit, stops } = yield* social(key)
      expect(stops).toBeUndefined()
      expect(edit).toMatchObject({ needsAd: true })
      expect(edit).not.toHaveProperty("addsVersion")
      expect(edit?.plan.social).not.toHaveProperty("variant")
      expect(yield* (yield* MemoryNetwork).standingAdSets).toContain(waiting)
    }),
  ))

test("a change of the audience keeps the design and the money of a test that runs", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* added()
      yield* decided(key, "Active")
      const before = (yield* social(key)).plan?.social?.variant
      yield* typed(key, ({ ads, audience }) => ({ ads, audience: { ...audience, targetGender: "Female" } }))
      yield* sent(key, "edit-key-0002")
      expect((yield* social(key)).edit?.plan.social?.variant).toEqual(before)
      yield* applyCampaignEdit.handle(key)
      expect((yield* social(key)).plan?.social?.variant).toEqual(before)
      expect((yield* testOf(key))?.ended).toBeUndefined()
    }),
  ))

test("what is left decides whether a second version can be added", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running()
      yield* afterDays(11)
      const late = yield* typed(key, withVersion())
      expect(late.means).toMatchObject({ days: 0 })
      expect(late.lacks).toEqual(["campaigns.missing.versionResults"])
      const refused = yield* Effect.flip(sent(key))
      expect(refused).toMatchObject({ _tag: "CampaignNotLaunchable" })
    }),
  ))

test("a second test is not sent while one runs", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* added()
      yield* decided(key, "Active")
      const state = yield* typed(key, withVersion({ headline: "Open on Sundays" }))
      expect(state.lacks).toEqual(["campaigns.edit.versionRuns"])
    }),
  ))

test("a version that its portal rejects is sent to nobody, and its words are a draft", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running()
      const { plan } = yield* getCampaignEdit.handle(key)
      yield* typed(key, withVersion())
      yield* Effect.provide(sent(key), memoryCampaignPortals({ isCampaignReviewed: true }))
      yield* applyCampaignEdit.handle(key)
      expect((yield* social(key)).edit).toMatchObject({ status: "Waiting", externalIds: {} })
      const review = { decision: "rejected", reasons: ["misleadingText"] } as const
      const askedAt = testNow + 2 * 86_400_000
      yield* decideCampaignReview.handle({ portalId, campaignId: key.campaignId, askedAt, review })
      yield* applyCampaignEdit.handle(key)
      expect(yield* (yield* MemoryNetwork).standingAdSets).toEqual([])
      const state = yield* getCampaignEdit.handle(key)
      expect(state.plan.creative).toEqual(plan.creative)
      expect(state.sent).toMatchObject([{ status: "Refused", addsVersion: true }])
      expect(state.draft?.edit.ads.variant).toEqual(words)
    }).pipe(Effect.provideService(CurrentActor, { ...userActor(9, [], "PortalAdministrator"), portalId })),
  ))
