import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { PgPool } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { PortalFigures } from "@application/businesses/ports"
import { ReviewRecords } from "@application/campaigns/ports"
import { CallbackPages, UserRepository } from "@application/identity/ports"
import { AuditLog } from "@application/portals/ports"
import { PortalId } from "@domain/kernel"
import { postgresAuditLog } from "../audit/postgres-audit-log.ts"
import { postgresPortalFigures } from "../businesses/postgres-portal-figures.ts"
import { postgresReviewRecords } from "../campaigns/postgres-review-records.ts"
import { postgresCallbackPages } from "../identity/postgres-callback-pages.ts"
import { postgresUserRepository } from "../identity/postgres-user-repository.ts"
import { migrations } from "../migrations/index.ts"
import { pagesOfStatement, type SentStatement } from "./pages-touched.ts"

const now = Date.parse("2026-11-20T00:00:00Z")

/** A portal's businesses with what the desk lists of them: owners, agents, call-backs, decisions and the log. */
const addPortal = Effect.fnUntraced(function* (portal: number, first: number, count: number) {
  const sql = yield* SqlClient.SqlClient
  const rows = sql`(select ${first}::bigint + n as id, n from generate_series(0, ${count - 1}::int) n) made`
  yield* sql`insert into business_profiles
    (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at, store_domain)
    select id, ${portal}, 'Business ' || n, 'IN', 1, 1, 'UTC', 1000 + n, 'shop' || n || '.example' from ${rows}`
  yield* sql`insert into daily_metrics
    (business_profile_id, campaign_id, channel, date, impressions, clicks, results, spend, external_campaign_id, reported)
    select id, id, 1, '2026-10-01'::date + day, 9, 1, 0, 40, '', 40 from ${rows}, generate_series(0, 29) day order by id, day`
  yield* sql`insert into users
    (portal_id, id, email_address, first_name, last_name, language_id, role_ids, password_hash, phone_number)
    select ${portal}, id, 'user' || id || '@example.com', 'Asha', 'Rao', 'en',
      case when n % 10 = 0 then '{4}'::int[] else '{27}'::int[] end, '', '+919800000000' from ${rows}`
  yield* sql`insert into callback_requests
    (portal_id, user_id, business_profile_id, phone, portal, requested_at, reply_due_at, handled_at)
    select ${portal}, id, id, '+919800000000', 'Portal', ${now}::bigint - n, ${now}::bigint + n,
      case when n % 4 = 0 then null else ${now}::bigint + n end from ${rows} where n % 2 = 0`
  yield* sql`insert into review_decisions
    (portal_id, business_profile_id, decided_by, decided_at, sample, campaign_name, document_version, document)
    select ${portal}, id, 1, n, 'none', 'Offer ' || n, 1, '{}' from ${rows}`
  yield* sql`insert into audit_entries (portal_id, position, previous_hash, hash, content)
    select ${portal}, n + 1, '', '', json_build_object('at', n, 'action', 'saved', 'businessProfileId', id,
      'actor', json_build_object('userId', id))::text from ${rows}`
})

const firstPage = { skip: 0, limit: 11, search: "", now }

const names = ["people", "team", "log", "call-backs", "open call-backs", "decisions"] as const

/** First pages as the desk's lists ask for them. */
const lists = (
  portal: PortalId,
): Readonly<Record<(typeof names)[number], Effect.Effect<unknown, never, Layer.Success<typeof repositories>>>> => ({
  people: Effect.flatMap(UserRepository, ({ page }) => page(portal, { search: "", after: undefined, limit: 21 })),
  team: Effect.flatMap(UserRepository, ({ page }) =>
    page(portal, { search: "", after: undefined, limit: 8, roleIds: ["AccountManager"] }),
  ),
  log: Effect.flatMap(AuditLog, ({ entries }) => entries({ portalId: portal }, {}, { limit: 21 })),
  "call-backs": Effect.flatMap(CallbackPages, ({ page }) => page(portal, firstPage)),
  "open call-backs": Effect.flatMap(CallbackPages, ({ page }) => page(portal, { ...firstPage, state: "open" })),
  decisions: Effect.flatMap(ReviewRecords, ({ page }) => page(portal, firstPage)),
})

const day = 86_400_000
/** A month's figures of a portal beside the month before. */
const overview = Effect.flatMap(PortalFigures, ({ of }) =>
  of(PortalId.make(3), {
    days: { from: "2026-10-16", to: "2026-10-30" },
    before: { from: "2026-10-01", to: "2026-10-15" },
    spans: [{ region: "IN", currency: "INR", from: now - 30 * day, until: now, beforeFrom: now - 60 * day }],
    now,
  }),
)

const repositories = Layer.mergeAll(
  postgresPortalFigures,
  postgresUserRepository,
  postgresAuditLog,
  postgresCallbackPages,
  postgresReviewRecords,
)

/** Pages of tables and indexes that the statements of a reading touch. */
const pagesTouched = Effect.fnUntraced(function* <R>(reading: Effect.Effect<unknown, never, R>) {
  const pool = yield* PgPool
  const sent: Array<SentStatement> = []
  const query = pool.query.bind(pool)
  Object.assign(pool, {
    query: (config: { readonly text: string; readonly values: Array<unknown> }) => (sent.push(config), query(config)),
  })
  yield* Effect.exit(reading)
  Object.assign(pool, { query })
  const pages = yield* Effect.forEach(sent, pagesOfStatement)
  return pages.reduce((sum, one) => sum + one, 0)
})

/** Statistics, as the server keeps them of itself, are gathered by the owner of the tables alone. */
const owned = Layer.provideMerge(repositories, testDatabase(migrations))

const tables = ["daily_metrics", "business_profiles", "users", "callback_requests", "review_decisions", "audit_entries"]

const statistics = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.forEach(tables, (table) => sql`vacuum analyze ${sql.literal(table)}`),
)

test(
  "the desk's first pages touch as few pages among 10,000 businesses as among 100",
  () =>
    Effect.runPromise(
      Effect.gen(function* () {
        yield* addPortal(3, 1_000, 100)
        yield* addPortal(2, 20_000, 10_000)
        yield* statistics
        // A hundred businesses of its own, whatever stands in other portals.
        expect(yield* pagesTouched(overview)).toBeLessThan(10 * 100)
        for (const name of names) {
          const few = yield* pagesTouched(lists(PortalId.make(3))[name])
          const many = yield* pagesTouched(lists(PortalId.make(2))[name])
          expect(few, name).toBeGreaterThan(0)
          // An index of more rows may be a level deeper, which is a page more however many rows come.
          expect([name, many <= few * 1.15 + 1, few, many]).toEqual([name, true, few, many])
        }
      }).pipe(Effect.provide(owned)),
    ),
  60_000,
)
