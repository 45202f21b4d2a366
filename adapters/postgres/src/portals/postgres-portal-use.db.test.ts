import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { PortalUse } from "@application/portals/ports"
import { PortalId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresPortalUse } from "./postgres-portal-use.ts"

const filled = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const [id, region, portal] of [
    [7, "IN", 2],
    [8, "IN", 2],
    [9, "GB", 2],
    [10, "GB", 3],
  ] as const)
    yield* sql`insert into business_profiles
      (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at)
      values (${id}, ${portal}, 'Any', ${region}, 1, 1, 'UTC', 0)`
  for (const [id, language, portal] of [
    [1, "en", 2],
    [2, "he", 2],
    [3, "he", 2],
    [4, "he", 3],
  ] as const)
    yield* sql`insert into users
      (portal_id, id, email_address, first_name, last_name, language_id, role_ids, password_hash)
      values (${portal}, ${id}, ${`a${id}@example.com`}, 'A', 'B', ${language}, '{}', '')`
  for (const [id, business, status, channel] of [
    [1, 7, "Active", "Banner"],
    [2, 7, "Completed", "Banner"],
    [3, 10, "Active", "Banner"],
    [4, 8, "Active", "Facebook"],
  ] as const)
    yield* sql`insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document)
      values (${business}, ${id}, gen_random_uuid(), 'Any', ${status}, 0,
        ${JSON.stringify({ channels: [{ channel }] })}::jsonb)`
})

test("businesses, accounts and open banners of one portal are counted", () =>
  Effect.gen(function* () {
    yield* filled
    expect(yield* (yield* PortalUse).of(PortalId.make(2))).toEqual({
      businesses: { IN: 2, GB: 1 },
      accounts: { en: 1, he: 2 },
      bannerCampaigns: 1,
    })
  }).pipe(Effect.provide(Layer.provideMerge(postgresPortalUse, runningDatabase(migrations))), Effect.runPromise))
