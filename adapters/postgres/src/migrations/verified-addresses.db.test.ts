import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { identityMigrations } from "./identity.ts"

const before = identityMigrations.filter(({ id }) => id < 208)

test("older accounts keep an unverified address that only one may verify", async () => {
  const [old, again] = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const add = (id: number, address: string) =>
      sql`insert into users (portal_id, id, email_address, first_name, last_name, language_id, role_ids, password_hash)
        values (1, ${id}, ${address}, 'A', 'B', 'en', '{27}', '')`
    yield* add(1, "a@example.com")
    yield* sql`insert into password_resets (portal_id, key_hash, user_id, expires_at) values (1, 'k', 1, 9)`
    yield* migrate(identityMigrations)
    const rows = yield* sql`select id, email_verified from users`
    yield* add(2, "A@example.com")
    yield* sql`update users set email_verified = true where id = 1`
    return [rows, yield* Effect.exit(sql`update users set email_verified = true where id = 2`)] as const
  }).pipe(Effect.provide(testDatabase(before)), Effect.runPromise)
  expect(old).toEqual([{ id: 1, email_verified: false }])
  expect(again._tag).toBe("Failure")
})
