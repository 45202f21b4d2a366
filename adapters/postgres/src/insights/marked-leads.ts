import { Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { AskedLeads, LeadRepository } from "@application/insights/ports"
import { BadLeads, type Lead, type LeadMarkCounts, type LeadMarked, mostAds } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const standing = "!exists(@.dismissed)"
const suspicious = `merged is null and marks is not null and marks @? '$[*] ? (${standing} && @.kind != "Duplicate")'`
const duplicate = `merged is null and marks is not null and marks @? '$[*] ? (${standing} && @.kind == "Duplicate")'`

/** Which leads are asked for by their marks, as `isMarked` decides. */
export const markedSql = (marked: LeadMarked | undefined): string => {
  if (marked === undefined) return "merged is null"
  return { Suspicious: suspicious, Duplicates: duplicate, Merged: "merged is not null" }[marked]
}

const decodedBadLeads = decodedRow(BadLeads)

/** What a lead repository knows of leads beside each other: the same person's, one ad's, merged and bad ones. */
export const markedLeads = (
  sql: SqlClient.SqlClient,
  columns: Statement.Fragment,
  within: (profile: BusinessProfileId, filter: AskedLeads) => Statement.Fragment,
  leadOf: (row: object) => Effect.Effect<Lead>,
): Pick<LeadRepository["Service"], "alike" | "near" | "mergedInto" | "markCounts" | "badLeads"> => ({
  alike: (profile, { phone, email }, since) =>
    // Two readings of one index each; "or" would read them all.
    sql<object>`select ${columns} from leads where business_profile_id = ${profile} and id in (
        select id from leads where business_profile_id = ${profile} and phone_key = ${phone ?? null} and submitted_on >= ${since}
        union
        select id from leads where business_profile_id = ${profile} and email_key = ${email ?? null} and submitted_on >= ${since}
      ) order by submitted_on, id limit 50`.pipe(
      Effect.flatMap((rows) => Effect.forEach(rows, leadOf)),
      orDatabaseDefect,
    ),
  near: (profile, { campaignId, adId, from, to }) =>
    sql<object>`select ${columns} from leads
      where business_profile_id = ${profile} and campaign_id = ${campaignId}
        and submitted_on between ${from} and ${to}
        and source ->> 'adId' is not distinct from ${adId ?? null}::text
      order by submitted_on, id limit 20`.pipe(
      Effect.flatMap((rows) => Effect.forEach(rows, leadOf)),
      orDatabaseDefect,
    ),
  mergedInto: (profile, leadId) =>
    sql<object>`with recursive inside as (
        select id from leads where business_profile_id = ${profile} and merged is not null
          and (merged ->> 'into')::bigint = ${leadId}
        union
        select leads.id from leads join inside on (leads.merged ->> 'into')::bigint = inside.id
        where leads.business_profile_id = ${profile} and leads.merged is not null
      )
      select ${columns} from leads where business_profile_id = ${profile} and id in (select id from inside)
      order by submitted_on, id limit 50`.pipe(
      Effect.flatMap((rows) => Effect.forEach(rows, leadOf)),
      orDatabaseDefect,
    ),
  markCounts: Effect.fnUntraced(function* (profile, filter) {
    const counted = (which: string) =>
      sql`(select count(*)::int from leads where ${within(profile, filter)} and ${sql.literal(which)})`
    const [row] = yield* orDatabaseDefect(
      sql<LeadMarkCounts>`select ${counted(suspicious)} as suspicious, ${counted(duplicate)} as duplicates,
        ${counted("merged is not null")} as merged, ${counted("merged is null and status = 'Spam'")} as bad`,
    )
    return row ?? { suspicious: 0, duplicates: 0, merged: 0, bad: 0 }
  }),
  badLeads: Effect.fnUntraced(function* (profile, filter) {
    const [row] = yield* orDatabaseDefect(
      sql<object>`with ads as (
          select campaign_id, source ->> 'adId' as ad_id, count(*)::int as leads,
            count(*) filter (where status = 'Spam')::int as bad,
            (array_agg(campaign_name order by submitted_on desc, id desc))[1] as campaign_name,
            (array_agg(source ->> 'adName' order by submitted_on desc, id desc))[1] as ad_name
          from leads where ${within(profile, filter)} and merged is null group by 1, 2
        ), worst as (
          select * from ads where bad > 0
          order by bad desc, leads, campaign_id, coalesce(ad_id, '') collate "C" limit ${mostAds}
        )
        select coalesce((select sum(leads) from ads), 0)::int as leads, coalesce((select sum(bad) from ads), 0)::int as bad,
          coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'campaignId', campaign_id, 'campaignName', campaign_name, 'adId', ad_id, 'adName', ad_name,
            'leads', leads, 'bad', bad))
            order by bad desc, leads, campaign_id, coalesce(ad_id, '') collate "C") from worst), '[]') as ads`,
    )
    return yield* decodedBadLeads(row)
  }),
})
