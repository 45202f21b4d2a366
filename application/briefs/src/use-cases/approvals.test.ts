import { blankLine, type PlanLine } from "@domain/briefs"
import { worked } from "@application/kernel/testing"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { approvers, as, briefsWorld, businessProfileId, told } from "../testing/index.ts"
import { decideBriefPlan, listPlanApprovers, remindPlanApprover, sendBriefPlan } from "./approvals.ts"
import { createBrief, getBrief, moveBrief } from "./briefs.ts"
import { commentBriefPlan, removePlanComment } from "./comments.ts"
import { getBriefPlan, saveBriefPlan } from "./plans.ts"

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof briefsWorld>>) =>
  Effect.runPromise(Effect.provide(as(1)(work), briefsWorld))

const dates = { from: "1970-01-10", to: "1970-01-31" }
const line: PlanLine = {
  ...blankLine("a1", dates),
  publisher: "Meta",
  cost: 450_000,
  unitCost: 900,
  kpiVolume: 500,
  budget: 500_000,
}
const [first, second] = approvers

const submitted = Effect.gen(function* () {
  const written = { businessProfileId, name: "Winter", details: "More bookings", dates, budget: 500_000 }
  const { id: briefId } = yield* createBrief.handle(written)
  const key = { businessProfileId, briefId }
  yield* moveBrief.handle({ ...key, status: "New" })
  return key
})
type Key = Effect.Success<typeof submitted>

const planned = (key: Key, revision = 0, lines: ReadonlyArray<PlanLine> = [line]) =>
  saveBriefPlan.handle({ ...key, revision, lines })
const sent = (key: Key, revision = 1) =>
  sendBriefPlan.handle({ ...key, revision, approverIds: approvers, deadline: "1970-01-05" })
const decided = (key: Key, userId: number, version: { readonly version: number; readonly hash: string }, rest = {}) =>
  as(userId, "BrandManager")(decideBriefPlan.handle({ ...key, ...version, decision: "approved", ...rest }))

test("a plan is kept with its totals, and a change of an older plan is refused", () =>
  run(
    Effect.gen(function* () {
      const key = yield* submitted
      expect(yield* planned(key)).toEqual({ revision: 1 })
      expect((yield* getBrief.handle(key)).planned).toEqual({ lines: 1, cost: 450_000, budget: 500_000 })
      expect(yield* Effect.flip(planned(key))).toMatchObject({ _tag: "PlanChanged", errorCode: 1001 })
      const twice = yield* Effect.flip(planned(key, 1, [line, line]))
      expect(twice).toMatchObject({ _tag: "InvalidFields" })
      yield* moveBrief.handle({ ...key, status: "Draft" })
      expect(yield* Effect.flip(planned(key, 1))).toMatchObject({ _tag: "BriefMoveNotAllowed" })
    }),
  ))

test("approvers are told in order, and the last approval starts the brief", () =>
  run(
    Effect.gen(function* () {
      const key = yield* submitted
      yield* planned(key)
      const version = yield* sent(key)
      expect((yield* getBrief.handle(key)).approval).toMatchObject({ state: "waiting", waitsFor: first })
      expect(yield* Effect.flip(decided(key, second, version))).toMatchObject({ _tag: "NotTheNextApprover" })
      expect((yield* decided(key, first, version)).status).toBe("New")
      expect((yield* decided(key, second, version)).status).toBe("Ongoing")
      const news = (yield* told).map((message) => (message.template === "briefPlan" ? message.news : undefined))
      expect(news).toEqual(["asked", "asked", "approved"])
      const [shown] = (yield* getBriefPlan.handle(key)).versions
      expect(shown).toMatchObject({ state: "approved", approvers: [{ id: 11, name: "User 11" }, { id: 12 }] })
    }),
  ))

