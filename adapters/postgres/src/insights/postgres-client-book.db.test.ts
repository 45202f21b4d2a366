import { CampaignRepository } from "@application/campaigns/ports"
import { CountedConversions } from "@application/campaigns/services"
import { type AddedClient, clientBookConformance } from "@application/insights/conformance"
import { type BookQuery, DashboardCampaigns } from "@application/insights/ports"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { testDatabase } from "@adapters/sql/testing"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { postgresCampaignRepository } from "../campaigns/postgres-campaign-repository.ts"
import { migrations } from "../migrations/index.ts"
import { depositOf } from "../testing/deposit.ts"
import { pagesOfStatement } from "../testing/pages-touched.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { clientPage, postgresClientBook } from "./postgres-client-book.ts"
import { postgresDailyMetricsRepository } from "./postgres-daily-metrics-repository.ts"
import { postgresLeadRepository } from "./postgres-lead-repository.ts"
import { postgresWaitingTasks } from "./postgres-waiting-tasks.ts"

const dashboardCampaigns = Layer.effect(
  DashboardCampaigns,
  Effect.map(CampaignRepository, (campaigns) => ({
    ofProfile: (profile) => Effect.map(campaigns.list(profile, { tab: "all", limit: 100 }), (page) => page.campaigns),
    one: campaigns.byId,
  })),
)
const heardTags = Layer.effect(
  CountedConversions,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    areCounted: () => Effect.succeed(false),
    ofCampaign: () => Effect.succeed([]),
    lastSeenAt: (profile) =>
      sql<{ readonly at: number }>`select (document ->> 'lastSeenAt')::bigint as at from conversion_sites
        where business_profile_id = ${profile}`.pipe(
        Effect.map(([row]) => row?.at),
        Effect.orDie,
      ),
  })),
)

const world = Layer.mergeAll(
  postgresClientBook,
  postgresDailyMetricsRepository,
  postgresLeadRepository,
  postgresWaitingTasks,
  dashboardCampaigns,
  heardTags,
).pipe(Layer.provideMerge(postgresCampaignRepository), Layer.provideMerge(runningDatabase(migrations)))

const addClient = Effect.fnUntraced(function* ({
  id,
  portalId,
  name,
  currencyId,
  available,
  website,
  userIds,
  agencyId,
  renewals = [],
}: AddedClient) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`insert into business_profiles
      (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at, store_domain)
      values (${id}, ${portalId}, ${name}, 'IN', ${currencyId}, 1, 'UTC', 1, ${website ?? null})`
  if (available > 0) yield* sql.unsafe(depositOf(id, available))
  yield* sql`insert into conversion_sites (business_profile_id, site_key, document_version, document)
      values (${id}, ${`key${id}`}, 1, ${`{"lastSeenAt": ${id}}`}::jsonb)`
  if (agencyId !== undefined) {
    yield* sql`insert into agency_teams (business_profile_id, id, portal_id, name, member_ids)
      overriding system value values (${agencyId}, 5, ${portalId}, 'Food', '{}')`
    yield* sql`insert into given_clients (agency_id, business_profile_id, portal_id, team_id, given_by, given_at)
      values (${agencyId}, ${id}, ${portalId}, 5, 1, 1)`
  }
  if (agencyId !== undefined)
    yield* sql`insert into agency_clients (business_profile_id, portal_id, client_id) values (${agencyId}, ${portalId}, ${id})`
  for (const { keeper, firstOn } of renewals)
    yield* sql`insert into client_renewals (portal_id, business_profile_id, keeper, first_on, remind_days,
      standing, remind_on, saved_by, saved_at) values (${portalId}, ${id}, ${keeper}, ${firstOn}, 7, 'Over', ${firstOn}, 1, 1)`
  for (const userId of userIds) {
    yield* sql`insert into users
        (portal_id, id, email_address, first_name, last_name, language_id, role_ids, password_hash)
        values (${portalId}, ${userId}, ${`${userId}@example.com`}, 'Asha', 'Rao', 'en', '{27}', '')
        on conflict do nothing`
    yield* sql`insert into memberships (business_profile_id, user_id, role_id) values (${id}, ${userId}, 27)`
  }
}, Effect.orDie)

clientBookConformance(world, addClient)

const portal = 2
const periods = {
  days: { from: "2026-11-01", to: "2026-11-30" },
  before: { from: "2026-10-02", to: "2026-10-31" },
}

/** Clients with a running campaign, its day and a lead each. */
const addMany = Effect.fnUntraced(function* (portalId: number, first: number, count: number) {
  const sql = yield* SqlClient.SqlClient
  const ids = sql`select ${first}::bigint + n as id, n from generate_series(0, ${count - 1}::int) n`
  yield* sql`insert into business_profiles
    (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at)
    select id, ${portalId}, 'Client ' || n, 'IN', 17, 1, 'UTC', n from (${ids}) made`
  yield* sql`insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document)
    select id, id, gen_random_uuid(), 'Offer', 'Active', 0, '{}' from (${ids}) made`
  yield* sql`insert into daily_metrics
    (business_profile_id, campaign_id, channel, date, impressions, clicks, results, spend, external_campaign_id, reported)
    select id, id, 1, '2026-11-05', 9, 1, 1, 40, '', 40 from (${ids}) made`
  yield* sql`insert into leads
    (business_profile_id, id, external_id, campaign_id, campaign_name, status, name, submitted_on)
    select id, id, 'x' || id, id, 'Offer', 'New', 'Person', n from (${ids}) made`
  yield* sql`insert into wallets (business_profile_id, currency, available, locked)
    select id, 'INR', 0, 0 from (${ids}) made`
  return Array.from({ length: count }, (_, place) => BusinessProfileId.make(first + place))
})

/** Pages of tables and indexes that a page of clients touches. */
const pagesTouched = (query: BookQuery) => pagesOfStatement(clientPage(query))

test(
  "the first page of 10,000 clients touches as few pages as that of 100",
  () =>
    Effect.runPromise(
      Effect.gen(function* () {
        const few = yield* addMany(portal, 1_000, 100)
        const many = yield* addMany(portal + 1, 20_000, 10_000)
        const sql = yield* SqlClient.SqlClient
        for (const table of ["business_profiles", "campaigns", "wallets", "daily_metrics", "leads"])
          yield* sql`analyze ${sql.literal(table)}`
        for (const order of ["newest", "name"] as const) {
          const asked = { words: "", order, limit: 26, readerId: UserId.make(1), ...periods }
          const ofFew = yield* pagesTouched({ ...asked, portalId: PortalId.make(portal), clients: few })
          const ofMany = yield* pagesTouched({ ...asked, portalId: PortalId.make(portal + 1), clients: many })
          expect(ofFew).toBeGreaterThan(0)
          expect([order, ofMany <= ofFew * 1.15, ofFew, ofMany]).toEqual([order, true, ofFew, ofMany])
        }
      }).pipe(Effect.provide(testDatabase(migrations))),
    ),
  60_000,
)
