import { Effect, Layer, Predicate, Result, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { type DueStep, type LeadPage, LeadRepository } from "@application/insights/ports"
import {
  type AnsweredLead,
  isErased,
  Lead,
  type LeadFields,
  type LeadFilter,
  LeadNotFound,
  type LeadSort,
  newLead,
  noStepAt,
} from "@domain/insights"
import type { BusinessProfileId, LeadId } from "@domain/kernel"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"
import { jsonIn, sqlRead } from "../sql-read.ts"
import { escapedLike } from "../escaped-like.ts"
import { markedLeads, markedSql } from "./marked-leads.ts"

const decoded = decodedRow(Lead)
const leadOf = (row: object): Effect.Effect<Lead> => decoded(withoutNulls(row))

/** The columns of a lead by the names of its fields. */
const columnOf = {
  id: "id",
  submittedOn: "submitted_on",
  campaignId: "campaign_id",
  campaignName: "campaign_name",
  status: "status",
  name: "name",
  mobileNumber: "mobile_number",
  email: "email",
  city: "city",
  serviceNeeded: "service_needed",
  notes: "notes",
  consents: "consents",
  answers: "answers",
  fit: "fit",
  source: "source",
  ownerId: "owner_id",
  tags: "tags",
  nextStep: "next_step",
  sale: "sale",
  contactedAt: "contacted_at",
  qualifiedAt: "qualified_at",
  erasedAt: "erased_at",
  marks: "marks",
  merge: "merged",
  badReason: "bad_reason",
  history: "history",
} as const satisfies Record<keyof Lead, string>

const leadFields = Struct.keys(columnOf)

/** The fields of lists and downloads, for which histories are too long. */
const listedFields = leadFields.filter((field) => field !== "history")
const everyField: ReadonlySet<keyof Lead> = new Set(listedFields)

/** Fields that never change after a lead has arrived. */
const isGiven = (field: keyof Lead): boolean => ["id", "submittedOn", "campaignId"].includes(field)

/** A lead's values by their columns; absent ones are null, and structures are JSON. */
const valuesOf = (lead: Lead) =>
  Object.fromEntries(
    leadFields
      .filter((field) => !isGiven(field))
      .map((field) => {
        const value = lead[field]
        return [columnOf[field], typeof value === "object" ? JSON.stringify(value) : (value ?? null)]
      }),
  )

/** What follows a position is found by these. */
const placed: ReadonlySet<keyof Lead> = new Set(["id", "submittedOn"])

/** Keys by which an erased lead would still be found as somebody's duplicate. */
const keysAfter = (lead: Lead) => (isErased(lead) ? { phone_key: null, email_key: null } : {})

/** Each column as one JSON text: a million rows of values by themselves take the driver several times as long. */
const textsOf = (fields: ReadonlyArray<keyof Lead>) =>
  fields.map((field) => `json_agg(${columnOf[field]})::text as "${field}"`).join(", ")

/** A million leads leave no time to check what this repository has written. */
const fieldsIn = (row: Readonly<Record<string, string | null>> | undefined): LeadFields =>
  ({
    id: [],
    submittedOn: [],
    ...Object.fromEntries(Object.entries(row ?? {}).map(([field, text]) => [field, JSON.parse(text ?? "[]")])),
  }) as LeadFields

const leadsIn = (fields: LeadFields): ReadonlyArray<Lead> => {
  const columns = Object.entries<ReadonlyArray<unknown>>(fields)
  return fields.id.map((_, place) => {
    const lead: Record<string, unknown> = {}
    for (const [field, values] of columns) if (Predicate.isNotNullish(values[place])) lead[field] = values[place]
    return lead as unknown as Lead
  })
}

const positionOf = (cursor: string | undefined) => {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor ?? "") ?? []
  return at === undefined || id === undefined ? undefined : { at: Number(at), id: Number(id) }
}

/** When the next step is due; leads without one come last. */
const stepKey = `coalesce((next_step ->> 'dueAt')::bigint, ${noStepAt})`

/** What leads are sorted by, each with an index; equal ones by id. */
const sortKeys: Readonly<Record<LeadSort, string>> = {
  SubmittedOn: "submitted_on",
  Name: '(lower(name) collate "C")',
  Status: "lead_status_rank(status)",
  Campaign: '(lower(campaign_name) collate "C")',
  NextStep: stepKey,
}

/** What a cursor says beside the id: names, which may be long, are looked up again. */
const cursorKeys: Readonly<Record<LeadSort, string>> = {
  SubmittedOn: "submitted_on",
  Name: "'0'",
  Status: "lead_status_rank(status)",
  Campaign: "'0'",
  NextStep: stepKey,
}

