import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import {
  everyProfile,
  MemoryDatabase,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
} from "@application/kernel/testing"
import type { BriefStatus } from "@domain/campaigns"
import { BusinessProfileId } from "@domain/kernel"
import {
  changeBrief,
  createBrief,
  decideBriefPlan,
  getBrief,
  listBriefs,
  moveBrief,
  planBrief,
  removeBrief,
} from "./briefs.ts"

const world = Layer.mergeAll(memoryTables, everyProfile(), memoryUnitOfWork, memoryRateLimits).pipe(
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(TestClock.layer()),
)
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const businessProfileId = BusinessProfileId.make(7)
const dates = { from: "2026-12-01", to: "2026-12-31" }
const written = { businessProfileId, name: "Winter", details: "More bookings", dates, budget: 500_000 }
const row = {
  channelType: "Social",
  publisher: "Meta",
  theme: "Winter",
  entity: "Store",
  dates,
  costSource: "Net",
  cost: 100_000,
  buyType: "Auction",
  buyMetric: "CPC",
  unitCost: 1_000,
  kpiMetric: "Clicks",
  kpiVolume: 100,
  objective: "Traffic",
  budget: 120_000,
}
const created = Effect.map(createBrief.handle(written), ({ id: briefId }) => ({ businessProfileId, briefId }))
const submitted = Effect.tap(created, (key) => moveBrief.handle({ ...key, status: "New" }))

test("a brief is written, submitted, planned, approved and runs to its end", () =>
  run(
    Effect.gen(function* () {
      const key = yield* submitted
      yield* TestClock.adjust("1 hour")
      yield* planBrief.handle({ ...key, rows: [row] })
      const running = yield* decideBriefPlan.handle({ ...key, decision: "approved" })
      expect(running).toMatchObject({ status: "Ongoing", currency: "INR", plan: { decision: "approved", rows: [row] } })
      expect(running.updatedAt).toBe(3_600_000)
      const path: ReadonlyArray<BriefStatus> = ["Paused", "Ongoing", "PostCampaign", "Completed"]
      for (const status of path) yield* moveBrief.handle({ ...key, status })
      expect((yield* getBrief.handle(key)).status).toBe("Completed")
      const { briefs } = yield* listBriefs.handle({ businessProfileId, status: "Completed" })
      expect(briefs.map(({ id }) => id)).toEqual([key.briefId])
    }),
  ))

test("a plan is rejected with a comment, and another one decided", () =>
  run(
    Effect.gen(function* () {
      const key = yield* submitted
      yield* planBrief.handle({ ...key, rows: [row] })
      const bare = yield* Effect.flip(decideBriefPlan.handle({ ...key, decision: "rejected" }))
      expect(bare._tag).toBe("CommentRequired")
      const rejected = yield* decideBriefPlan.handle({ ...key, decision: "rejected", comment: "Too dear" })
      expect([rejected.status, rejected.plan?.comment]).toEqual(["New", "Too dear"])
      const again = yield* Effect.flip(decideBriefPlan.handle({ ...key, decision: "approved" }))
      expect(again).toMatchObject({ _tag: "BriefPlanDecided", errorCode: 110 })
      yield* planBrief.handle({ ...key, rows: [row] })
      expect((yield* decideBriefPlan.handle({ ...key, decision: "approved" })).status).toBe("Ongoing")
    }),
  ))

test("only a draft is changed or removed, and newer values are not overwritten", () =>
  run(
    Effect.gen(function* () {
      const key = yield* created
      const renamed = yield* changeBrief.handle({ ...key, name: "Spring", revision: 0 })
      expect(renamed.revisions?.revision).toBe(1)
      const stale = yield* Effect.flip(changeBrief.handle({ ...key, name: "Summer", revision: 0 }))
      expect(stale).toMatchObject({ _tag: "DifferenceStale", fields: ["name"], current: { name: "Spring" } })
      const blank = yield* Effect.flip(changeBrief.handle({ ...key, budget: 0 }))
      expect(blank).toMatchObject({ _tag: "InvalidFields", fields: { budget: ["validation.required"] } })
      yield* moveBrief.handle({ ...key, status: "New" })
      const refusals = [
        yield* Effect.flip(changeBrief.handle({ ...key, name: "Autumn" })),
        yield* Effect.flip(removeBrief.handle(key)),
        yield* Effect.flip(moveBrief.handle({ ...key, status: "Ongoing" })),
      ]
      expect(refusals.map(({ _tag }) => _tag)).toEqual(Array.from({ length: 3 }, () => "BriefMoveNotAllowed"))
      yield* moveBrief.handle({ ...key, status: "Draft" })
      yield* removeBrief.handle(key)
      expect(yield* Effect.flip(getBrief.handle(key))).toMatchObject({ _tag: "BriefNotFound", errorCode: 104 })
    }),
  ))

test("a business writes at most a hundred briefs a day", () =>
  run(
    Effect.gen(function* () {
      yield* Effect.forEach(Array.from({ length: 100 }), () => created)
      expect(yield* Effect.flip(created)).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))
