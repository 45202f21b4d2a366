import { Effect, Layer, Predicate } from "effect"
import { SqlClient } from "effect/sql"
import { type LeadPage, LeadRepository } from "@application/insights/ports"
import { Lead, type LeadFilter, LeadNotFound, type LeadSort } from "@domain/insights"
import type { BusinessProfileId, CampaignId, LeadId } from "@domain/kernel"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"
import { jsonIn, sqlRead } from "../sql-read.ts"
import { escapedLike } from "../escaped-like.ts"

const decoded = decodedRow(Lead)
const leadOf = (row: object): Effect.Effect<Lead> => decoded(withoutNulls(row))

/** What a download reads of leads, by the names of their columns. */
interface ExportedColumns {
  readonly id: ReadonlyArray<LeadId>
  readonly submitted_on: ReadonlyArray<number>
  readonly campaign_id: ReadonlyArray<CampaignId>
  readonly campaign_name: ReadonlyArray<string>
  readonly status: ReadonlyArray<Lead["status"]>
  readonly name: ReadonlyArray<string>
  readonly mobile_number: ReadonlyArray<string | null>
  readonly email: ReadonlyArray<string | null>
  readonly city: ReadonlyArray<string | null>
  readonly service_needed: ReadonlyArray<string | null>
  readonly notes: ReadonlyArray<Lead["notes"] | null>
  readonly consents: ReadonlyArray<Lead["consents"] | null>
}

const exportedColumns = [
  "id",
  "submitted_on",
  "campaign_id",
  "campaign_name",
  "status",
  "name",
  "mobile_number",
  "email",
  "city",
  "service_needed",
  "notes",
  "consents",
] as const satisfies ReadonlyArray<keyof ExportedColumns>

const exported = exportedColumns.join(", ")

/** Each column as one JSON text: a million rows of values by themselves take the driver several times as long. */
const exportedTexts = exportedColumns.map((column) => `json_agg(${column})::text as ${column}`).join(", ")

/** A million leads leave no time to check what this repository has written. */
const columnsOf = (row: Readonly<Record<string, string | null>> | undefined): ExportedColumns =>
  Object.fromEntries(
    exportedColumns.map((column) => [column, JSON.parse(row?.[column] ?? "[]")]),
  ) as unknown as ExportedColumns

const leadsIn = (columns: ExportedColumns): ReadonlyArray<Lead> =>
  columns.id.map((id, place): Lead => {
    const [mobileNumber, email, city] = [columns.mobile_number[place], columns.email[place], columns.city[place]]
    const [serviceNeeded, notes] = [columns.service_needed[place], columns.notes[place]]
    const consents = columns.consents[place]
    return {
      id,
      campaignId: columns.campaign_id[place] as CampaignId,
      campaignName: columns.campaign_name[place] ?? "",
      status: columns.status[place] as Lead["status"],
      name: columns.name[place] ?? "",
      submittedOn: columns.submitted_on[place] ?? 0,
      ...(Predicate.isNotNullish(mobileNumber) && { mobileNumber }),
      ...(Predicate.isNotNullish(email) && { email }),
      ...(Predicate.isNotNullish(city) && { city }),
      ...(Predicate.isNotNullish(serviceNeeded) && { serviceNeeded }),
      ...(Predicate.isNotNullish(notes) && { notes }),
      ...(Predicate.isNotNullish(consents) && { consents }),
    }
  })

const positionOf = (cursor: string | undefined) => {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor ?? "") ?? []
  return at === undefined || id === undefined ? undefined : { at: Number(at), id: Number(id) }
}

/** What leads are sorted by, each with an index; equal ones by id. */
const sortKeys: Readonly<Record<LeadSort, string>> = {
  SubmittedOn: "submitted_on",
  Name: '(lower(name) collate "C")',
  Status: "lead_status_rank(status)",
  Campaign: '(lower(campaign_name) collate "C")',
}

/** What a cursor says beside the id: names, which may be long, are looked up again. */
const cursorKeys: Readonly<Record<LeadSort, string>> = {
  SubmittedOn: "submitted_on",
  Name: "'0'",
  Status: "lead_status_rank(status)",
  Campaign: "'0'",
}

