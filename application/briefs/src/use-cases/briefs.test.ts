import type { BriefStatus } from "@domain/briefs"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { Briefs } from "../stores/index.ts"
import { as, briefsWorld, businessProfileId } from "../testing/index.ts"
import { changeBrief, createBrief, getBrief, listBriefs, moveBrief, removeBrief } from "./briefs.ts"

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof briefsWorld>>) =>
  Effect.runPromise(Effect.provide(as(1)(work), briefsWorld))

const dates = { from: "2026-12-01", to: "2026-12-31" }
const written = { businessProfileId, name: "Winter", details: "More bookings", dates, budget: 500_000 }
const created = Effect.map(createBrief.handle(written), ({ id: briefId }) => ({ businessProfileId, briefId }))

test("a brief is written with its parts, in the business's currency, and read again", () =>
  run(
    Effect.gen(function* () {
      const parts = { audience: "Families", markets: ["North"], material: ["brand.example/logo"], notes: "Soon" }
      const { id: briefId } = yield* createBrief.handle({ ...written, ...parts })
      const brief = yield* getBrief.handle({ businessProfileId, briefId })
      expect(brief).toMatchObject({
        ...parts,
        material: ["https://brand.example/logo"],
        currency: "INR",
        status: "Draft",
      })
    }),
  ))

test("briefs are found by status and words, in an order and page by page", () =>
  run(
    Effect.gen(function* () {
      for (const [place, name] of ["Spring", "Summer", "Autumn"].entries()) {
        yield* TestClock.adjust("1 hour")
        yield* createBrief.handle({ ...written, name, budget: 1_000 * (place + 1) })
      }
      const key = yield* created
      yield* moveBrief.handle({ ...key, status: "New" })
      const listed = (question: object) =>
        Effect.map(listBriefs.handle({ businessProfileId, ...question }), ({ briefs, ...rest }) => ({
          ...rest,
          names: briefs.map(({ name }) => name),
        }))
      expect(yield* listed({ status: "New" })).toMatchObject({
        names: ["Winter"],
        total: 1,
        counts: { all: 4, Draft: 3 },
      })
      expect((yield* listed({ search: "SPR" })).names).toEqual(["Spring"])
      const first = yield* listed({ order: "name", limit: 2 })
      expect(first).toMatchObject({ names: ["Autumn", "Spring"], total: 4 })
      expect(yield* listed({ order: "name", limit: 2, cursor: first.nextCursor })).toEqual({
        names: ["Summer", "Winter"],
        total: 4,
        currency: "INR",
        counts: first.counts,
      })
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

test("an account manager ends a brief, and only an approver closes it", () =>
  run(
    Effect.gen(function* () {
      const key = yield* created
      const briefs = yield* Briefs
      const brief = yield* briefs.find({ businessProfileId, id: key.briefId })
      if (brief !== undefined) yield* briefs.save({ ...brief, status: "Ongoing" })
      const path: ReadonlyArray<BriefStatus> = ["Paused", "Ongoing", "PostCampaign"]
      for (const status of path) yield* as(2, "AccountManager")(moveBrief.handle({ ...key, status }))
      const close = moveBrief.handle({ ...key, status: "Completed" })
      expect(yield* Effect.flip(as(2, "AccountManager")(close))).toMatchObject({ movers: ["approver"] })
      expect((yield* as(11, "BrandManager")(close)).status).toBe("Completed")
    }),
  ))

test("a business writes at most a hundred briefs a day", () =>
  run(
    Effect.gen(function* () {
      yield* Effect.forEach(Array.from({ length: 100 }), () => created)
      expect(yield* Effect.flip(created)).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))
