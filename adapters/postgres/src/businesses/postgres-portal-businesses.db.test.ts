import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { type BusinessQuery, PortalBusinesses } from "@application/businesses/ports"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { testDatabase } from "@adapters/sql/testing"
import { pagesOfStatement } from "../testing/pages-touched.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { businessPage, postgresPortalBusinesses } from "./postgres-portal-businesses.ts"

const now = Date.parse("2026-11-20T00:00:00Z")
const everything: BusinessQuery = { words: "", order: "newest", limit: 25, now }

const addBusinesses = Effect.fnUntraced(function* (portal: number, first: number, count: number) {
  const sql = yield* SqlClient.SqlClient
  const ids = sql`select ${first}::bigint + n as id, n from generate_series(0, ${count - 1}::int) n`
  yield* sql`insert into business_profiles
    (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at, store_domain)
    select id, ${portal}, 'Business ' || n, case when n % 4 = 0 then 'GB' else 'IN' end, 1, 1, 'UTC', 1000 + n,
      'shop' || n || '.example' from (${ids}) made`
  yield* sql`insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document)
    select id, id, gen_random_uuid(), 'Offer ' || n, case when n % 2 = 0 then 'Active' else 'InReview' end, 0, '{}'
    from (${ids}) made`
  yield* sql`insert into wallets (business_profile_id, currency, available, locked)
    select id, 'INR', 0, 0 from (${ids}) made`
})

const world = Layer.provideMerge(postgresPortalBusinesses, runningDatabase(migrations))

const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(story, world))

const named = (portal: number, query: Partial<BusinessQuery>) =>
  Effect.map(
    Effect.flatMap(PortalBusinesses, (businesses) =>
      businesses.page(PortalId.make(portal), { ...everything, ...query }),
    ),
    (found) => found.map(({ name }) => name),
  )

/** One business with everything that the desk tells, beside nine quiet ones. */
const busy = Effect.gen(function* () {
  yield* addBusinesses(2, 100, 10)
  const sql = yield* SqlClient.SqlClient
  yield* sql`insert into users
    (portal_id, id, email_address, first_name, last_name, language_id, role_ids, password_hash, phone_number)
    values (2, 41, 'asha@example.com', 'Asha', 'Rao', 'en', '{27}', '', '+919876543210')`
  yield* sql`insert into memberships (business_profile_id, user_id, role_id) values (103, 41, 27)`
  yield* sql`insert into business_freezes (business_profile_id, portal_id, frozen_at, reason) values (103, 2, 5, 'Why')`
  yield* sql`insert into payment_issues
    (portal_id, kind, gateway, gateway_reference, amount, currency, business_profile_id, noticed_at)
    values (2, 'disputeOpened', 'razorpay', 'd1', 700, 'INR', 103, 1), (2, 'refundReturned', 'razorpay', 'd2', 1, 'INR', 104, 1)`
  yield* sql`insert into profile_configurations (business_profile_id, document, document_version, revisions)
    values (103, '{"category": 2}', 1, '{}')`
  yield* sql`insert into daily_metrics
    (business_profile_id, campaign_id, channel, date, impressions, clicks, results, spend, external_campaign_id, reported)
    values (103, 103, 1, '2026-11-05', 9, 1, 0, 40, '', 40)`
  yield* sql`insert into leads (business_profile_id, id, external_id, campaign_id, campaign_name, status, name, submitted_on)
    values (103, 1, 'x', 103, 'Offer 3', 'New', 'Person', 1)`
})

