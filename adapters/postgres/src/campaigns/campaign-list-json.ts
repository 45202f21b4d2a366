import { type CampaignListQuery, positionOf, statusesWanted } from "@application/campaigns/ports"
import { type CampaignOrder, type CampaignTab, campaignTabs, isDatedTab, statusesOf } from "@domain/campaigns"
import { type BusinessProfileId, localDateAt, regionFacts } from "@domain/kernel"
import { escapedLike } from "../escaped-like.ts"
import { metricSums, metricTotals } from "./metric-totals.ts"

type Value = string | number | ReadonlyArray<number>

const quoted = (values: ReadonlyArray<string>): string => values.map((value) => `'${value}'`).join(", ")

/** The condition that a campaign with a tab's status meets on the day `today`. */
const dated: Readonly<Record<"ongoing" | "upcoming", (today: string) => string>> = {
  ongoing: (today) => `coalesce(start_date <= ${today}, true) and coalesce(end_date >= ${today}, true)`,
  upcoming: (today) => `start_date > ${today}`,
}
const inTab = (tab: CampaignTab, today: string): string =>
  `status in (${quoted(statusesOf(tab))})${isDatedTab(tab) ? ` and ${dated[tab](today)}` : ""}`

const costPerResult = "round(sums.spend / nullif(sums.results, 0))"
/** What each order compares; the newer of two equal campaigns comes first. */
const orders: Readonly<Record<CampaignOrder, string>> = {
  newest: "created_at desc",
  name: 'lower(name) collate "C"',
  ending: "end_date",
  spent: "coalesce(sums.spend, 0) desc",
  results: "coalesce(sums.results, 0) desc",
  dearest: `${costPerResult} desc nulls last`,
  cheapest: `${costPerResult} nulls last`,
}
const comparesFigures = (order: CampaignOrder): boolean => orders[order].includes("sums.")

const todays = (now: number): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(regionFacts).map(([region, { timeZone }]) => [region, localDateAt(now, timeZone)]),
    ),
  )

/**
 * The statement whose column `answer` is the output of `ListCampaigns` as JSON text: a page with its figures, the size of every
 * tab, and the cursor or the total; tabs that depend on a day take that of `now` (epoch milliseconds).
 */
export const campaignListJson = (
  profile: BusinessProfileId,
  query: CampaignListQuery,
  now: number,
): { readonly text: string; readonly values: ReadonlyArray<Value> } => {
  const { ids, cursor, limit, page, from, to, tab = "all", order = "newest", isWhole = false } = query
  const values: Array<Value> = []
  const value = (one: Value, type: string): string => {
    values.push(one)
    return `$${values.length}::${type}`
  }
  const business = value(profile, "bigint")
  const most = value(limit, "int")
  const today = `(${value(todays(now), "jsonb")} ->> region)`
  const statuses = statusesWanted(query)
  const words = query.search?.trim() ?? ""
  const after = page === undefined && order === "newest" ? positionOf(cursor) : undefined
  const own = `business_profile_id = ${business}${isWhole ? " and not (document ? 'partOf')" : ""}`
  const matching = [
    own,
    statuses.length === 0 ? "false" : `status in (${quoted(statuses)})`,
    ...(isDatedTab(tab) ? [dated[tab](today)] : []),
    ...(words === "" ? [] : [`name ilike ${value(`%${escapedLike(words)}%`, "text")}`]),
    ...(ids === undefined ? [] : [`id = any(${value(ids, "bigint[]")})`]),
  ].join(" and ")
  const continued =
    after === undefined ? "" : ` and (created_at, id) < (${value(after.at, "bigint")}, ${value(after.id, "bigint")})`
  const days = [
    ...(from === undefined ? [] : [` and date >= ${value(from, "date")}`]),
    ...(to === undefined ? [] : [` and date <= ${value(to, "date")}`]),
  ].join("")
  const skipped = page === undefined ? "0" : value((page - 1) * limit, "bigint")
  const sorted = `${orders[order]}, id desc`
  const sumsOf = (condition: string) =>
    `select ${metricSums} from daily_metrics where business_profile_id = ${business} and campaign_id = found.id${condition}`
  const figures = comparesFigures(order)
    ? `left join (select campaign_id, sum(spend) as spend, sum(results) as results from daily_metrics
        where business_profile_id = ${business}${days} group by campaign_id) sums on sums.campaign_id = id`
    : ""
  const next = `(select created_at || '.' || id from shown
      where number = ${most} and exists (select from shown where number > ${most}))`
  const following =
    page === undefined
      ? `'nextCursor', ${order === "newest" ? next : "null"}`
      : `'total', (select count(*) from campaigns where ${matching})`
  return {
    text: `
  with found as (
    select id, created_at, document, row_number() over (order by ${sorted}) as place
    from campaigns ${figures}
    where ${matching}${continued}
    order by ${sorted} limit ${most} + 1 offset ${skipped}
  ), shown as (
    select id, created_at, place, row_number() over (order by place) as number,
      document || jsonb_build_object('totals', ${metricTotals("whole")}${days === "" ? "" : `, 'period', ${metricTotals("part")}`}) as item
    from found left join lateral (${sumsOf("")}) whole on true
      ${days === "" ? "" : `left join lateral (${sumsOf(days)}) part on true`}
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'campaigns', coalesce((select jsonb_agg(item order by place) from shown where number <= ${most}), '[]'),
    ${following},
    'counts', (select jsonb_build_object(${campaignTabs
      .map((one) => `'${one}', count(*) filter (where ${inTab(one, today)})`)
      .join(", ")}) from campaigns where ${own})
  ))::text as answer`,
    values,
  }
}