/** Leads, one row each; the network's identifier is unique over all tenants. */
export const postgresLeadRepository = Layer.effect(
  LeadRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const named = (fields: ReadonlyArray<keyof Lead>) =>
      sql.literal(fields.map((field) => `${columnOf[field]} as "${field}"`).join(", "))
    const columns = named(leadFields)
    const listed = named(listedFields)
    const worked = ({ owner, tag, dueBefore, unansweredSince }: LeadFilter) => [
      ...(owner === undefined ? [] : [owner === "Nobody" ? sql`owner_id is null` : sql`owner_id = ${owner}`]),
      ...(tag === undefined
        ? []
        : [
            sql`tags is not null and exists (
              select from jsonb_array_elements_text(tags) tag where lower(tag) = lower(${tag}))`,
          ]),
      ...(dueBefore === undefined
        ? []
        : [sql`next_step is not null and (next_step ->> 'dueAt')::bigint < ${dueBefore}`]),
      ...(unansweredSince === undefined
        ? []
        : [sql`status = 'New' and contacted_at is null and erased_at is null and submitted_on <= ${unansweredSince}`]),
    ]
    const within = (profile: BusinessProfileId, filter: LeadFilter) => {
      const { search, status, campaignId, during } = filter
      const wanted = search?.trim() ?? ""
      return sql.and([
        sql`business_profile_id = ${profile}`,
        ...(status === undefined ? [] : [sql`status = ${status}`]),
        ...(campaignId === undefined ? [] : [sql`campaign_id = ${campaignId}`]),
        ...worked(filter),
        ...(during === undefined
          ? []
          : [
              sql`(to_timestamp(submitted_on / 1000.0) at time zone ${during.timeZone})::date
                  between ${during.range.from}::date and ${during.range.to}::date`,
            ]),
        ...(wanted === ""
          ? []
          : [
              sql`concat_ws(chr(10), name, mobile_number, email, city, service_needed) ilike ${`%${escapedLike(wanted)}%`}`,
            ]),
      ])
    }
    const matching = (profile: BusinessProfileId, filter: LeadFilter) =>
      sql.and([within(profile, filter), sql.literal(markedSql(filter.marked))])
    const count = Effect.fnUntraced(function* (profile: BusinessProfileId, filter: LeadFilter) {
      const [counted] = yield* orDatabaseDefect(
        sql<{ readonly total: number }>`select count(*) as total from leads where ${matching(profile, filter)}`,
      )
      return counted?.total ?? 0
    })
    const fieldsFollowing: LeadRepository["Service"]["fieldsFollowing"] = (profile, filter, after, limit, wanted) => {
      const fields = listedFields.filter((field) => wanted.has(field) || placed.has(field))
      return orDatabaseDefect(
        sql<Readonly<Record<string, string | null>>>`select ${sql.literal(textsOf(fields))} from (
            select ${sql.literal(fields.map((field) => columnOf[field]).join(", "))}
            from leads where ${matching(profile, filter)}
            ${after === undefined ? sql.literal("") : sql`and (submitted_on, id) < (${after.submittedOn}, ${after.id})`}
            order by submitted_on desc, id desc limit ${limit}::int) page`,
      ).pipe(Effect.map(([row]) => fieldsIn(row)))
    }
    return {
      add: (profile, id, arrived) =>
        orDatabaseDefect(
          sql`insert into leads ${sql.insert({
            ...valuesOf(newLead(arrived, id)),
            business_profile_id: profile,
            id,
            external_id: arrived.externalId,
            campaign_id: arrived.campaignId,
            submitted_on: arrived.submittedOn,
            phone_key: arrived.keys?.phone ?? null,
            email_key: arrived.keys?.email ?? null,
          })} on conflict (external_id) do nothing returning id`,
        ).pipe(Effect.map((rows) => rows.length === 1)),
      byId: Effect.fnUntraced(function* (profile, leadId) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`select ${columns} from leads where business_profile_id = ${profile} and id = ${leadId}`,
        )
        return row === undefined ? yield* new LeadNotFound({}) : yield* leadOf(row)
      }),
      networkIdOf: Effect.fnUntraced(function* (profile, leadId) {
        const [row] = yield* orDatabaseDefect(
          sql<{ readonly id: string }>`select external_id as id from leads
            where business_profile_id = ${profile} and id = ${leadId} and erased_at is null`,
        )
        return row?.id
      }),
      listJson: (profile, query) => {
        const { sort = "SubmittedOn", order = sort === "SubmittedOn" ? "Descending" : "Ascending" } = query
        const after = positionOf(query.cursor)
        const key = sql.literal(sortKeys[sort])
        const way = sql.literal(order === "Ascending" ? "asc" : "desc")
        const comparison = sql.literal(order === "Ascending" ? ">" : "<")
        const place = sql.literal(cursorKeys[sort])
        const position =
          after === undefined
            ? sql.literal("")
            : sort === "Name" || sort === "Campaign"
              ? sql`and (${key}, id) ${comparison} (
                  select ${key}, id from leads where business_profile_id = ${profile} and id = ${after.id})`
              : sql`and (${key}, id) ${comparison} (${after.at}, ${after.id})`
        return sqlRead(
          sql<object>`
            with page as (
              select ${listed}, ${place} || '.' || id as cursor, row_number() over (order by ${key} ${way}, id ${way}) as place
              from leads where ${matching(profile, query)} ${position}
              order by ${key} ${way}, id ${way} limit ${query.limit}::int + 1
            )
            select jsonb_strip_nulls(jsonb_build_object(
              'leads', coalesce(
                (select jsonb_agg(to_jsonb(page) - 'place' - 'cursor' order by place) from page where place <= ${query.limit}),
                '[]'),
              'total', (select count(*) from leads where ${matching(profile, query)}),
              'nextCursor', (select cursor from page
                where place = ${query.limit} and exists (select from page where place > ${query.limit}))
            ))::text as answer`,
          jsonIn<LeadPage>,
        )
      },
      following: (profile, filter, after, limit) =>
        Effect.map(fieldsFollowing(profile, filter, after, limit, everyField), leadsIn),
      fieldsFollowing,
      change: Effect.fnUntraced(function* <E>(
        profile: BusinessProfileId,
        leadId: LeadId,
        rule: (lead: Lead) => Result.Result<Lead, E>,
      ) {
        const changed = Effect.gen(function* () {
          const [row] = yield* sql<object>`select ${columns} from leads
            where business_profile_id = ${profile} and id = ${leadId} for update`
          const ruled: Result.Result<Lead, E | LeadNotFound> =
            row === undefined ? Result.fail(new LeadNotFound({})) : rule(yield* leadOf(row))
          if (Result.isSuccess(ruled))
            yield* sql`update leads set ${sql.update({ ...valuesOf(ruled.success), ...keysAfter(ruled.success) })}
              where business_profile_id = ${profile} and id = ${leadId}`
          return ruled
        })
        return yield* Effect.fromResult(yield* orDatabaseDefect(sql.withTransaction(changed)))
      }),
      count,
      tally: Effect.fnUntraced(function* (profile, { during, ...ofCampaign }) {
        const [row] = yield* orDatabaseDefect(
          sql<{ readonly matching: number; readonly unanswered: number; readonly oldest: number | null }>`
            select count(*) filter (where ${matching(profile, during === undefined ? {} : { during })})::int as matching,
              count(*) filter (where status = 'New' and erased_at is null)::int as unanswered,
              min(submitted_on) filter (where status = 'New' and erased_at is null) as oldest
            from leads where ${matching(profile, ofCampaign)}`,
        )
        const { matching: counted = 0, unanswered: count = 0, oldest = null } = row ?? {}
        return { matching: counted, unanswered: { count, ...(oldest !== null && { oldestAt: oldest }) } }
      }),
      ...markedLeads(sql, columns, within, leadOf),
      answered: (profile, filter, limit) =>
        orDatabaseDefect(
          sql<AnsweredLead>`select submitted_on as "submittedOn", contacted_at as "contactedAt" from leads
            where ${matching(profile, filter)} and contacted_at is not null
            order by submitted_on desc, id desc limit ${limit}::int`,
        ),
      tags: (profile, limit) =>
        Effect.map(
          orDatabaseDefect(
            sql<{ readonly tag: string }>`
              with tagged as (
                select submitted_on, id, tags from leads where business_profile_id = ${profile} and tags is not null
                order by submitted_on desc, id desc limit 1000
              ), newest as (
                select distinct on (lower(tag)) tag from tagged, jsonb_array_elements_text(tags) tag
                order by lower(tag), submitted_on desc, id desc
              )
              select tag from newest order by lower(tag) collate "C" limit ${limit}::int`,
          ),
          (rows) => rows.map(({ tag }) => tag),
        ),
      stepsDue: (now, limit) =>
        orDatabaseDefect(
          sql<DueStep>`select business_profile_id as "businessProfileId", id as "leadId" from leads
            where next_step is not null and next_step ->> 'remindedAt' is null
              and (next_step ->> 'dueAt')::bigint <= ${now}
            order by (next_step ->> 'dueAt')::bigint, id limit ${limit}::int`,
        ),
      newestAt: Effect.fnUntraced(function* (profile, campaignId) {
        const [row] = yield* orDatabaseDefect(
          sql<{ readonly newest: number | null }>`select max(submitted_on) as newest from leads
              where business_profile_id = ${profile} and campaign_id = ${campaignId}`,
        )
        return row?.newest ?? 0
      }),
    }
  }),
)
