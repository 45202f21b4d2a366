import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { migrationsByContext } from "./index.ts"

const added = [403, 920, 921]
const before = migrationsByContext.filter(({ id }) => !added.includes(id))

const owner = { phone: "+919876543210", emailAddress: "Asha@example.com" }
const sources = { phone: "owner", emailAddress: "owner", name: "jsonld" }
const drafts = [
  { ...owner, userId: 41, phoneVerified: true, sources },
  { phone: "+912261714400", emailAddress: "shop@example.com", userId: 41, phoneVerified: false, sources },
  { phone: "+912261714400", phoneVerified: false, sources: { phone: "jsonld" } },
]

const asItWas = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`insert into users (portal_id, id, email_address, first_name, last_name, language_id, role_ids, password_hash)
    values (1, 41, 'asha@example.com', 'Asha', 'Rao', 'en', '{27}', 'hash')`
  yield* sql`insert into business_profiles (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at)
    values (7, 1, 'Bloom', 'IN', 17, 142, 'Asia/Kolkata', 0), (8, 1, 'Leaf', 'IN', 17, 142, 'Asia/Kolkata', 0)`
  for (const [index, details] of drafts.entries())
    yield* sql`insert into signup_sessions (portal_id, session_id, encoded_id, revision, paid, updated_at, details)
      values (1, ${`00000000-0000-4000-8000-00000000000${index}`}, ${`link ${index}`}, 1, false, 0,
        ${JSON.stringify(details)})`
})

test("older drafts and profiles keep their owners apart from public data", async () => {
  const [details, keys] = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* asItWas
    expect(yield* migrate(migrationsByContext)).toEqual(added)
    return [
      yield* sql`select details from signup_sessions order by encoded_id`,
      yield* sql<{ readonly key: string }>`select page_key as key from business_profiles`,
    ] as const
  }).pipe(Effect.provide(testDatabase(before)), Effect.runPromise)
  expect(details.map((row) => row["details"])).toEqual([
    {
      ...drafts[0],
      ownerPhone: owner.phone,
      ownerEmail: "asha@example.com",
      sources: { phone: "account", emailAddress: "account", name: "jsonld" },
    },
    { ...drafts[1], ownerEmail: "asha@example.com" },
    drafts[2],
  ])
  expect(new Set(keys.map(({ key }) => key)).size).toBe(2)
  for (const { key } of keys) expect(key).toMatch(/^[\da-f]{32}$/)
})
