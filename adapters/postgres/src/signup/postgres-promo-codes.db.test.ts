import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { PromoCodes } from "@application/signup/ports"
import { promoCodesConformance } from "@application/signup/conformance"
import { freshSession } from "@application/signup/testing"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresPromoCodes } from "./postgres-promo-codes.ts"

const portals = Layer.effectDiscard(
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) =>
      sql`insert into portals (id, host, document) values (1, 'one.example', '{}'), (2, 'two.example', '{}')
        on conflict do nothing`,
  ),
)
const world = Layer.mergeAll(postgresPromoCodes, portals).pipe(Layer.provideMerge(runningDatabase(migrations)))

promoCodesConformance(world)

const created = Effect.flatMap(PromoCodes, (codes) =>
  codes.create(
    PortalId.make(1),
    {
      code: "ONCE",
      validFrom: "2026-01-01",
      validTo: "2026-12-31",
      discount: { kind: "percent", percent: 5 },
      usesAtMost: 1,
    },
    1_000,
  ),
)
const outcomes = (statements: ReadonlyArray<string>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.forEach(statements, (statement) => Effect.map(Effect.exit(sql.unsafe(statement)), ({ _tag }) => _tag)),
  )

test("the database lets a code be ended once, and nothing else", async () => {
  const tried = await Effect.andThen(
    created,
    outcomes([
      "update promo_codes set percent = 90",
      "update promo_codes set ended_at = 5",
      "update promo_codes set ended_at = 6",
      "update promo_codes set ended_at = null",
      "delete from promo_codes",
      "truncate promo_codes cascade",
    ]),
  ).pipe(Effect.provide(world), Effect.runPromise)
  expect(tried).toEqual(["Failure", "Success", "Failure", "Failure", "Failure", "Failure"])
})

test("the database has no row for a second use of a code, whoever writes it", async () => {
  const tried = await Effect.gen(function* () {
    const code = yield* created
    const codes = yield* PromoCodes
    const { sessionId } = freshSession(1).details
    const promoCodeId = code?.id ?? expect.unreachable()
    yield* codes.hold({ promoCodeId, businessProfileId: BusinessProfileId.make(5), sessionId, now: 2_000 })
    const [profile, session] = [6, freshSession(2).details.sessionId]
    const columns = "promo_code_id, business_profile_id, session_id, held_until, use_number, profile_use_number"
    return yield* outcomes([
      `insert into promo_code_uses (${columns}) values (${promoCodeId}, ${profile}, '${session}', 1, 1, 1)`,
      `insert into promo_code_uses (${columns}) values (${promoCodeId}, 5, '${session}', 1, null, 1)`,
      `insert into promo_code_uses (${columns}) values (${promoCodeId}, ${profile}, '${sessionId}', 1, 2, 1)`,
    ])
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(tried).toEqual(["Failure", "Failure", "Failure"])
})
