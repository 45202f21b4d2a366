import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import { type BusinessProfileId, IdempotencyKey } from "@domain/kernel"
import { CampaignRepository } from "../ports/index.ts"
import { afterDays, campaignOf, launchedCampaign, locks } from "../testing/launched-campaign.ts"
import { memoryCampaignPortals } from "../testing/index.ts"
import { inLaunchWorld } from "../testing/launched-world.ts"
import { changeCampaign, quoteChange } from "./change-campaign.ts"
import { pauseCampaign, resumeCampaign } from "./campaign-moves.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const idempotencyKey = IdempotencyKey.make("change-key-01")
const wanted = { endDate: "2026-12-06", dailyBudget: 70_001 }

const running = Effect.gen(function* () {
  const key = yield* launchedCampaign
  yield* afterDays(0.01)
  yield* syncCampaigns.handle({})
  yield* (yield* QueuedJobs).take
  return key
})

const putIn = (profile: BusinessProfileId, amount: number) =>
  Effect.map(
    MemoryDatabase,
    (database) => void database.table<BusinessProfileId, number>("wallets").set(profile, amount),
  )

test("a longer campaign is priced before it is made, and made once at that price", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running
      const before = yield* campaignOf(key)
      yield* putIn(key.businessProfileId, 1_000_000)
      const quote = yield* quoteChange.handle({ ...key, ...wanted })
      // Seven more days: media and 18 % of tax, the fee being waived.
      expect(quote.added).toMatchObject({ media: 490_007, tax: 88_202, total: 578_209 })
      expect([quote.fromWallet, quote.missing]).toEqual([578_209, 0])
      expect(yield* campaignOf(key)).toEqual(before)
      const change = { ...key, ...wanted, total: quote.added.total, idempotencyKey }
      const changed = yield* changeCampaign.handle(change)
      expect(changed).toMatchObject({ endDate: "2026-12-06", price: { total: (before.price?.total ?? 0) + 578_209 } })
      expect(yield* changeCampaign.handle(change)).toEqual(changed)
      expect((yield* locks)[0]?.locked).toBe((before.price?.media ?? 0) + 490_007)
      expect(
        (yield* quoteChange.handle({ ...key, endDate: "2026-12-31", dailyBudget: 70_001 })).missing,
      ).toBeGreaterThan(0)
      const other = { ...change, endDate: "2026-12-07" }
      expect(yield* Effect.flip(changeCampaign.handle(other))).toMatchObject({ _tag: "IdempotencyConflict" })
      expect((yield* (yield* QueuedJobs).take).map(({ contract }) => contract.name)).toEqual([
        "campaigns/ApplyCampaignState",
      ])
    }),
  ))

test("a change during a pause is quoted with what resuming takes, and costs nothing", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running
      yield* putIn(key.businessProfileId, 0)
      yield* pauseCampaign.handle(key)
      const before = yield* campaignOf(key)
      const quote = yield* quoteChange.handle({ ...key, ...wanted })
      const resuming = (before.returned?.total ?? 0) + 578_209
      expect(quote).toMatchObject({ added: { total: 0 }, returned: { total: resuming }, missing: 0 })
      yield* changeCampaign.handle({ ...key, ...wanted, total: 0, idempotencyKey })
      expect(yield* Effect.flip(resumeCampaign.handle(key))).toMatchObject({ missing: 578_209 })
      yield* putIn(key.businessProfileId, resuming)
      expect(yield* resumeCampaign.handle(key)).toMatchObject({
        endDate: "2026-12-06",
        price: { media: (before.price?.media ?? 0) + (before.returned?.media ?? 0) + 490_007 },
      })
    }),
  ))

test("a stale price is refused with the new one, and a short wallet with the gap", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running
      yield* putIn(key.businessProfileId, 100_000)
      const before = yield* campaignOf(key)
      const change = { ...key, ...wanted, idempotencyKey }
      expect(yield* quoteChange.handle({ ...key, ...wanted })).toMatchObject({ fromWallet: 100_000, missing: 478_209 })
      expect(yield* Effect.flip(changeCampaign.handle({ ...change, total: 500 }))).toMatchObject({
        _tag: "PriceChanged",
        total: 578_209,
        due: 478_209,
      })
      expect(yield* Effect.flip(changeCampaign.handle({ ...change, total: 578_209 }))).toMatchObject({
        _tag: "InsufficientFunds",
        missing: 478_209,
      })
      expect(yield* campaignOf(key)).toEqual(before)
      expect(yield* (yield* QueuedJobs).take).toEqual([])
    }),
  ))

