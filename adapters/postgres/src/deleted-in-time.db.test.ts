import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { PictureUses } from "@application/creatives/ports"
import { SessionRepository } from "@application/signup/ports"
import { freshSession } from "@application/signup/testing"
import type { SessionParts } from "@domain/signup"
import { postgresPictureUses } from "./creatives/postgres-picture-uses.ts"
import { migrations } from "./migrations/index.ts"
import { postgresSessionRepository } from "./signup/postgres-session-repository.ts"
import { runningDatabase } from "./testing/running-database.ts"

const world = Layer.mergeAll(postgresSessionRepository, postgresPictureUses, sqlUnitOfWork).pipe(
  Layer.provideMerge(runningDatabase(migrations)),
)
const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(story, world))
const written = (statement: string) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(statement))

const draft = freshSession(1)
const { sessionId } = draft.details

test.each([
  [
    "a payment, even one that failed",
    `insert into payments (session_id, id, business_profile_id, idempotency_key, gateway, amount, currency, status, created_at, ask_at, total)
     values ('${sessionId}', 1, 5, 'key', 'stripe', 10, 'INR', 'Failed', 0, 0, 10)`,
  ],
  ["a payment that was asked for", `insert into payment_keys values ('${sessionId}', 'key', 10, 10)`],
  ["a campaign", `insert into campaigns values (5, 6, '${sessionId}', 'Bloom', 'Draft', 0, '{}')`],
])("a draft with %s is kept, whatever the draft itself knows", async (_, statement) => {
  const deleted = await run(
    Effect.gen(function* () {
      const sessions = yield* SessionRepository
      yield* sessions.create(draft)
      yield* written(statement)
      return yield* sessions.deleteAbandoned(9e9, 9e9, 10)
    }),
  )
  expect(deleted).toBe(0)
})

const picture = `${"ab".repeat(20)}.jpg`
const address = `/media/${picture}`
const shownBy = (changes: SessionParts) =>
  Effect.flatMap(SessionRepository, ({ create }) => create(freshSession(7, changes)))
const isShown = Effect.map(
  Effect.flatMap(PictureUses, ({ shown }) => shown([picture, `${"cd".repeat(20)}.jpg`])),
  (names) => [...names],
)

test.each<readonly [string, Effect.Effect<unknown, unknown, SessionRepository | SqlClient.SqlClient>]>([
  ["draft as its logo", shownBy({ business: { logoUrl: address } })],
  ["draft among its pictures", shownBy({ business: { pictures: [{ url: address, source: "upload" }] } })],
  ["draft in its ad", shownBy({ creative: { creativeDetail: { picture: { url: address, source: "stock" } } } })],
  [
    "business",
    written(`insert into business_profiles (id, portal_id, name, region, currency_id, time_zone_id, time_zone, thumbnail_logo, created_at)
      values (5, 1, 'Bloom', 'IN', 17, 142, 'Asia/Kolkata', '${address}', 0)`),
  ],
  [
    "campaign",
    written(
      `insert into campaigns values (5, 6, '${sessionId}', 'Bloom', 'Active', 0, '{"pictureUrl": "${address}"}')`,
    ),
  ],
  ["version of a campaign", written(`insert into campaign_plans values (6, 5, 1, 1, '{"url": "${address}"}')`)],
  ["unsent change of a campaign", written(`insert into campaign_edits values (6, 5, 1, '{"url": "${address}"}')`)],
  ["portal", written(`insert into portals values (9, 'else.example', '{"headerLogo": "${address}"}')`)],
])("a picture is known to be shown by a %s", async (_, shows) => {
  expect(await run(Effect.andThen(shows, isShown))).toEqual([picture])
})

const film = `${"ef".repeat(20)}.mp4`
const clip = { url: `/media/${film}`, posterUrl: address, durationMillis: 9_000, width: 1080, height: 1080 }
const library = (table: string) =>
  table === "business_pictures"
    ? `insert into business_pictures values (5, '/media/${film}', '{"video": {"posterUrl": "${address}"}}', 0)`
    : `insert into removed_pictures values (5, '/media/${film}', 0, 1, '{"video": {"posterUrl": "${address}"}}')`

