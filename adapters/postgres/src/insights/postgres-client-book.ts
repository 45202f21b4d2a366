import { ClientRenewal } from "@domain/businesses"
import { Campaign } from "@domain/campaigns"
import { type BookPeriods, type BookQuery, ClientBook, type ClientFacts } from "@application/insights/ports"
import { BookFigure, ClientHoldership, ClientPerson, MetricTotals } from "@domain/insights"
import { BusinessProfileId, CampaignId, type CurrencyCode, currencyWithId, MinorUnits, Region } from "@domain/kernel"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { escapedLike } from "../escaped-like.ts"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"
import {
  clientFactsJson,
  oldestUnanswered,
  renewalOfReader,
  type PeriodsInSql,
  spendBetween,
  unansweredCount,
} from "./client-facts-json.ts"
import { StoredTasks, tasksIn } from "./postgres-waiting-tasks.ts"

const campaign = Schema.Struct(Campaign.fields)
const dashboardCampaign = campaign.mapFields(
  Struct.pick([
    ...(["id", "sessionId", "name", "status", "pauseReason", "channels", "objective", "resultsAre"] as const),
    ...(["wentLiveAt", "endDate"] as const),
  ]),
)
const spendingCampaign = campaign.mapFields(
  Struct.pick(["id", "status", "region", "startDate", "endDate", "budget", "price", "spent"] as const),
)

const factsOf = decodedRow(
  Schema.Struct({
    facts: Schema.fromJsonString(
      Schema.Struct({
        id: BusinessProfileId,
        name: Schema.String,
        region: Region,
        currencyId: Schema.Int,
        timeZone: Schema.String,
        logo: Schema.optionalKey(Schema.String),
        available: MinorUnits,
        report: Schema.Struct({
          totals: MetricTotals,
          previous: MetricTotals,
          adDays: Schema.Int,
          former: Schema.Array(CampaignId),
          byCampaign: Schema.Array(Schema.Struct({ campaignId: CampaignId, totals: MetricTotals })),
        }),
        campaigns: Schema.Array(dashboardCampaign),
        running: Schema.Array(spendingCampaign),
        unanswered: Schema.Struct({ count: Schema.Int, oldestAt: Schema.optionalKey(Schema.Number) }),
        waiting: StoredTasks,
        tagSeenAt: Schema.optionalKey(Schema.Number),
        contract: Schema.optionalKey(ClientRenewal),
        holder: Schema.optionalKey(ClientHoldership),
        people: Schema.Array(ClientPerson),
      }),
    ),
  }),
)

const codeOf = (currencyId: number): Effect.Effect<CurrencyCode> => {
  const currency = currencyWithId(currencyId)
  return currency === undefined
    ? Effect.die(new Error(`A business has the unknown currency ${currencyId}`))
    : Effect.succeed(currency.code)
}

const clientOf = Effect.fnUntraced(function* (row: object) {
  const { currencyId, waiting, ...facts } = (yield* factsOf(row)).facts
  const client: ClientFacts = { ...facts, currency: yield* codeOf(currencyId), waiting: tasksIn(waiting) }
  return client
})

/** By what each order sorts, from the lowest; the number of a business is last, so that no two are equal. */
const keysOf = ({ from, to }: PeriodsInSql): Readonly<Record<BookQuery["order"], string>> => ({
  newest: "-p.id",
  name: `lower(p.name) collate "C", p.id`,
  spent: `p.currency_id, -${spendBetween(from, to)}, p.id`,
  waiting: `coalesce(${oldestUnanswered}, ${Number.MAX_SAFE_INTEGER}), p.id`,
  ending: `coalesce((select case when bool_and(c.end_date is not null) then max(c.end_date) end from campaigns c
    where c.business_profile_id = p.id and c.status in ('Approved', 'Active')), '9999-12-31'), p.id`,
})

type Value = string | number | ReadonlyArray<number>

/** The values of a statement in the order in which its text names them. */
const valuesIn = () => {
  const values: Array<Value> = []
  const value = (one: Value, type: string): string => {
    values.push(one)
    return `$${values.length}::${type}`
  }
  return { values, value }
}

const periodsInSql = ({ days, before }: BookPeriods, value: (one: string, type: string) => string): PeriodsInSql => ({
  from: value(days.from, "date"),
  to: value(days.to, "date"),
  formerFrom: value(before.from, "date"),
  formerTo: value(before.to, "date"),
})