test("an approval of another hash is refused, and a changed plan takes a new approval", () =>
  run(
    Effect.gen(function* () {
      const key = yield* submitted
      yield* planned(key)
      const version = yield* sent(key)
      const other = yield* Effect.flip(decided(key, first, { ...version, hash: "another" }))
      expect(other).toMatchObject({ _tag: "PlanVersionDiffers" })
      yield* decided(key, first, version)
      yield* planned(key, 1, [{ ...line, cost: 400_000 }])
      expect((yield* getBriefPlan.handle(key)).isChanged).toBe(true)
      const changed = yield* sent(key, 2)
      expect([changed.version, changed.hash === version.hash]).toEqual([2, false])
      expect(yield* Effect.flip(decided(key, second, version))).toMatchObject({ _tag: "PlanVersionDecided" })
      expect((yield* getBriefPlan.handle(key)).versions.map(({ state }) => state)).toEqual(["waiting", "replaced"])
      yield* decided(key, first, changed)
      expect((yield* decided(key, second, changed)).status).toBe("Ongoing")
    }),
  ))

test("a rejection needs a comment, ends the version and is told with it", () =>
  run(
    Effect.gen(function* () {
      const key = yield* submitted
      yield* planned(key)
      const version = yield* sent(key)
      const silent = yield* Effect.flip(decided(key, first, version, { decision: "rejected" }))
      expect(silent).toMatchObject({ _tag: "CommentRequired", errorCode: 102 })
      const rejected = yield* decided(key, first, version, { decision: "rejected", comment: "Too dear" })
      expect(rejected).toMatchObject({ status: "New", approval: { state: "rejected" } })
      expect((yield* told).at(-1)).toMatchObject({ news: "rejected", comment: "Too dear" })
      const again = yield* sent(key)
      yield* moveBrief.handle({ ...key, status: "Draft" })
      expect(yield* Effect.flip(decided(key, first, again))).toMatchObject({ _tag: "BriefMoveNotAllowed" })
    }),
  ))

test("a plan with errors, a past deadline and people without the right are refused", () =>
  run(
    Effect.gen(function* () {
      const key = yield* submitted
      yield* planned(key, 0, [{ ...line, budget: 900_000 }])
      expect(yield* Effect.flip(sent(key))).toMatchObject({ _tag: "PlanNotSendable", checks: ["budgetOver"] })
      yield* planned(key, 1)
      yield* TestClock.adjust("9 days")
      const send = { ...key, revision: 2, approverIds: approvers, deadline: "1970-01-05" }
      const past = yield* Effect.flip(sendBriefPlan.handle(send))
      expect(past).toMatchObject({ fields: { deadline: ["briefs.deadlinePast"] } })
      const strangers = [
        { ...send, approverIds: [first, first] },
        { ...send, approverIds: [first, ...approvers] },
      ]
      for (const one of strangers)
        expect(yield* Effect.flip(sendBriefPlan.handle({ ...one, deadline: "1970-01-20" }))).toMatchObject({
          fields: { approverIds: ["briefs.noApprover"] },
        })
    }),
  ))

test("the next approver is reminded while a version waits, and nobody afterwards", () =>
  run(
    Effect.gen(function* () {
      const key = yield* submitted
      yield* planned(key)
      const version = yield* sent(key)
      yield* worked([remindPlanApprover])
      expect((yield* told).at(-1)).toMatchObject({ news: "reminded", day: "1970-01-05" })
      yield* decided(key, first, version, { decision: "rejected", comment: "No" })
      const before = (yield* told).length
      yield* remindPlanApprover.handle({ ...key, version: 1 })
      expect((yield* told).length).toBe(before)
    }),
  ))

test("people comment on cells, and take back their own comments alone", () =>
  run(
    Effect.gen(function* () {
      const key = yield* submitted
      const { id: commentId } = yield* commentBriefPlan.handle({ ...key, lineId: "a1", cell: "cost", text: " Why? " })
      yield* as(2)(removePlanComment.handle({ ...key, commentId }))
      const { comments } = yield* getBriefPlan.handle(key)
      expect(comments).toMatchObject([{ text: "Why?", cell: "cost", name: "User 1" }])
      yield* removePlanComment.handle({ ...key, commentId })
      expect((yield* getBriefPlan.handle(key)).comments).toEqual([])
    }),
  ))

test("approvers are listed with their names", () =>
  run(
    Effect.gen(function* () {
      const listed = yield* listPlanApprovers.handle({ businessProfileId })
      expect(listed).toEqual([
        { id: first, name: "User 11" },
        { id: second, name: "User 12" },
      ])
    }),
  ))
