import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { ProfileCategories } from "@application/businesses/services"
import { type InputOf, outputIn } from "@application/kernel"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import type { Campaign } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { ListCampaigns } from "../contract/index.ts"
import { AdNetworks, CampaignFunds, CampaignRepository, LaunchDrafts, LaunchRuns } from "../ports/index.ts"
import type { MemoryLock } from "../testing/memory-funds.ts"
import { sampleDraft } from "../testing/sample-draft.ts"
import { memoryCampaignPortals } from "../testing/memory-sources.ts"
import { inLaunchWorld, seedDraft, testKey, testNow } from "../testing/launched-world.ts"
import { applyCampaignState } from "./apply-campaign-state.ts"
import { changeCampaign } from "./change-campaign.ts"
import {
  archiveCampaign,
  deleteDraftCampaign,
  endCampaign,
  pauseCampaign,
  reopenBudget,
  restoreCampaign,
  resumeCampaign,
} from "./campaign-moves.ts"
import { getCampaign, listCampaigns } from "./campaign-reads.ts"
import { openCampaignSession } from "./campaign-session.ts"
import { createCampaign } from "./create-campaign.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const listed = (input: InputOf<typeof ListCampaigns>) =>
  Effect.flatMap(listCampaigns.handle(input), (page) => outputIn(ListCampaigns, page))

const live = Effect.gen(function* () {
  const key = yield* seedDraft()
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  yield* runLaunch.handle(key)
  yield* TestClock.setTime(testNow + 90_000)
  yield* syncCampaigns.handle({})
  yield* (yield* QueuedJobs).take
  return key
})

const reviews = Effect.fnUntraced(function* (key: Effect.Success<typeof live>) {
  const networks = yield* AdNetworks
  const run = yield* (yield* LaunchRuns).latest(key.businessProfileId, key.campaignId)
  return yield* Effect.forEach(run?.channels ?? [], (channel) =>
    Effect.map(networks.review(channel), ({ status }) => status),
  )
})

test("a paused campaign delivers nothing until it is resumed", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* live
      expect(yield* pauseCampaign.handle(key)).toMatchObject({ status: "Paused", pauseReason: "owner" })
      expect((yield* (yield* QueuedJobs).take).map(({ input }) => input)).toEqual([key])
      yield* applyCampaignState.handle(key)
      expect(yield* reviews(key)).toEqual(["Paused", "Paused"])
      yield* syncCampaigns.handle({})
      expect((yield* getCampaign.handle(key)).status).toBe("Paused")
      const resumed = yield* resumeCampaign.handle(key)
      expect(resumed.status).toBe("Active")
      expect(resumed.pauseReason).toBeUndefined()
      yield* applyCampaignState.handle(key)
      expect(yield* reviews(key)).toEqual(["Active", "Active"])
    }),
  ))

test("a state that is applied twice stands as after the first time", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* live
      yield* pauseCampaign.handle(key)
      yield* applyCampaignState.handle(key)
      yield* applyCampaignState.handle(key)
      expect(yield* reviews(key)).toEqual(["Paused", "Paused"])
      yield* resumeCampaign.handle(key)
      yield* applyCampaignState.handle(key)
      const before = yield* getCampaign.handle(key)
      yield* applyCampaignState.handle(key)
      expect([yield* reviews(key), yield* getCampaign.handle(key)]).toEqual([["Active", "Active"], before])
    }),
  ))

test("a campaign that is paused or in review cannot be paused", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* live
      yield* pauseCampaign.handle(key)
      expect(yield* Effect.flip(pauseCampaign.handle(key))).toMatchObject({
        _tag: "CampaignMoveNotAllowed",
        move: "pause",
        status: "Paused",
      })
    }),
  ))

test("a campaign without money left is not resumed", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* live
      const campaigns = yield* CampaignRepository
      const campaign = yield* campaigns.byId(key.businessProfileId, key.campaignId)
      yield* campaigns.save({ ...campaign, status: "Paused", pauseReason: "insufficientFunds", spent: 700_010 })
      expect(yield* Effect.flip(resumeCampaign.handle(key))).toMatchObject({
        _tag: "InsufficientFunds",
        missing: 70_001,
        currency: "INR",
      })
    }),
  ))