test.each<readonly [string, Effect.Effect<unknown, unknown, SessionRepository | SqlClient.SqlClient>]>([
  ["draft", shownBy({ creative: { creativeDetail: { video: clip } } })],
  [
    "library",
    Effect.andThen(
      written(`insert into business_profiles (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at)
        values (5, 1, 'Bloom', 'IN', 17, 142, 'Asia/Kolkata', 0)`),
      written(library("business_pictures")),
    ),
  ],
  ["list of what was removed", written(library("removed_pictures"))],
])("a video and its cover are known to be shown by a %s", async (_, shows) => {
  const names = await run(
    Effect.andThen(
      shows,
      Effect.flatMap(PictureUses, (uses) => uses.shown([picture, film])),
    ),
  )
  expect([...names].toSorted()).toEqual([picture, film])
})

test("a picture that nothing shows is known to be unused", async () => {
  expect(await run(Effect.andThen(shownBy({ business: { name: "Bloom" } }), isShown))).toEqual([])
})

const elsewhere = "https://shop.example/Kaffee & Küche.jpg"
const isNamed = Effect.flatMap(PictureUses, (uses) => uses.isNamed(elsewhere))

test.each<readonly [string, Effect.Effect<unknown, unknown, SessionRepository | SqlClient.SqlClient>]>([
  ["draft as its logo", shownBy({ business: { logoUrl: elsewhere } })],
  ["draft among its pictures", shownBy({ business: { pictures: [{ url: elsewhere, source: "website" }] } })],
  ["draft in its ad", shownBy({ creative: { creativeDetail: { picture: { url: elsewhere, source: "website" } } } })],
  [
    "business",
    written(`insert into business_profiles (id, portal_id, name, region, currency_id, time_zone_id, time_zone, thumbnail_logo, created_at)
      values (5, 1, 'Bloom', 'IN', 17, 142, 'Asia/Kolkata', '${elsewhere}', 0)`),
  ],
  [
    "product of a feed",
    written(`insert into feed_items values
      (5, 1, 'job-00001', 1, '{}', true, '', jsonb_build_object('image_link', '${elsewhere}'), '[]')`),
  ],
])("another site's picture is known to be named by a %s", async (_, names) => {
  expect(await run(Effect.andThen(names, isNamed))).toBe(true)
})

test("another site's picture is not named where a draft mentions it in words", async () => {
  const mentioned = shownBy({ business: { tagline: elsewhere, websiteUrl: elsewhere, logoUrl: `${elsewhere}?2` } })
  expect(await run(Effect.andThen(mentioned, isNamed))).toBe(false)
})

test("drafts, pictures and secrets are found by an index", async () => {
  const plans = await run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`select set_config('enable_seqscan', 'off', false)`
      const plan = (statement: string) =>
        Effect.map(sql.unsafe<object>(`explain ${statement}`), (rows) => JSON.stringify(rows))
      return yield* Effect.forEach(
        [
          "select from signup_sessions where updated_at < 5 and not paid and business_profile_id is null",
          "select from signup_sessions where shown_pictures(details) @> array['a']",
          "select from campaigns where shown_pictures(document) @> array['a']",
          "select from campaign_plans where shown_pictures(document) @> array['a']",
          "select from campaign_edits where shown_pictures(document) @> array['a']",
          "select from business_profiles where substring(thumbnail_logo from '[^/]*$') = 'a'",
          "select from business_pictures where picture ? 'video' and substring(picture #>> '{video,posterUrl}' from '[^/]*$') = 'a'",
          "select from removed_pictures where document ? 'video' and substring(document #>> '{video,posterUrl}' from '[^/]*$') = 'a'",
          "select from refresh_tokens where expires_at <= 5",
        ],
        plan,
      )
    }),
  )
  for (const plan of plans) expect(plan).toMatch(/Index/)
})
