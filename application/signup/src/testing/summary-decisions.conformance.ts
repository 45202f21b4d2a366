import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { PortalId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { type StoredDecision, SummaryDecisions } from "../ports/summary-decisions.ts"
import { freshSession } from "./fresh-session.ts"

const decision = (approverName: string, decidedAt: number, facts: Partial<StoredDecision> = {}): StoredDecision => ({
  kind: "Approved",
  approverName,
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
        const { add, of } = yield* SummaryDecisions
        const { portalId, details } = one
        const first = decision("Mira", 1_000)
        const words = { section: "budget", comment: "Less, please" } as const
        const second = decision("Ravi", 2_000, { kind: "ChangeRequested", ...words })
        yield* add(portalId, details.sessionId, first, "{}")
        yield* add(portalId, details.sessionId, second, '{"a":1}')
        yield* add(portalId, other.details.sessionId, decision("Noor", 3_000), "{}")
        expect(yield* of(portalId, details.sessionId)).toEqual([second, first])
        expect(yield* of(PortalId.make(2), details.sessionId)).toEqual([])
      }).pipe(Effect.provide(layer)),
    ))
}
