import { type CampaignListQuery, positionOf } from "@application/campaigns/ports"
import { type CampaignTab, campaignTabs, statusesOf } from "@domain/campaigns"
import type { Reader } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"
import { forMembers, valuesForMembers } from "../identity/for-members.ts"
import { metricSums, metricTotals } from "./metric-totals.ts"

const quoted = (values: ReadonlyArray<string>): string => values.map((value) => `'${value}'`).join(", ")

const counts = campaignTabs
  .map((tab) => `'${tab}', coalesce(sum(size) filter (where status in (${quoted(statusesOf(tab))})), 0)`)
  .join(", ")

const escaped = (search: string): string => search.replaceAll(/[\\%_]/gu, String.raw`\$&`)

const page = (tab: CampaignTab, isContinued: boolean, isSearched: boolean) => `
  with found as (
    select id, created_at, document, row_number() over (order by created_at desc, id desc) as place
    from campaigns
    where business_profile_id = $1 and status in (${quoted(statusesOf(tab))})
      ${isContinued ? "and (created_at, id) < ($7::bigint, $8::bigint)" : ""}
      ${isSearched ? `and name ilike ${isContinued ? "$9" : "$7"}` : ""}
    order by created_at desc, id desc limit $6::int + 1
  ), shown as (
    select found.*, ${metricTotals("sums")} as totals
    from found left join lateral (
      select ${metricSums} from daily_metrics where business_profile_id = $1 and campaign_id = found.id
    ) sums on true
    where place <= $6
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'campaigns', coalesce((select jsonb_agg(document || jsonb_build_object('totals', totals) order by place) from shown), '[]'),
    'nextCursor', (select created_at || '.' || id from found
      where place = $6 and exists (select from found where place > $6)),
    'counts', (select jsonb_build_object(${counts}) from (
      select status, count(*) as size from campaigns where business_profile_id = $1 group by status) sizes)
  ))::text`

const shapes = new Map<string, string>()

/** The statement of a shape, put together when it is first asked for. */
const statementOf = (tab: CampaignTab, isContinued: boolean, isSearched: boolean): string => {
  const shape = `${tab} ${isContinued} ${isSearched}`
  const known = shapes.get(shape) ?? forMembers(page(tab, isContinued, isSearched))
  shapes.set(shape, known)
  return known
}

/**
 * The statement that answers with the wire form of `ListCampaigns`' output as JSON text, for members: a page with its metric
 * totals, the size of every tab and the cursor. It can be sent as it is.
 */
export const campaignListJson = (
  profile: BusinessProfileId,
  { tab, search, cursor, limit }: CampaignListQuery,
  reader: Reader,
  now: number,
) => {
  const after = positionOf(cursor)
  const wanted = search?.trim() ?? ""
  return {
    text: statementOf(tab, after !== undefined, wanted !== ""),
    values: valuesForMembers(profile, reader, now, [
      limit,
      ...(after === undefined ? [] : [after.at, after.id]),
      ...(wanted === "" ? [] : [`%${escaped(wanted)}%`]),
    ]),
  }
}