test("a shorter campaign says what comes back, with its tax, and gives it back", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running
      yield* putIn(key.businessProfileId, 0)
      const shorter = { ...key, endDate: "2026-11-20", dailyBudget: 70_001 }
      const { added } = yield* quoteChange.handle(shorter)
      expect(added).toMatchObject({ media: -630_009, tax: -113_402, total: -743_411 })
      yield* changeCampaign.handle({ ...shorter, total: added.total, idempotencyKey })
      const database = yield* MemoryDatabase
      expect(database.table<BusinessProfileId, number>("wallets").get(key.businessProfileId)).toBe(743_411)
    }),
  ))

test("a campaign out of money continues once the wallet covers the remaining days", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running
      const campaigns = yield* CampaignRepository
      const campaign = yield* campaigns.byId(key.businessProfileId, key.campaignId)
      const spent = campaign.price?.media ?? 0
      yield* campaigns.save({ ...campaign, spent, status: "Paused", pauseReason: "insufficientFunds" })
      yield* afterDays(8)
      yield* putIn(key.businessProfileId, 1_000_000)
      const fixed = memoryCampaignPortals({ isScheduleEditEnabled: false })
      const { added, missing } = yield* Effect.provide(quoteChange.handle({ ...key, refill: true }), fixed)
      expect([added.media, missing]).toEqual([140_002, 0])
      const resumed = yield* changeCampaign.handle({ ...key, refill: true, total: added.total, idempotencyKey })
      expect(resumed).toMatchObject({ status: "Active", spent, endDate: campaign.endDate })
      expect(resumed).not.toHaveProperty("pauseReason")
    }),
  ))

test("a difference changes the name at no price, and the terms at theirs", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running
      yield* putIn(key.businessProfileId, 1_000_000)
      const pairs = (values: object) => Object.entries(values).map(([Name, Value]) => ({ Name, Value }))
      const renamed = yield* changeCampaign.handle({ ...key, data: pairs({ name: " Spring " }) })
      expect(renamed.name).toBe("Spring")
      const { added } = yield* quoteChange.handle({ ...key, ...wanted })
      const change = { ...key, data: pairs({ ...wanted, name: "Summer" }), total: added.total, idempotencyKey }
      const changed = yield* changeCampaign.handle(change)
      expect(changed).toMatchObject({ name: "Summer", endDate: "2026-12-06" })
      expect(yield* changeCampaign.handle(change)).toEqual(changed)
      expect(yield* campaignOf(key)).toMatchObject(changed)
    }),
  ))

test("a stale change is refused with the campaign as it is, a repeated one answered", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running
      yield* putIn(key.businessProfileId, 1_000_000)
      const { added } = yield* quoteChange.handle({ ...key, ...wanted })
      const change = { ...key, ...wanted, total: added.total, idempotencyKey, revision: 0 }
      const changed = yield* changeCampaign.handle(change)
      expect(changed.revisions?.revision).toBe(1)
      expect(yield* changeCampaign.handle(change)).toEqual(changed)
      const other = { ...key, endDate: "2026-12-20", total: 1, idempotencyKey: IdempotencyKey.make("change-key-02") }
      expect(yield* Effect.flip(changeCampaign.handle({ ...other, revision: 0 }))).toMatchObject({
        _tag: "DifferenceStale",
        fields: ["endDate"],
        revision: 1,
        current: { id: key.campaignId, endDate: "2026-12-06" },
      })
      const renaming = { ...key, data: [{ Name: "name", Value: "Summer" }], revision: 0 }
      expect((yield* changeCampaign.handle(renaming)).revisions?.revision).toBe(2)
      const { added: returned } = yield* quoteChange.handle({ ...key, endDate: "2026-12-05" })
      const later = { ...key, endDate: "2026-12-05", total: returned.total, revision: 2 }
      yield* changeCampaign.handle({ ...later, idempotencyKey: IdempotencyKey.make("change-key-03") })
      expect((yield* changeCampaign.handle(change)).endDate).toBe("2026-12-05")
    }),
  ))

test("a difference of unknown fields, an empty name or terms without a price fails", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* running
      const refusal = (Name: string, Value: unknown) =>
        Effect.flip(changeCampaign.handle({ ...key, data: [{ Name, Value }] }))
      const refusals = [
        yield* refusal("colour", "red"),
        yield* refusal("endDate", "soon"),
        yield* refusal("name", " "),
        yield* refusal("endDate", "2026-12-06"),
      ]
      expect(refusals.map((one) => Object.keys("fields" in one ? one.fields : {}))).toEqual([
        ["data"],
        ["data"],
        ["name"],
        ["total", "idempotencyKey"],
      ])
    }),
  ))