/** The statement of a page of clients; by name it is read along an index of the portal, however many clients there are. */
export const clientPage = (query: BookQuery): { readonly text: string; readonly values: ReadonlyArray<Value> } => {
  const { portalId, readerId, clients, words, personId, teamId, isRenewed, order, after, limit } = query
  const { values, value } = valuesIn()
  const periods = periodsInSql(query, value)
  const portal = value(portalId, "bigint")
  const reader = { portal, reader: value(readerId, "bigint") }
  const key = keysOf(periods)[order]
  const isBare =
    order === "newest" && words === "" && personId === undefined && teamId === undefined && isRenewed === undefined
  // A page of the newest is known beforehand: of ten thousand clients only those are named.
  const named = isBare
    ? clients
        .filter((id) => after === undefined || id < after)
        .toSorted((one, other) => other - one)
        .slice(0, limit)
    : clients
  const most = value(limit, "bigint")
  const like = words === "" ? undefined : value(`%${escapedLike(words)}%`, "text")
  const conditions = [
    `p.id = any(${value(named, "bigint[]")})`,
    ...(like === undefined ? [] : [`(p.name ilike ${like} or p.store_domain ilike ${like})`]),
    ...(personId === undefined
      ? []
      : [
          `exists (select from memberships m where m.business_profile_id = p.id
            and m.user_id = ${value(personId, "bigint")})`,
        ]),
    ...(teamId === undefined
      ? []
      : [
          `exists (select from given_clients g
            join memberships own on own.business_profile_id = g.agency_id and own.user_id = ${reader.reader}
            where g.business_profile_id = p.id and g.team_id = ${value(teamId, "bigint")})`,
        ]),
    ...(isRenewed === undefined ? [] : [`${renewalOfReader(reader)} is not null`]),
    ...(after === undefined || isBare
      ? []
      : [`(${key}) > (select ${key} from business_profiles p where p.id = ${value(after, "bigint")})`]),
  ].join(" and ")
  const page = (from: string) => `(select p.* from ${from} and ${conditions} order by ${key} limit ${most})`
  const asked =
    order === "name"
      ? `${page(`business_profiles p where p.portal_id = ${portal}`)} union all ${page(
          `business_profiles p where p.portal_id <> ${portal}
            and p.id in (select j.business_profile_id from joined_portals j where j.portal_id = ${portal})`,
        )}`
      : page(`business_profiles p where ${portal} is not null`)
  return {
    text: `with p as materialized (select * from (${asked}) p order by ${key} limit ${most})
      select ${clientFactsJson(periods, reader)}::text as facts from p order by ${key}`,
    values,
  }
}

const figureOf = decodedRow(
  Schema.Struct({
    figure: Schema.fromJsonString(
      Schema.Struct({ ...Struct.omit(BookFigure.fields, ["currency"]), currencyId: Schema.Int }),
    ),
  }),
)

/** Clients with what their dashboards read, each page by one statement. */
export const postgresClientBook = Layer.effect(
  ClientBook,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    page: (query) => {
      const { text, values } = clientPage(query)
      return Effect.flatMap(orDatabaseDefect(sql.unsafe<object>(text, values)), Effect.forEach(clientOf))
    },
    figures: Effect.fnUntraced(function* (_portalId, clients, periods) {
      const { values, value } = valuesIn()
      const { from, to, formerFrom, formerTo } = periodsInSql(periods, value)
      const rows = yield* orDatabaseDefect(
        sql.unsafe<object>(
          `with one as (
            select p.currency_id, ${spendBetween(from, to)} as spend, ${spendBetween(formerFrom, formerTo)} as former,
              coalesce((select w.available from wallets w where w.business_profile_id = p.id), 0) as available,
              (select count(*) from campaigns c where c.business_profile_id = p.id and c.status = 'Active') as running,
              ${unansweredCount} as unanswered, ${oldestUnanswered} as oldest
            from business_profiles p where p.id = any(${value(clients, "bigint[]")})
          )
          select jsonb_strip_nulls(jsonb_build_object('currencyId', currency_id, 'clients', count(*),
            'spend', sum(spend), 'formerSpend', sum(former), 'available', sum(available), 'running', sum(running),
            'unanswered', sum(unanswered), 'oldestAt', min(oldest)))::text as figure
          from one group by currency_id order by count(*) desc`,
          values,
        ),
      )
      const figures = yield* Effect.forEach(rows, (row) =>
        Effect.gen(function* () {
          const { currencyId, ...figure } = (yield* figureOf(row)).figure
          return { ...figure, currency: yield* codeOf(currencyId) }
        }),
      )
      return figures.toSorted((one, other) => other.clients - one.clients || (one.currency < other.currency ? -1 : 1))
    }),
  })),
)