const shortened = { endDate: "2026-11-22", idempotencyKey: IdempotencyKey.make("change-key-01") }
const again = { idempotencyKey: IdempotencyKey.make("change-key-02") }

test("a new last day reaches the channels, one in the past is refused", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* live
      const changed = yield* changeCampaign.handle({ ...key, ...shortened, total: 0 })
      expect(changed.endDate).toBe("2026-11-22")
      yield* applyCampaignState.handle(key)
      yield* TestClock.setTime(Date.parse("2026-11-23T10:00:00+05:30"))
      expect(yield* reviews(key)).toEqual(["Completed", "Completed"])
      expect(yield* Effect.flip(changeCampaign.handle({ ...key, ...shortened, ...again, total: 0 }))).toMatchObject({
        _tag: "EndDateNotAllowed",
        earliest: "2026-11-23",
      })
    }),
  ))

test("only a draft is deleted, and what was paid for it is given back", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const funds = yield* CampaignFunds
      const released: Array<unknown> = []
      const noting = {
        ...funds,
        release: (of: Parameters<typeof funds.release>[0]) =>
          Effect.andThen(
            Effect.sync(() => released.push(of)),
            funds.release(of),
          ),
      }
      const deleted = Effect.provideService(deleteDraftCampaign.handle(key), CampaignFunds, noting)
      expect(yield* deleted).toEqual({})
      expect(released).toMatchObject([key])
      expect((yield* Effect.flip(getCampaign.handle(key)))._tag).toBe("CampaignNotFound")
      const running = yield* live
      expect((yield* Effect.flip(deleteDraftCampaign.handle(running)))._tag).toBe("CampaignMoveNotAllowed")
    }),
  ))

test("only a draft's budget is reopened; it is unpaid and what was paid is given back", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const funds = yield* CampaignFunds
      const given: Array<unknown> = []
      const noting = { ...funds, reopen: (of: object) => Effect.sync(() => void given.push(of)) }
      expect([yield* isPaid, given]).toEqual([true, []])
      yield* Effect.provideService(reopenBudget.handle(key), CampaignFunds, noting)
      expect([yield* isPaid, given]).toEqual([false, [expect.objectContaining(key)]])
      const running = yield* live
      expect(yield* Effect.flip(reopenBudget.handle(running))).toMatchObject({ status: "Active", move: "edit" })
    }),
  ))

const held = Effect.map(MemoryDatabase, (database) => database.table<CampaignId, MemoryLock>("fund_locks"))

test("a campaign cancelled in review stops its channels and frees its money once", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      expect(yield* Effect.flip(archiveCampaign.handle(key))).toMatchObject({
        _tag: "CampaignMoveNotAllowed",
        status: "InReview",
        move: "archive",
      })
      yield* runLaunch.handle(key)
      yield* (yield* QueuedJobs).take
      expect(yield* archiveCampaign.handle(key)).toMatchObject({ status: "Archived" })
      expect((yield* (yield* QueuedJobs).take).map(({ input }) => input)).toEqual([key])
      yield* applyCampaignState.handle(key)
      const { price, channels } = yield* getCampaign.handle(key)
      expect((yield* held).get(key.campaignId)?.released).toBe(price?.total)
      expect(channels.map(({ status }) => status)).toEqual(["Completed", "Completed"])
      expect(yield* Effect.flip(archiveCampaign.handle(key))).toMatchObject({ status: "Archived", move: "archive" })
      yield* TestClock.setTime(testNow + 90_000)
      expect(yield* reviews(key)).toEqual(["Paused", "Paused"])
      yield* syncCampaigns.handle({})
      expect((yield* getCampaign.handle(key)).status).toBe("Archived")
      expect((yield* listed({ businessProfileId: key.businessProfileId, tab: "all" })).campaigns).toEqual([])
    }),
  ))

