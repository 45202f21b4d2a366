import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { identityMigrations } from "./identity.ts"

const before = identityMigrations.filter(({ id }) => id < 206)

test("of accounts that share a phone the oldest active one keeps it", async () => {
  const [verified, doubled] = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const add = (portal: number, id: number, phone: string | null, barred = false) =>
      sql`insert into users (portal_id, id, email_address, first_name, last_name, language_id, role_ids, phone_number,
        password_hash, barred) values (${portal}, ${id}, ${`${id}@example.com`}, 'A', 'B', 'en', '{27}', ${phone}, '', ${barred})`
    yield* add(1, 1, "+911", true)
    yield* add(1, 2, "+911")
    yield* add(1, 3, "+911")
    yield* add(2, 4, "+911")
    yield* add(1, 5, null)
    yield* sql`insert into otp_challenges (portal_id, phone, code_hash, sent_at, wrong_attempts, verified)
      values (1, '+911', 'a', 1, 0, false)`
    yield* migrate(identityMigrations)
    const rows = yield* sql<{ readonly id: number }>`select id from users where phone_verified order by id`
    const again = yield* Effect.exit(sql`update users set phone_verified = true where id = 3`)
    return [rows.map(({ id }) => id), again._tag] as const
  }).pipe(Effect.provide(testDatabase(before)), Effect.runPromise)
  expect(verified).toEqual([2, 4])
  expect(doubled).toBe("Failure")
})
