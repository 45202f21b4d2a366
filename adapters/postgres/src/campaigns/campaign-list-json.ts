import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { type CampaignListQuery, positionOf } from "@application/campaigns/ports"
import { campaignTabs, statusesOf } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { databaseTrouble } from "../database-trouble.ts"
import { metricSums, metricTotals } from "./metric-totals.ts"

const quoted = (values: ReadonlyArray<string>): string => values.map((value) => `'${value}'`).join(", ")

const counts = campaignTabs
  .map((tab) => `'${tab}', count(*) filter (where status in (${quoted(statusesOf(tab))}))`)
  .join(", ")

const escaped = (search: string): string => search.replaceAll(/[\\%_]/gu, String.raw`\$&`)

/**
 * The wire form of `ListCampaigns`' output as JSON text, built by PostgreSQL in one statement: a page with its metric
 * totals, the size of every tab and the cursor. It can be sent as it is.
 */
export const campaignListJson = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  { tab, search, cursor, limit }: CampaignListQuery,
) {
  const sql = yield* SqlClient.SqlClient
  const after = positionOf(cursor)
  const wanted = search?.trim() ?? ""
  const [row] = yield* databaseTrouble(sql<{ readonly json: string }>`
    with found as (
      select id, created_at, document, row_number() over (order by created_at desc, id desc) as place
      from campaigns
      where business_profile_id = ${businessProfileId} and ${sql.in("status", [...statusesOf(tab)])}
        ${after === undefined ? sql.literal("") : sql`and (created_at, id) < (${after.at}, ${after.id})`}
        ${wanted === "" ? sql.literal("") : sql`and name ilike ${`%${escaped(wanted)}%`}`}
      order by created_at desc, id desc limit ${limit + 1}
    ), shown as (
      select found.*, ${sql.literal(metricTotals("sums"))} as totals
      from found left join lateral (
        select ${sql.literal(metricSums)} from daily_metrics
        where business_profile_id = ${businessProfileId} and campaign_id = found.id
      ) sums on true
      where place <= ${limit}
    )
    select jsonb_strip_nulls(jsonb_build_object(
      'campaigns', coalesce((select jsonb_agg(document || jsonb_build_object('totals', totals) order by place) from shown), '[]'),
      'nextCursor', (select created_at || '.' || id from found
        where place = ${limit} and exists (select from found where place > ${limit})),
      'counts', (select jsonb_build_object(${sql.literal(counts)}) from campaigns
        where business_profile_id = ${businessProfileId})
    ))::text as json`)
  return row?.json ?? '{"campaigns":[],"counts":{}}'
})