/** Leads, one row each; the network's identifier is unique over all tenants. */
export const postgresLeadRepository = Layer.effect(
  LeadRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal(
      `id, campaign_id as "campaignId", campaign_name as "campaignName", status, name,
       mobile_number as "mobileNumber", email, city, service_needed as "serviceNeeded", submitted_on as "submittedOn", consents, notes`,
    )
    const matching = (profile: BusinessProfileId, { search, status, campaignId, during }: LeadFilter) => {
      const wanted = search?.trim() ?? ""
      return sql.and([
        sql`business_profile_id = ${profile}`,
        ...(status === undefined ? [] : [sql`status = ${status}`]),
        ...(campaignId === undefined ? [] : [sql`campaign_id = ${campaignId}`]),
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
    const count = Effect.fnUntraced(function* (profile: BusinessProfileId, filter: LeadFilter) {
      const [counted] = yield* orDatabaseDefect(
        sql<{ readonly total: number }>`select count(*) as total from leads where ${matching(profile, filter)}`,
      )
      return counted?.total ?? 0
    })
    return {
      add: (profile, id, { externalId, ...lead }) =>
        orDatabaseDefect(
          sql`insert into leads ${sql.insert({
            business_profile_id: profile,
            id,
            external_id: externalId,
            campaign_id: lead.campaignId,
            campaign_name: lead.campaignName,
            status: "New",
            name: lead.name,
            mobile_number: lead.mobileNumber ?? null,
            email: lead.email ?? null,
            city: lead.city ?? null,
            service_needed: lead.serviceNeeded ?? null,
            submitted_on: lead.submittedOn,
            consents: lead.consents === undefined ? null : JSON.stringify(lead.consents),
          })} on conflict (external_id) do nothing returning id`,
        ).pipe(Effect.map((rows) => rows.length === 1)),
      byId: Effect.fnUntraced(function* (profile, leadId) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`select ${columns} from leads where business_profile_id = ${profile} and id = ${leadId}`,
        )
        return row === undefined ? yield* new LeadNotFound({}) : yield* leadOf(row)
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
              select ${columns}, ${place} || '.' || id as cursor, row_number() over (order by ${key} ${way}, id ${way}) as place
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
        orDatabaseDefect(
          sql<Readonly<Record<string, string | null>>>`select ${sql.literal(exportedTexts)} from (
              select ${sql.literal(exported)} from leads where ${matching(profile, filter)}
              ${after === undefined ? sql.literal("") : sql`and (submitted_on, id) < (${after.submittedOn}, ${after.id})`}
              order by submitted_on desc, id desc limit ${limit}::int) page`,
        ).pipe(Effect.map(([row]) => leadsIn(columnsOf(row)))),
      setStatus: Effect.fnUntraced(function* (profile, leadId, status) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`update leads set status = ${status} where business_profile_id = ${profile} and id = ${leadId}
                      returning ${columns}`,
        )
        return row === undefined ? yield* new LeadNotFound({}) : yield* leadOf(row)
      }),
      addNote: Effect.fnUntraced(function* (profile, leadId, note) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`update leads set notes = coalesce(notes, '[]') || ${JSON.stringify([note])}::jsonb
                      where business_profile_id = ${profile} and id = ${leadId} returning ${columns}`,
        )
        return row === undefined ? yield* new LeadNotFound({}) : yield* leadOf(row)
      }),
      count,
      tally: Effect.fnUntraced(function* (profile, { during, ...ofCampaign }) {
        const [row] = yield* orDatabaseDefect(
          sql<{ readonly matching: number; readonly unanswered: number; readonly oldest: number | null }>`
            select count(*) filter (where ${matching(profile, during === undefined ? {} : { during })})::int as matching,
              count(*) filter (where status = 'New')::int as unanswered,
              min(submitted_on) filter (where status = 'New') as oldest
            from leads where ${matching(profile, ofCampaign)}`,
        )
        const { matching: counted = 0, unanswered: count = 0, oldest = null } = row ?? {}
        return { matching: counted, unanswered: { count, ...(oldest !== null && { oldestAt: oldest }) } }
      }),
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
