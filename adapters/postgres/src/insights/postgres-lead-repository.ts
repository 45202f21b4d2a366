import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type LeadListQuery, LeadRepository } from "@application/insights/ports"
import { Lead, LeadNotFound } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { databaseTrouble, decodedRow, withoutNulls } from "../database-trouble.ts"

const decoded = decodedRow(Lead)
const leadOf = (row: object): Effect.Effect<Lead> => decoded(withoutNulls(row))

const escaped = (search: string): string => search.replaceAll(/[\\%_]/gu, String.raw`\$&`)

const positionOf = (cursor: string | undefined) => {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor ?? "") ?? []
  return at === undefined || id === undefined ? undefined : { at: Number(at), id: Number(id) }
}

/** Leads, one row each; the network's identifier is unique over all tenants. */
export const postgresLeadRepository = Layer.effect(
  LeadRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal(
      `id, campaign_id as "campaignId", campaign_name as "campaignName", status, name,
       mobile_number as "mobileNumber", email, city, service_needed as "serviceNeeded", submitted_on as "submittedOn"`,
    )
    const matching = (profile: BusinessProfileId, { search, status }: LeadListQuery) => {
      const wanted = search?.trim() ?? ""
      return sql.and([
        sql`business_profile_id = ${profile}`,
        ...(status === undefined ? [] : [sql`status = ${status}`]),
        ...(wanted === ""
          ? []
          : [
              sql`concat_ws(chr(10), name, mobile_number, email, city, service_needed) ilike ${`%${escaped(wanted)}%`}`,
            ]),
      ])
    }
    return {
      add: (profile, id, { externalId, ...lead }) =>
        databaseTrouble(
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
          })} on conflict (external_id) do nothing returning id`,
        ).pipe(Effect.map((rows) => rows.length === 1)),
      byId: Effect.fnUntraced(function* (profile, leadId) {
        const [row] = yield* databaseTrouble(
          sql<object>`select ${columns} from leads where business_profile_id = ${profile} and id = ${leadId}`,
        )
        return row === undefined ? yield* new LeadNotFound({}) : yield* leadOf(row)
      }),
      list: Effect.fnUntraced(function* (profile, query) {
        const after = positionOf(query.cursor)
        const where = matching(profile, query)
        const rows = yield* databaseTrouble(sql<object>`
          select ${columns} from leads where ${where}
          ${after === undefined ? sql.literal("") : sql`and (submitted_on, id) < (${after.at}, ${after.id})`}
          order by submitted_on desc, id desc limit ${query.limit + 1}`)
        const [counted] = yield* databaseTrouble(
          sql<{ readonly total: number }>`select count(*) as total from leads where ${where}`,
        )
        const leads = yield* Effect.forEach(rows.slice(0, query.limit), leadOf)
        const last = leads.at(-1)
        const more = rows.length > query.limit && last !== undefined
        return {
          leads,
          total: counted?.total ?? 0,
          ...(more && { nextCursor: `${last.submittedOn}.${last.id}` }),
        }
      }),
      setStatus: Effect.fnUntraced(function* (profile, leadId, status) {
        const [row] = yield* databaseTrouble(
          sql<object>`update leads set status = ${status} where business_profile_id = ${profile} and id = ${leadId}
                      returning ${columns}`,
        )
        return row === undefined ? yield* new LeadNotFound({}) : yield* leadOf(row)
      }),
      countNew: Effect.fnUntraced(function* (profile) {
        const [row] = yield* databaseTrouble(
          sql<{ readonly count: number }>`select count(*) as count from leads
              where business_profile_id = ${profile} and status = 'New'`,
        )
        return row?.count ?? 0
      }),
      newestAt: Effect.fnUntraced(function* (profile, campaignId) {
        const [row] = yield* databaseTrouble(
          sql<{ readonly newest: number | null }>`select max(submitted_on) as newest from leads
              where business_profile_id = ${profile} and campaign_id = ${campaignId}`,
        )
        return row?.newest ?? 0
      }),
    }
  }),
)
