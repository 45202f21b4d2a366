import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type BusinessQuery, PortalBusinesses } from "@application/businesses/ports"
import { PortalBusiness } from "@application/businesses/contract"
import { refusedFrom, riskSignsOf, standingOf } from "@domain/businesses"
import { CurrencyCode, MinorUnits, type PortalId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"
import { detailsOf } from "./business-details.ts"
import { askedBusinesses, businessIs } from "./business-filters.ts"

const optional = Schema.optionalKey
const { standing: _standing, wallet: _wallet, risks: _risks, ...facts } = PortalBusiness.fields

const rowOf = decodedRow(
  Schema.Struct({
    ...facts,
    isFrozen: Schema.Boolean,
    waiting: Schema.Int,
    refused: Schema.Int,
    disputes: Schema.Int,
    disputed: MinorUnits,
    paymentIssues: Schema.Int,
    currency: optional(CurrencyCode),
    available: optional(MinorUnits),
    held: optional(MinorUnits),
    owed: optional(MinorUnits),
  }),
)

const businessOf = Effect.fnUntraced(function* (row: object) {
  const found = yield* rowOf(withoutNulls(row))
  const { isFrozen, waiting, refused, disputes, disputed, paymentIssues, ...rest } = found
  const { currency, available = 0, held = 0, owed = 0, ...business } = rest
  const counts = { isFrozen, running: business.running, waiting, refused, owed, disputes, disputed, paymentIssues }
  const shown: PortalBusiness = {
    ...business,
    standing: standingOf(counts),
    risks: riskSignsOf(counts),
    ...(currency !== undefined && { wallet: { currency, available, held, owed } }),
  }
  return shown
})

/** The orders of the list with the place of the last business of the page before. */
const orders: Readonly<Record<BusinessQuery["order"], { readonly by: string; readonly isAfter: string }>> = {
  newest: { by: "p.id desc", isAfter: "p.id < $" },
  oldest: { by: "p.id", isAfter: "p.id > $" },
  name: {
    by: `lower(p.name) collate "C", p.id`,
    isAfter: `(lower(p.name) collate "C", p.id) > (
      select lower(last.name) collate "C", last.id from business_profiles last where last.id = $)`,
  },
}

/** The rows of asked businesses `p` with what other contexts keep of them. */
const rowsOf = (
  sql: SqlClient.SqlClient,
  asked: Statement.Fragment,
  now: number,
  order: BusinessQuery["order"],
): Statement.Statement<object> =>
  sql<object>`with p as materialized (${asked})
    select p.id, p.name, p.region, p.created_at as "createdAt", p.thumbnail_logo as "thumbnailLogo",
      p.store_domain as website, ${sql.literal(businessIs.frozen)} as "isFrozen",
      (select (o.document ->> 'category')::int from profile_configurations o
        where o.business_profile_id = p.id) as category,
      exists (select from add_on_purchases a where a.business_profile_id = p.id
        and a.starts_at <= ${now}::bigint and a.ends_at > ${now}::bigint) as "isPriority",
      wallet.currency, wallet.available, wallet.promised + wallet.locked as held, wallet.owed,
      counted.running, counted.waiting, counted.refused,
      issue.disputes, issue.disputed, issue."paymentIssues"
    from p
    left join wallets wallet on wallet.business_profile_id = p.id
    cross join lateral (
      select count(*) filter (where c.status in ('Approved', 'Active'))::int as running,
        count(*) filter (where c.status = 'InReview')::int as waiting,
        count(*) filter (where c.status = 'Rejected')::int as refused
      from campaigns c where c.business_profile_id = p.id
        and c.status in ('Approved', 'Active', 'InReview', 'Rejected')
    ) counted
    cross join lateral (
      select count(*) filter (where i.kind = 'disputeOpened')::int as disputes,
        coalesce(sum(i.amount) filter (where i.kind = 'disputeOpened'), 0)::bigint as disputed,
        count(*) filter (where i.kind <> 'disputeOpened')::int as "paymentIssues"
      from payment_issues i
      where i.portal_id = p.portal_id and i.business_profile_id = p.id and i.settled_at is null
    ) issue
    order by ${sql.literal(orders[order].by)}`

/** The statement of a page of a portal's businesses. */
export const businessPage = (
  sql: SqlClient.SqlClient,
  portalId: PortalId,
  query: BusinessQuery,
): Statement.Statement<object> => {
  const { order, after, limit, now } = query
  const [before = "", rest = ""] = orders[order].isAfter.split("$")
  const place = after === undefined ? [] : [sql`${sql.literal(before)}${after}::bigint${sql.literal(rest)}`]
  const asked = sql`select p.* from business_profiles p
    where ${sql.and([...askedBusinesses(sql, portalId, query, refusedFrom), ...place])}
    order by ${sql.literal(orders[order].by)} limit ${limit}`
  return rowsOf(sql, asked, now, order)
}

/** The businesses of a portal with what other contexts keep of them. */
export const postgresPortalBusinesses = Layer.effect(
  PortalBusinesses,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const read = (statement: Statement.Statement<object>) =>
      Effect.flatMap(orDatabaseDefect(statement), Effect.forEach(businessOf))
    return {
      page: (portalId, query) => read(businessPage(sql, portalId, query)),
      one: (portalId, id, now) => {
        const asked = sql`select p.* from business_profiles p where p.portal_id = ${portalId} and p.id = ${id}`
        return Effect.map(read(rowsOf(sql, asked, now, "newest")), ([business]) => business)
      },
      details: detailsOf(sql),
    }
  }),
)
