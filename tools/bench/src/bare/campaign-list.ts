import type { Pool } from "pg"

const statuses = ["Draft", "InReview", "Approved", "Active", "Paused", "Rejected", "Completed", "Ended"]

const members = "select business_profile_id, role_id from memberships where business_profile_id = $1 order by joined"

const totalsOf = (row: Readonly<Record<string, number | null>>) => {
  const { impressions, clicks, results, spend } = row
  return {
    impressions: impressions ?? 0,
    clicks: clicks ?? 0,
    results: results ?? 0,
    spend: spend ?? 0,
    ...(results ? { costPerResult: Math.round((spend ?? 0) / results) } : {}),
    ...(clicks ? { costPerClick: Math.round((spend ?? 0) / clicks) } : {}),
    ...(impressions ? { clickThroughRate: (clicks ?? 0) / impressions } : {}),
  }
}

/** A page of campaigns with their totals and the number in each status, as rows. */
export const listCampaigns = async (pool: Pool, profile: number, limit: number): Promise<unknown> => {
  await pool.query(members, [profile])
  const page = await pool.query(
    `select id, created_at, document, impressions, clicks, results, spend from campaigns
     left join lateral (select sum(impressions) as impressions, sum(clicks) as clicks, sum(results) as results,
         sum(spend) as spend from daily_metrics
       where business_profile_id = $1 and campaign_id = campaigns.id) sums on true
     where business_profile_id = $1 and status = any($2) order by created_at desc, id desc limit $3`,
    [profile, statuses, limit + 1],
  )
  const sizes = await pool.query(
    "select status, count(*) as size from campaigns where business_profile_id = $1 group by status",
    [profile],
  )
  const shown = page.rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    campaigns: shown.map((row) => ({ ...row.document, totals: totalsOf(row) })),
    nextCursor: page.rows.length > limit ? `${last.created_at}.${last.id}` : undefined,
    counts: Object.fromEntries(sizes.rows.map(({ status, size }) => [status, size])),
  }
}