/** Whether the sample draft counts as paid, and so its promo code as used. */
const isPaid = Effect.map(
  Effect.flatMap(LaunchDrafts, (drafts) => drafts.ofCampaign(BusinessProfileId.make(7), sampleDraft.sessionId)),
  (draft) => draft.isPaid,
)

test("a refunded campaign is unpaid again unless something was spent", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const deleted = yield* seedDraft()
      const before = yield* isPaid
      yield* deleteDraftCampaign.handle(deleted)
      const afterDelete = yield* isPaid
      const key = yield* seedDraft()
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      yield* runLaunch.handle(key)
      const launched = yield* getCampaign.handle(key)
      const givenUp = Effect.fnUntraced(function* (changes: Partial<Campaign>) {
        yield* seedDraft()
        yield* (yield* CampaignRepository).save({ ...launched, ...changes })
        yield* archiveCampaign.handle(key)
        return yield* isPaid
      })
      expect([before, afterDelete, yield* givenUp({})]).toEqual([true, false, false])
      expect(yield* givenUp({ status: "Rejected", spent: 5 })).toBe(true)
      expect(yield* givenUp({ status: "Completed" })).toBe(true)
    }),
  ))

test("a cancelled refused campaign is not sent again under any key", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      yield* runLaunch.handle(key)
      const campaigns = yield* CampaignRepository
      yield* campaigns.save({ ...(yield* getCampaign.handle(key)), status: "Rejected" })
      yield* archiveCampaign.handle(key)
      for (const idempotencyKey of [testKey, IdempotencyKey.make("another-window")]) {
        expect(yield* Effect.flip(launchCampaign.handle({ ...key, idempotencyKey }))).toMatchObject({
          _tag: "CampaignMoveNotAllowed",
          status: "Archived",
        })
      }
      expect((yield* held).get(key.campaignId)?.released).toBeGreaterThan(0)
    }),
  ))

test("neither a running campaign nor a draft is cancelled in review", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      expect(yield* Effect.flip(archiveCampaign.handle(yield* seedDraft()))).toMatchObject({ status: "Draft" })
      const key = yield* live
      expect(yield* Effect.flip(archiveCampaign.handle(key))).toMatchObject({ status: "Active", move: "archive" })
      expect((yield* held).get(key.campaignId)?.released).toBe(0)
      expect(yield* isPaid).toBe(true)
    }),
  ))

test("a running campaign is ended for good by its owner, and its money is back at once", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* live
      expect(yield* endCampaign.handle(key)).toMatchObject({ status: "Completed" })
      expect((yield* held).get(key.campaignId)?.released).toBeGreaterThan(0)
      expect(yield* Effect.flip(endCampaign.handle(key))).toMatchObject({ status: "Completed", move: "end" })
      expect(yield* Effect.flip(resumeCampaign.handle(key))).toMatchObject({ status: "Completed", move: "resume" })
    }),
  ))

test("an archived campaign that had ended is put back, and its money stays as it was", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* live
      const ended = yield* endCampaign.handle(key)
      const released = (yield* held).get(key.campaignId)?.released
      expect(yield* archiveCampaign.handle(key)).toMatchObject({ status: "Archived", archivedFrom: "Completed" })
      const tab = { businessProfileId: key.businessProfileId, tab: "archived" } as const
      expect((yield* listed(tab)).campaigns.map(({ id }) => id)).toEqual([key.campaignId])
      expect(yield* restoreCampaign.handle(key)).toEqual(ended)
      expect((yield* held).get(key.campaignId)?.released).toBe(released)
      expect(yield* Effect.flip(restoreCampaign.handle(key))).toMatchObject({ status: "Completed", move: "restore" })
    }),
  ))

