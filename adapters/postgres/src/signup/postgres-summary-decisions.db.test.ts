import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { SessionRepository, SummaryDecisions } from "@application/signup/ports"
import { freshSession } from "@application/signup/testing"
import { summaryDecisionsConformance } from "@application/signup/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresSessionRepository } from "./postgres-session-repository.ts"
import { postgresSummaryDecisions } from "./postgres-summary-decisions.ts"

const world = Layer.merge(postgresSummaryDecisions, postgresSessionRepository).pipe(
  Layer.provideMerge(runningDatabase(migrations)),
)

summaryDecisionsConformance(world)

test("decisions go with their abandoned session", () =>
  Effect.runPromise(
    Effect.gen(function* () {
      const sessions = yield* SessionRepository
      const { portalId, details } = freshSession(7)
      yield* sessions.create({ portalId, details })
      const decision = {
        kind: "Approved",
        approverName: "Mira",
        comments: [],
        decidedAt: 1,
        shownHash: "hash",
      } as const
      yield* (yield* SummaryDecisions).add(portalId, details.sessionId, decision, "{}")
      expect(yield* sessions.deleteAbandoned(9e9, 9e9, 10)).toBe(1)
      expect(yield* (yield* SqlClient.SqlClient)`select 1 from summary_decisions`).toEqual([])
    }).pipe(Effect.provide(world)),
  ))
