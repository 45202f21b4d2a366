import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { migrationsByContext } from "./index.ts"

const before = migrationsByContext.filter(({ id }) => id !== 402)

const session = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

/** Profile 5 paid twice with one code, once with another and holds it for a third session; profile 6 paid without any. */
const asItWas = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const sessions = [
    { n: 1, profile: 5, code: " welcome10", paidAt: 20 },
    { n: 2, profile: 5, code: "WELCOME10", paidAt: 10 },
    { n: 3, profile: 5, code: "NAMASTE500", paidAt: 30 },
    { n: 4, profile: 5, code: "UNPAID", paidAt: null },
    { n: 5, profile: 6, code: null, paidAt: 40 },
    { n: 6, profile: 6, code: " ", paidAt: 50 },
    { n: 7, profile: null, code: "NOBODYS", paidAt: 60 },
  ]
  for (const { n, profile, code, paidAt } of sessions)
    yield* sql`insert into signup_sessions
        (portal_id, session_id, encoded_id, revision, business_profile_id, promo_code, paid, paid_at, updated_at, details)
      values (1, ${session(n)}, ${`link ${n}`}, 1, ${profile}, ${code}, ${paidAt !== null}, ${paidAt}, 0, '{}')`
  yield* sql`insert into signup_promo_holds values (5, 'NAMASTE500', ${session(4)}, 99), (5, 'UNPAID', ${session(4)}, 99)`
})

test("sessions paid before lasting holds keep their codes, the first payer first", async () => {
  const holds = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* asItWas
    expect(yield* migrate(migrationsByContext)).toEqual([402])
    return yield* sql`select business_profile_id as profile, promo_code as code, session_id as id, held_until as until
      from signup_promo_holds order by code`
  }).pipe(Effect.provide(testDatabase(before)), Effect.runPromise)
  const until = Number.MAX_SAFE_INTEGER
  expect(holds).toEqual([
    { profile: 5, code: "NAMASTE500", id: session(3), until },
    { profile: 5, code: "UNPAID", id: session(4), until: 99 },
    { profile: 5, code: "WELCOME10", id: session(2), until },
  ])
})
