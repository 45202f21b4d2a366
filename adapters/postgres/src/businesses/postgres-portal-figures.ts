import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { PortalFigures } from "@application/businesses/ports"
import { marginAccounts, type OverviewFigure, type OverviewFigureName } from "@domain/businesses"
import { CurrencyCode } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const names = [
  "spend",
  ...marginAccounts,
  "businesses",
  "advertised",
  "joined",
  "frozen",
  "waiting",
  "late",
  "decided",
  "decidedInTime",
  "reviewMillis",
  "owing",
  "owed",
  "disputes",
  "disputed",
  "paymentIssues",
] as const satisfies ReadonlyArray<OverviewFigureName>

const figureOf = decodedRow(
  Schema.Struct({
    name: Schema.Literals(names),
    currency: Schema.optionalKey(CurrencyCode),
    now: Schema.Number,
    before: Schema.optionalKey(Schema.Number),
  }),
)

const review = (field: string): string => `(c.document #>> '{portalReview,${field}}')::bigint`

/** The figures of a portal in one statement. */
export const postgresPortalFigures = Layer.effect(
  PortalFigures,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      of: (portalId, { days, before, spans, now }) => {
        const zones = JSON.stringify(spans)
        const [first, last] = [
          Math.min(...spans.map(({ beforeFrom }) => beforeFrom)),
          Math.max(...spans.map(({ until }) => until)),
        ]
        const accounts = sql.literal(marginAccounts.map((account) => `'${account}'`).join(", "))
        const at = sql.literal("t.at >= z.from_at")
        const decided = sql.literal(review("decidedAt"))
        return orDatabaseDefect(
          sql<object>`
          with zone as (
            select region, currency, "from" as from_at, until as until_at, "beforeFrom" as before_at
            from jsonb_to_recordset(${zones}::jsonb)
              as spans (region text, currency text, "from" bigint, until bigint, "beforeFrom" bigint)
          ),
          own as (select id, region, created_at from business_profiles where portal_id = ${portalId}),
          shown as (
            select d.business_profile_id, d.date >= ${days.from}::date as is_now, sum(d.spend) as spend,
              sum(d.impressions) as impressions
            from own join daily_metrics d on d.business_profile_id = own.id
            where d.date between ${before.from}::date and ${days.to}::date
            group by 1, 2
          ),
          asked as (
            select ${sql.literal(review("askedAt"))} as asked_at, ${decided} as decided_at,
              (c.document ->> 'reviewDueAt')::bigint as due_at, c.business_profile_id
            from campaigns c
            where ${sql.literal(review("portalId"))} = ${portalId} and c.document -> 'portalReview' ? 'decidedAt'
              and ${decided} >= ${first}::bigint and ${decided} < ${last}::bigint
          ),
          reviewed as (
            select asked.*, asked.decided_at >= z.from_at as is_now
            from asked join own on own.id = asked.business_profile_id join zone z on z.region = own.region
            where asked.decided_at >= z.before_at and asked.decided_at < z.until_at
          ),
          issue as (select kind, amount, currency from payment_issues where portal_id = ${portalId} and settled_at is null)
          select 'spend' as name, z.currency, coalesce(sum(s.spend) filter (where s.is_now), 0)::bigint as now,
            coalesce(sum(s.spend) filter (where not s.is_now), 0)::bigint as before
          from shown s join own on own.id = s.business_profile_id join zone z on z.region = own.region group by 2
          union all
          select e.account, t.currency, coalesce(sum(e.amount) filter (where ${at}), 0)::bigint,
            coalesce(sum(e.amount) filter (where not ${at}), 0)::bigint
          from ledger_transactions t join own on own.id = t.business_profile_id join zone z on z.region = own.region
          join ledger_entries e on e.business_profile_id = t.business_profile_id and e.transaction_id = t.id
          where t.at >= ${first}::bigint and t.at < ${last}::bigint and t.at >= z.before_at and t.at < z.until_at
            and e.account in (${accounts})
          group by 1, 2
          union all
          select 'advertised', null, count(*) filter (where s.is_now), count(*) filter (where not s.is_now)
          from shown s join own on own.id = s.business_profile_id where s.impressions > 0
          union all
          select 'joined', null, count(*) filter (where own.created_at >= z.from_at),
            count(*) filter (where own.created_at < z.from_at)
          from own join zone z on z.region = own.region
          where own.created_at >= z.before_at and own.created_at < z.until_at
          union all
          select 'businesses', null, count(*), null from own
          union all
          select 'frozen', null, count(*), null from business_freezes where portal_id = ${portalId} and released_at is null
          union all
          select figure.name, null, figure.now, null from (
            select count(*) as waiting,
              count(*) filter (where (c.document ->> 'reviewDueAt')::bigint <= ${now}::bigint) as late
            from campaigns c where ${sql.literal(review("portalId"))} = ${portalId} and c.document ? 'portalReview'
              and not c.document -> 'portalReview' ? 'decision' and c.status in ('InReview', 'Approved', 'Active')
          ) held cross join lateral (values ('waiting', held.waiting), ('late', held.late)) as figure (name, now)
          union all
          select figure.name, null, figure.now, figure.before from (
            select count(*) filter (where is_now) as now_decided, count(*) filter (where not is_now) as before_decided,
              count(*) filter (where is_now and decided_at <= due_at) as now_in_time,
              count(*) filter (where not is_now and decided_at <= due_at) as before_in_time,
              coalesce(sum(decided_at - asked_at) filter (where is_now), 0)::bigint as now_millis,
              coalesce(sum(decided_at - asked_at) filter (where not is_now), 0)::bigint as before_millis
            from reviewed
          ) counted cross join lateral (values ('decided', now_decided, before_decided),
            ('decidedInTime', now_in_time, before_in_time), ('reviewMillis', now_millis, before_millis)
          ) as figure (name, now, before)
          union all
          select 'owed', w.currency, sum(w.owed)::bigint, null
          from wallets w join own on own.id = w.business_profile_id where w.owed > 0 group by 2
          union all
          select 'owing', null, count(*), null
          from wallets w join own on own.id = w.business_profile_id where w.owed > 0
          union all
          select 'disputed', currency, sum(amount)::bigint, null from issue where kind = 'disputeOpened' group by 2
          union all
          select 'disputes', null, count(*), null from issue where kind = 'disputeOpened'
          union all
          select 'paymentIssues', null, count(*), null from issue where kind <> 'disputeOpened'`,
        ).pipe(
          Effect.flatMap(Effect.forEach((row) => figureOf(withoutNulls(row)))),
          Effect.map((rows): ReadonlyArray<OverviewFigure> => rows),
        )
      },
    }
  }),
)
