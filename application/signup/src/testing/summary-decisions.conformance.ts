import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { PortalId } from "@domain/kernel"
import { ApproverId, CommentId } from "@domain/signup"
import { SessionRepository } from "../ports/session-repository.ts"
import { type NewDecision, SummaryDecisions } from "../ports/summary-decisions.ts"
import { freshSession } from "./fresh-session.ts"

const decision = (approverName: string, decidedAt: number, facts: Partial<NewDecision> = {}): NewDecision => ({
  kind: "Approved",
  approverName,
  comments: [],
  decidedAt,
  shownHash: "a hash",
  ...facts,
})

/** What every store of decisions on summaries has in common. */
export const summaryDecisionsConformance = (layer: Layer.Layer<SummaryDecisions | SessionRepository>) => {
  test("decisions of a session are read whole and newest first, at its portal alone", () =>
    Effect.runPromise(
      Effect.gen(function* () {
        const { create } = yield* SessionRepository
        const [one, other] = [freshSession(1), freshSession(2)]
        yield* create(one)
        yield* create(other)
        const { add, of, lastShown } = yield* SummaryDecisions
        const { portalId, details } = one
        const first = decision("Mira", 1_000)
        const comments = [{ section: "budget", comment: "Less, please" }, { comment: "And sooner" }] as const
        const second = decision("Ravi", 2_000, { kind: "ChangeRequested", approverId: ApproverId.make(7), comments })
        yield* add(portalId, details.sessionId, first, "{}")
        yield* add(portalId, details.sessionId, second, '{"a":1}')
        yield* add(portalId, other.details.sessionId, decision("Noor", 3_000), "{}")
        expect(yield* lastShown(portalId, details.sessionId)).toEqual(Option.some({ a: 1 }))
        expect(yield* lastShown(PortalId.make(2), details.sessionId)).toEqual(Option.none())
        const stored = yield* of(portalId, details.sessionId)
        const withIds = comments.map((comment) => ({ ...comment, commentId: expect.any(Number) as number }))
        expect(stored).toEqual([{ ...second, comments: withIds }, first])
        expect(yield* of(PortalId.make(2), details.sessionId)).toEqual([])
      }).pipe(Effect.provide(layer)),
    ))

  test("a comment is marked as dealt with, and as open again, in its own session alone", () =>
    Effect.runPromise(
      Effect.gen(function* () {
        const { create } = yield* SessionRepository
        const [{ portalId, details }, other] = [freshSession(3), freshSession(4)]
        yield* create({ portalId, details })
        yield* create(other)
        const { add, of, markComment } = yield* SummaryDecisions
        yield* add(portalId, details.sessionId, decision("Mira", 1_000, { comments: [{ comment: "Less" }] }), "{}")
        const comment = Effect.map(of(portalId, details.sessionId), ([one]) => one?.comments[0])
        const { commentId = CommentId.make(1) } = (yield* comment) ?? {}
        expect(yield* markComment(portalId, other.details.sessionId, commentId, 5_000)).toBe(false)
        expect(yield* markComment(PortalId.make(2), details.sessionId, commentId, 5_000)).toBe(false)
        expect(yield* comment).toEqual({ commentId, comment: "Less" })
        expect(yield* markComment(portalId, details.sessionId, commentId, 5_000)).toBe(true)
        expect(yield* comment).toEqual({ commentId, comment: "Less", doneAt: 5_000 })
        yield* markComment(portalId, details.sessionId, commentId, undefined)
        expect(yield* comment).toEqual({ commentId, comment: "Less" })
      }).pipe(Effect.provide(layer)),
    ))
}