test("each filter and each searched fact finds the business alone", () =>
  run(
    Effect.gen(function* () {
      yield* busy
      for (const query of [
        { words: "siness 3" },
        { words: "103", id: 103 },
        { words: "SHOP3.example" },
        { words: "asha@example.com" },
        { words: "98765 43210" },
        { words: "offer 3" },
        { standing: "Frozen" },
        { risk: "disputed" },
        { category: "Ecommerce" },
        { activity: { did: "advertised", days: { from: "2026-11-01", to: "2026-11-05" } } },
        {
          activity: {
            did: "joined",
            spans: [{ region: "IN", currency: "INR", from: 1_003, until: 1_004 }],
          },
        },
      ] as const)
        expect([query, yield* named(2, query)]).toEqual([query, ["Business 3"]])
      expect(yield* named(2, { risk: "some" })).toEqual(["Business 4", "Business 3"])
      expect(yield* named(2, { words: "%" })).toEqual([])
      expect(yield* named(3, { words: "Business 3" })).toEqual([])
      expect(yield* named(2, { region: "GB", order: "name" })).toEqual(["Business 0", "Business 4", "Business 8"])
      expect(yield* named(2, { standing: "Idle" })).toEqual([])
      expect(
        (yield* named(2, { standing: "Waiting" })).length + (yield* named(2, { standing: "Running" })).length,
      ).toBe(9)
      expect(yield* named(2, { priority: "has" })).toEqual([])
    }),
  ))

test("a business is told with its signs, people and counts", () =>
  run(
    Effect.gen(function* () {
      yield* busy
      const businesses = yield* PortalBusinesses
      const id = BusinessProfileId.make(103)
      expect(yield* businesses.one(PortalId.make(2), id, now)).toMatchObject({
        standing: "Frozen",
        category: "Ecommerce",
        wallet: { currency: "INR", available: 0, held: 0, owed: 0 },
        risks: [{ kind: "disputed", count: 1, amount: 700 }],
      })
      expect(yield* businesses.one(PortalId.make(3), id, now)).toBeUndefined()
      expect(yield* businesses.details(id, 5)).toMatchObject({
        people: [{ userId: 41, name: "Asha Rao", roleId: "ClientAccess", isStaff: false, phone: "+919876543210" }],
        campaigns: [{ campaignId: 103, name: "Offer 3", status: "InReview" }],
        movements: [],
        papers: [],
        leads: 1,
      })
    }),
  ))

test("pages of each order meet without a gap", () =>
  run(
    Effect.gen(function* () {
      yield* addBusinesses(2, 100, 12)
      for (const order of ["newest", "oldest", "name"] as const) {
        const all = yield* named(2, { order })
        const businesses = yield* PortalBusinesses
        const first = yield* businesses.page(PortalId.make(2), { ...everything, order, limit: 5 })
        const after = first.at(-1)?.id ?? BusinessProfileId.make(1)
        const rest = yield* named(2, { order, after })
        expect([...first.map(({ name }) => name), ...rest]).toEqual(all)
      }
    }),
  ))

/** Pages of tables and indexes that the first page of a portal touches. */
const pagesTouched = Effect.fnUntraced(function* (portal: number, query: Partial<BusinessQuery>) {
  const sql = yield* SqlClient.SqlClient
  const [text, values] = businessPage(sql, PortalId.make(portal), { ...everything, ...query }).compile()
  return yield* pagesOfStatement({ text, values })
})

/** Statistics, as the server keeps them of itself, are gathered by the owner of the tables alone. */
const owned = Layer.provideMerge(postgresPortalBusinesses, testDatabase(migrations))

test(
  "the first page of 10,000 businesses touches as few pages as that of 100",
  () =>
    Effect.runPromise(
      Effect.gen(function* () {
        yield* addBusinesses(3, 1_000, 100)
        yield* addBusinesses(2, 20_000, 10_000)
        const sql = yield* SqlClient.SqlClient
        for (const table of ["business_profiles", "campaigns", "wallets"]) yield* sql`analyze ${sql.literal(table)}`
        for (const query of [{}, { order: "oldest" }, { order: "name" }, { region: "GB" }] as const) {
          const few = yield* pagesTouched(3, query)
          const many = yield* pagesTouched(2, query)
          expect(few).toBeGreaterThan(0)
          expect([query, many <= few * 1.15, few, many]).toEqual([query, true, few, many])
        }
      }).pipe(Effect.provide(owned)),
    ),
  60_000,
)
