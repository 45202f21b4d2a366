import { CurrentActor } from "@application/kernel"
import { QueuedJobs, userActor } from "@application/kernel/testing"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { CampaignRepository } from "../ports/index.ts"
import { memoryCampaignPortals } from "../testing/index.ts"
import { runningCampaign } from "../testing/changed-campaign.ts"
import { afterDays, campaignOf } from "../testing/launched-campaign.ts"
import { inLaunchWorld } from "../testing/launched-world.ts"
import { recordedDays } from "../testing/recorded-days.ts"
import { getCampaignBudget, setBudgetSplit } from "./campaign-budget.ts"

type Key = Effect.Success<typeof runningCampaign>

const asOwner = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.provideService(effect, CurrentActor, userActor(5))
const firstDay = "2026-11-20"
const parts = (social: number, search: number) => [
  { channel: "Social" as const, part: social },
  { channel: "Search" as const, part: search },
]

/** A campaign with weeks before it, at a thousand a day. */
const longCampaign = Effect.gen(function* () {
  const key = yield* runningCampaign
  const campaigns = yield* CampaignRepository
  const { budget, price, ...campaign } = yield* campaigns.byId(key.businessProfileId, key.campaignId)
  yield* campaigns.save({
    ...campaign,
    ...(budget !== undefined && { budget: { ...budget, dailyBudget: 100_000, days: 30 } }),
    ...(price !== undefined && { price: { ...price, media: 3_000_000 } }),
    startDate: firstDay,
    endDate: "2026-12-19",
    spent: 800_000,
  })
  yield* recordedDays(key, firstDay, 8, {
    Social: { spend: 60_000, results: 2 },
    Search: { spend: 40_000, results: 6 },
  })
  yield* afterDays(8)
  return key
})

const split = (key: Key, input: Omit<Parameters<typeof setBudgetSplit.handle>[0], keyof Key>) =>
  asOwner(setBudgetSplit.handle({ ...key, ...input }))

const jobNames = Effect.map(
  Effect.flatMap(QueuedJobs, (jobs) => jobs.take),
  (jobs) => jobs.map(({ contract }) => contract.name),
)

test("channels share equally until somebody chooses, with a recommendation beside", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* longCampaign
      const { split: shared, maySplit, daily } = yield* getCampaignBudget.handle(key)
      expect([maySplit, daily]).toEqual([true, 100_000])
      expect(shared?.channels).toMatchObject([
        { channel: "Social", percent: 50, daily: 50_000, spend: 480_000, results: 16, least: 10, recommended: 25 },
        { channel: "Search", percent: 50, daily: 50_000, spend: 320_000, results: 48, least: 10, recommended: 75 },
      ])
      expect([shared?.isTold, shared?.history]).toEqual([true, []])
    }),
  ))

test("a split by hand says who chose it, and tells the networks of their budgets alone", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* longCampaign
      yield* (yield* QueuedJobs).take
      const { split: shared } = yield* split(key, { rule: "ByHand", parts: parts(30, 70) })
      expect(shared?.channels.map(({ percent, daily }) => [percent, daily])).toEqual([
        [30, 30_000],
        [70, 70_000],
      ])
      expect(shared?.history).toMatchObject([{ rule: "ByHand", by: "User 5", parts: parts(30, 70) }])
      expect(yield* jobNames).toEqual(["campaigns/ApplyCampaignState"])
    }),
  ))

test("a split that is taken back leaves the campaign's parts as they were", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* longCampaign
      const before = yield* campaignOf(key)
      yield* split(key, { rule: "ByHand", parts: parts(30, 70) })
      yield* split(key, { rule: "Equal", seen: parts(30, 70) })
      const { splits, ...after } = yield* campaignOf(key)
      expect(after).toEqual(before)
      expect(splits?.map(({ rule }) => rule)).toEqual(["Equal", "ByHand"])
    }),
  ))

test("a split that is sent twice is made once", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* longCampaign
      yield* split(key, { rule: "ByHand", parts: parts(30, 70) })
      yield* (yield* QueuedJobs).take
      const { split: shared } = yield* split(key, { rule: "ByHand", parts: parts(30, 70) })
      expect(shared?.history).toHaveLength(1)
      expect(yield* jobNames).toEqual([])
    }),
  ))

test("of two people at once the second is told, and nothing is overwritten", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* longCampaign
      yield* split(key, { rule: "ByHand", parts: parts(30, 70) })
      const refusal = yield* Effect.flip(split(key, { rule: "ByHand", parts: parts(60, 40) }))
      expect(refusal).toMatchObject({ _tag: "BudgetSplitChanged" })
      expect((yield* campaignOf(key)).budgetParts).toEqual(parts(30, 70))
    }),
  ))

test("a split below a network's least, or of other channels, is refused", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* longCampaign
      const fieldsOf = (rule: "ByHand" | "Equal", wanted: ReturnType<typeof parts>) =>
        Effect.map(Effect.flip(split(key, { rule, parts: wanted })), (failure) =>
          "fields" in failure ? failure.fields : {},
        )
      expect(yield* fieldsOf("ByHand", parts(9, 91))).toEqual({ parts: ["campaigns.split.least"] })
      expect(yield* fieldsOf("ByHand", parts(30, 70).slice(1))).toEqual({ parts: ["campaigns.split.channels"] })
      expect(yield* fieldsOf("Equal", parts(50, 50))).toEqual({ parts: ["campaigns.split.channels"] })
    }),
  ))

test("a portal without changes of schedules changes no split", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* longCampaign
      const fixed = memoryCampaignPortals({ isScheduleEditEnabled: false })
      const state = yield* Effect.provide(getCampaignBudget.handle(key), fixed)
      expect(state.maySplit).toBe(false)
      const refusal = yield* Effect.flip(Effect.provide(split(key, { rule: "ByHand", parts: parts(30, 70) }), fixed))
      expect(refusal).toMatchObject({ _tag: "CampaignMoveNotOffered" })
    }),
  ))

test("a campaign that spends too little is told so, with what to do", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* longCampaign
      const campaigns = yield* CampaignRepository
      const campaign = yield* campaignOf(key)
      const { pacing } = yield* getCampaignBudget.handle(key)
      expect(pacing?.state).toBe("OnPace")
      yield* campaigns.save({ ...campaign, wentLiveAt: Date.parse("2026-11-24T06:00:00Z"), spent: 400_000 })
      const { pacing: late } = yield* getCampaignBudget.handle(key)
      expect(late).toMatchObject({ state: "Behind", reason: "StartedLate", lateDays: 4, act: "Wait" })
    }),
  ))
