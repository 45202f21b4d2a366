import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import type { EditedTerms, PlanEdit } from "@domain/campaigns"
import { addDays, type BusinessProfileId, IdempotencyKey } from "@domain/kernel"
import { memoryCampaignPortals } from "../testing/index.ts"
import { runningCampaign, typed, withHeadline } from "../testing/changed-campaign.ts"
import { afterDays, campaignOf, locks } from "../testing/launched-campaign.ts"
import { inLaunchWorld } from "../testing/launched-world.ts"
import { discardCampaignEdit, getCampaignEdit, restorePlanRevision } from "./campaign-edits.ts"
import { changeCampaign, quoteChange } from "./change-campaign.ts"
import { getCampaignAds } from "./launched-ad.ts"
import { momentOf } from "./moment.ts"
import { sendCampaignEdit } from "./send-campaign-edit.ts"

type Key = Effect.Success<typeof runningCampaign>

const wanted: EditedTerms = { endDate: "2026-12-06", dailyBudget: 75_000 }
const withTerms =
  (terms: EditedTerms) =>
  (edit: PlanEdit): PlanEdit => ({ ...edit, terms })

const wallet = Effect.map(MemoryDatabase, (database) => database.table<BusinessProfileId, number>("wallets"))
const putIn = (key: Key, amount: number) =>
  Effect.map(wallet, (wallets) => void wallets.set(key.businessProfileId, amount))
const jobNames = Effect.map(
  Effect.flatMap(QueuedJobs, (jobs) => jobs.take),
  (jobs) => jobs.map(({ contract }) => contract.name),
)

/** Sends the draft at a price, the quoted price where none is given. */
const sentAt = Effect.fnUntraced(function* (key: Key, total?: number, idempotencyKey = "terms-key-01") {
  const { version, quote } = yield* getCampaignEdit.handle(key)
  const agreed = total ?? quote?.added.total
  return yield* sendCampaignEdit.handle({
    ...key,
    version,
    idempotencyKey: IdempotencyKey.make(idempotencyKey),
    ...(agreed !== undefined && { total: agreed }),
  })
})

test("another budget and last day are priced as they are typed, and nothing is taken", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* putIn(key, 1_000_000)
      const before = yield* campaignOf(key)
      const state = yield* typed(key, withTerms(wanted))
      const { added } = yield* quoteChange.handle({ ...key, ...wanted })
      expect(state).toMatchObject({ quote: { ...wanted, added, missing: 0 }, changes: [], lacks: [] })
      expect(state.running).toEqual({ dailyBudget: before.budget?.dailyBudget, endDate: before.endDate })
      expect(yield* campaignOf(key)).toEqual(before)
      expect((yield* wallet).get(key.businessProfileId)).toBe(1_000_000)
      expect(yield* jobNames).toEqual([])
    }),
  ))

test("sent terms are settled once, told to the networks, and reviewed by nobody", () => {
  const reviewed = memoryCampaignPortals({ isCampaignReviewed: true })
  return inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* putIn(key, 1_000_000)
      const before = yield* campaignOf(key)
      const { quote } = yield* typed(key, withTerms(wanted))
      const total = quote?.added.total ?? 0
      const state = yield* Effect.provide(sentAt(key), reviewed)
      expect(state).toMatchObject({ running: wanted, sent: [] })
      expect(state).not.toHaveProperty("draft")
      const after = yield* campaignOf(key)
      expect(after).toMatchObject({ endDate: wanted.endDate, status: before.status })
      expect(after.budget?.dailyBudget).toBe(wanted.dailyBudget)
      expect(after.portalReview).toEqual(before.portalReview)
      expect([total > 0, (yield* wallet).get(key.businessProfileId)]).toEqual([true, 1_000_000 - total])
      expect((yield* locks)[0]?.locked).toBe((before.price?.media ?? 0) + (quote?.added.media ?? 0))
      expect(yield* jobNames).toContain("campaigns/ApplyCampaignState")
      yield* sentAt(key, total)
      expect((yield* wallet).get(key.businessProfileId)).toBe(1_000_000 - total)
    }),
  )
})

