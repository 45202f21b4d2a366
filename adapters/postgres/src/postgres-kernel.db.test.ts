import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { Ids, RateLimits } from "@application/kernel"
import { rateLimitsConformance } from "@application/kernel/conformance"
import { identityMigrations } from "./migrations/identity.ts"
import { postgresIds } from "./postgres-ids.ts"
import { postgresRateLimits } from "./postgres-rate-limits.ts"
import { runningDatabase } from "./testing/running-database.ts"

const database = runningDatabase(identityMigrations)

describe("rate limits", () => rateLimitsConformance(Layer.provide(postgresRateLimits, database)))

test("windows that ended are cleared by later calls", async () => {
  const remaining = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { take } = yield* RateLimits
    yield* Effect.forEach(["a", "b", "c"], (key) => take(key, 1, 1_000))
    yield* TestClock.adjust("2 seconds")
    yield* take("d", 1, 1_000)
    return yield* sql`select key from rate_limits`
  }).pipe(
    Effect.provide(Layer.provideMerge(postgresRateLimits, Layer.merge(database, TestClock.layer()))),
    Effect.runPromise,
  )
  expect(remaining).toEqual([{ key: "d" }])
})

test("sequences count up from 1 by themselves; secrets differ; codes have six digits", async () => {
  const made = await Effect.gen(function* () {
    const ids = yield* Ids
    const numbers = [yield* ids.next("user"), yield* ids.next("user"), yield* ids.next("campaign")]
    const secrets = yield* Effect.all(Array.from({ length: 50 }, () => ids.secret))
    const codes = yield* Effect.all(Array.from({ length: 50 }, () => ids.otp))
    return { numbers, secrets, codes, sessions: [yield* ids.sessionId, yield* ids.sessionId] }
  }).pipe(Effect.provide(Layer.provide(postgresIds, database)), Effect.runPromise)
  expect(made.numbers).toEqual([1, 2, 1])
  expect(new Set(made.secrets).size).toBe(50)
  for (const secret of made.secrets) expect(secret).toMatch(/^[\w-]{43}$/)
  for (const code of made.codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(made.sessions).size).toBe(2)
})