test("moves on another profile's campaign find nothing", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = { ...(yield* live), businessProfileId: BusinessProfileId.make(8) }
      const failures = yield* Effect.all([
        Effect.flip(pauseCampaign.handle(key)),
        Effect.flip(resumeCampaign.handle(key)),
        Effect.flip(changeCampaign.handle({ ...key, ...shortened, total: 0 })),
        Effect.flip(deleteDraftCampaign.handle(key)),
        Effect.flip(archiveCampaign.handle(key)),
        Effect.flip(restoreCampaign.handle(key)),
        Effect.flip(runLaunch.handle(key)),
        Effect.flip(applyCampaignState.handle(key)),
      ])
      expect(new Set(failures.map(({ _tag }) => _tag))).toEqual(new Set(["CampaignNotFound"]))
    }),
  ))

test("a further campaign copies the profile's last details under the next number", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { businessProfileId } = yield* live
      const campaign = yield* createCampaign.handle({ businessProfileId })
      const { sessionId } = campaign
      expect(campaign).toMatchObject({ status: "Draft", region: "IN", name: "Sunrise Dental Care 2", sessionId })
      const sessions = (yield* MemoryDatabase).table<
        string,
        { readonly paid: boolean; readonly campaignId?: CampaignId }
      >("sessions")
      expect(sessions.get(sessionId)).toMatchObject({ paid: false, campaignId: campaign.id })
    }),
  ))

test("the list shows a tab, the size of every tab and the numbers so far", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { businessProfileId } = yield* live
      yield* createCampaign.handle({ businessProfileId })
      const page = yield* listed({ businessProfileId, tab: "active" })
      expect(page.campaigns.map(({ status }) => status)).toEqual(["Active"])
      expect(page.campaigns[0]?.totals.spend).toBeGreaterThan(0)
      expect(page.counts).toMatchObject({ all: 2, rejected: 0, active: 1, ongoing: 1, inReview: 0, draft: 1 })
    }),
  ))

test("a portal without launches starts none and still answers earlier ones", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const closed = memoryCampaignPortals({ isCampaignLaunchDisabled: true })
      const launched = launchCampaign.handle({ ...key, idempotencyKey: testKey })
      const notOffered = { _tag: "CampaignMoveNotOffered", move: "launch" }
      expect(yield* Effect.flip(Effect.provide(launched, closed))).toMatchObject(notOffered)
      expect((yield* getCampaign.handle(key)).status).toBe("Draft")
      expect(yield* Effect.flip(Effect.provide(createCampaign.handle(key), closed))).toMatchObject(notOffered)
      const accepted = yield* launched
      expect(yield* Effect.provide(launched, closed)).toEqual(accepted)
    }),
  ))

test("a builder begins and launches no campaign, and answers to earlier ones", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const builder = Layer.succeed(ProfileCategories, { of: () => Effect.succeed("CreativeBuilder" as const) })
      const builders = memoryCampaignPortals({ isRichMediaAdBuilderPortal: true })
      const launched = launchCampaign.handle({ ...key, idempotencyKey: testKey })
      const begun = Effect.all([
        Effect.flip(createCampaign.handle(key)),
        Effect.flip(openCampaignSession.handle(key)),
        Effect.flip(launched),
      ])
      const notOffered = { _tag: "CampaignMoveNotOffered", move: "launch" }
      const all = [notOffered, notOffered, notOffered]
      expect(yield* Effect.provide(begun, builder)).toMatchObject(all)
      expect(yield* Effect.provide(begun, builders)).toMatchObject(all)
      expect((yield* getCampaign.handle(key)).status).toBe("Draft")
      const accepted = yield* launched
      expect(yield* Effect.provide(launched, builder)).toEqual(accepted)
    }),
  ))

test("where schedules are not edited the end date stays", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* live
      const before = yield* getCampaign.handle(key)
      const fixed = memoryCampaignPortals({ isScheduleEditEnabled: false })
      const changed = changeCampaign.handle({ ...key, ...shortened, total: 0 })
      expect(yield* Effect.flip(Effect.provide(changed, fixed))).toMatchObject({ move: "changeEndDate" })
      expect(yield* getCampaign.handle(key)).toEqual(before)
    }),
  ))