test("words and terms go together, or not at all where the money is missing", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* putIn(key, 0)
      const before = yield* campaignOf(key)
      const state = yield* typed(key, (edit) => withTerms(wanted)(withHeadline(edit, "New words")))
      expect(state.lacks).toEqual(["campaigns.edit.money"])
      expect(yield* Effect.flip(sentAt(key))).toMatchObject({ _tag: "InsufficientFunds" })
      expect((yield* campaignOf(key)).budget).toEqual(before.budget)
      yield* putIn(key, 1_000_000)
      yield* sentAt(key)
      expect(yield* campaignOf(key)).toMatchObject({ endDate: wanted.endDate, plan: { launched: 2 } })
      expect((yield* getCampaignEdit.handle(key)).sent).toEqual([{ channel: "Social", status: "Waiting" }])
    }),
  ))

test("a price that nobody agreed to is refused with the price of now", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* putIn(key, 1_000_000)
      const { quote } = yield* typed(key, withTerms(wanted))
      expect(yield* Effect.flip(sentAt(key, 1))).toMatchObject({ _tag: "PriceChanged", total: quote?.added.total })
    }),
  ))

test("terms that cannot be had are said while they are typed, and are not sent", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const past = yield* typed(key, withTerms({ endDate: "2020-01-01" }))
      expect(past.lacks).toEqual(["campaigns.edit.endDate"])
      const little = yield* typed(key, withTerms({ dailyBudget: 1 }))
      expect(little.lacks).toEqual(["campaigns.edit.budget"])
      expect(yield* Effect.flip(sentAt(key, 0))).toMatchObject({ _tag: "BudgetNotAllowed" })
      const fixed = memoryCampaignPortals({ isScheduleEditEnabled: false })
      expect(yield* Effect.provide(Effect.flip(sentAt(key, 0)), fixed)).toMatchObject({
        _tag: "CampaignMoveNotOffered",
      })
    }),
  ))

test("terms as they run leave no draft, also where the list has changed them meanwhile", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* putIn(key, 1_000_000)
      const { running } = yield* getCampaignEdit.handle(key)
      expect(yield* typed(key, withTerms(running))).not.toHaveProperty("draft")
      yield* typed(key, withTerms(wanted))
      const { added } = yield* quoteChange.handle({ ...key, ...wanted })
      const change = { ...key, ...wanted, total: added.total, idempotencyKey: IdempotencyKey.make("list-key-0001") }
      yield* changeCampaign.handle(change)
      const state = yield* getCampaignEdit.handle(key)
      expect(state).not.toHaveProperty("quote")
      expect(yield* Effect.flip(sentAt(key, 0))).toMatchObject({ missing: ["campaigns.edit.nothing"] })
    }),
  ))

test("another person's terms are not overwritten, and go with a discarded draft", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, withTerms(wanted))
      const { version } = yield* typed(key, withTerms({ dailyBudget: 60_000 }))
      const stale = yield* Effect.flip(discardCampaignEdit.handle({ ...key, version: version - 1 }))
      expect(stale).toMatchObject({
        _tag: "DifferenceStale",
        current: { edit: { terms: { dailyBudget: 60_000 } } },
      })
      const state = yield* discardCampaignEdit.handle({ ...key, version })
      expect(state).not.toHaveProperty("quote")
    }),
  ))

test("an earlier version brings back its budget and last day at a price", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* putIn(key, 2_000_000)
      yield* typed(key, withTerms(wanted))
      yield* sentAt(key)
      yield* typed(key, withTerms({ dailyBudget: 80_000, endDate: "2026-12-09" }))
      yield* sentAt(key, undefined, "terms-key-02")
      expect((yield* getCampaignAds.handle(key)).revisions).toHaveLength(3)
      const { draft, quote } = yield* restorePlanRevision.handle({ ...key, revision: 2 })
      expect(draft?.edit.terms).toEqual(wanted)
      expect(quote?.added.total).toBeLessThan(0)
    }),
  ))

test("an earlier version leaves a last day as it is that has passed meanwhile", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* putIn(key, 2_000_000)
      const { today } = yield* momentOf(yield* campaignOf(key))
      yield* typed(key, withTerms({ dailyBudget: 75_000, endDate: addDays(today, 1) }))
      yield* sentAt(key)
      yield* typed(key, withTerms({ dailyBudget: 80_000, endDate: addDays(today, 9) }))
      yield* sentAt(key, undefined, "terms-key-02")
      yield* afterDays(3)
      const { draft } = yield* restorePlanRevision.handle({ ...key, revision: 2 })
      expect(draft?.edit.terms).toEqual({ dailyBudget: 75_000 })
    }),
  ))
