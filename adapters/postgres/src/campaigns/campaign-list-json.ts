import { type CampaignListQuery, positionOf, statusesWanted } from "@application/campaigns/ports"
import { type CampaignStatus, campaignTabs, statusesOf } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { metricSums, metricTotals } from "./metric-totals.ts"
import { escapedLike } from "../escaped-like.ts"

const quoted = (values: ReadonlyArray<string>): string => values.map((value) => `'${value}'`).join(", ")

const counts = campaignTabs
  .map((tab) => `'${tab}', coalesce(sum(size) filter (where status in (${quoted(statusesOf(tab))})), 0)`)
  .join(", ")

interface Shape {
  readonly statuses: ReadonlyArray<CampaignStatus>
  readonly isContinued: boolean
  readonly isSearched: boolean
  readonly isChosen: boolean
}

const page = ({ statuses, isContinued, isSearched, isChosen }: Shape) => `
  with found as (
    select id, created_at, document, row_number() over (order by created_at desc, id desc) as place
    from campaigns
    where business_profile_id = $1 and status ${statuses.length === 0 ? "is null" : `in (${quoted(statuses)})`}
      ${isContinued ? "and (created_at, id) < ($3::bigint, $4::bigint)" : ""}
      ${isSearched ? `and name ilike ${isContinued ? "$5" : "$3"}` : ""}
      ${isChosen ? `and id = any($${3 + (isContinued ? 2 : 0) + (isSearched ? 1 : 0)}::bigint[])` : ""}
    order by created_at desc, id desc limit $2::int + 1
  ), shown as (
    select found.*, ${metricTotals("sums")} as totals
    from found left join lateral (
      select ${metricSums} from daily_metrics where business_profile_id = $1 and campaign_id = found.id
    ) sums on true
    where place <= $2
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'campaigns', coalesce((select jsonb_agg(document || jsonb_build_object('totals', totals) order by place) from shown), '[]'),
    'nextCursor', (select created_at || '.' || id from found
      where place = $2 and exists (select from found where place > $2)),
    'counts', (select jsonb_build_object(${counts}) from (
      select status, count(*) as size from campaigns where business_profile_id = $1 group by status) sizes)
  ))::text as answer`

const shapes = new Map<string, string>()

/** The statement of a shape, put together when it is first asked for. */
const statementOf = (shape: Shape): string => {
  const { statuses, isContinued, isSearched, isChosen } = shape
  const name = `${statuses.toSorted().join()} ${isContinued} ${isSearched} ${isChosen}`
  const known = shapes.get(name) ?? page(shape)
  shapes.set(name, known)
  return known
}

/**
 * The statement whose column `answer` is the output of `ListCampaigns` as JSON text: a page with its metric totals, the size of
 * every tab and the cursor.
 */
export const campaignListJson = (
  profile: BusinessProfileId,
  query: CampaignListQuery,
): { readonly text: string; readonly values: ReadonlyArray<string | number | ReadonlyArray<number>> } => {
  const { ids, search, cursor, limit } = query
  const after = positionOf(cursor)
  const wanted = search?.trim() ?? ""
  return {
    text: statementOf({
      statuses: statusesWanted(query),
      isContinued: after !== undefined,
      isSearched: wanted !== "",
      isChosen: ids !== undefined,
    }),
    values: [
      profile,
      limit,
      ...(after === undefined ? [] : [after.at, after.id]),
      ...(wanted === "" ? [] : [`%${escapedLike(wanted)}%`]),
      ...(ids === undefined ? [] : [ids]),
    ],
  }
}
