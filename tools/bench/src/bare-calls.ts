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

/** Accepts a launch: the statements of the product's transaction without its rules. */
export const acceptLaunch = async (pool: Pool, profile: number, campaign: number, key: string): Promise<unknown> => {
  await pool.query(members, [profile])
  const client = await pool.connect()
  const firstRow = async (text: string, values: ReadonlyArray<unknown>) =>
    (await client.query(text, [...values])).rows[0]
  try {
    await client.query("begin")
    const owned = [profile, campaign]
    const byId = "select document from campaigns where business_profile_id = $1 and id = $2"
    const { document } = await firstRow(`${byId} for update`, owned)
    await firstRow("select document from launch_runs where business_profile_id = $1 and idempotency_key = $2", [
      profile,
      key,
    ])
    await firstRow(
      `select document from launch_runs where business_profile_id = $1 and campaign_id = $2 order by attempt desc limit 1`,
      owned,
    )
    const { details } = await firstRow("select details from signup_sessions where session_id = $1", [
      document.sessionId,
    ])
    const holdings =
      "select locked, spent, promo, launches, is_held from campaign_holdings where business_profile_id = $1 and campaign_id = $2"
    await firstRow(holdings, owned)
    await firstRow(byId, owned)
    const reference = `launch:${campaign}:1`
    const wallet = await firstRow(
      `insert into wallets (business_profile_id, currency, available, locked) values ($1, 'INR', 0, 0)
       on conflict (business_profile_id) do update set currency = wallets.currency returning available, locked`,
      [profile],
    )
    await firstRow(holdings, owned)
    await firstRow("select 1 from ledger_transactions where business_profile_id = $1 and reference = $2 limit 1", [
      profile,
      reference,
    ])
    const amount = details.budget.budget.dailyBudget * details.budget.budget.days
    const at = Date.now()
    await client.query(
      `with posted as (
         insert into ledger_transactions (business_profile_id, reference, kind, currency, amount, available_after,
           campaign_id, campaign_name, at) values ($1, $2, 'Lock', 'INR', $3, $4, $5, $6, $7)
         returning business_profile_id, id)
       insert into ledger_entries (business_profile_id, transaction_id, account, amount)
       select posted.business_profile_id, posted.id, entry.account, entry.amount
       from posted, jsonb_to_recordset($8::jsonb) as entry (account text, amount bigint)`,
      [
        profile,
        reference,
        amount,
        wallet.available - amount,
        campaign,
        document.name,
        at,
        JSON.stringify([
          { account: "available", amount: -amount },
          { account: "locked", amount },
        ]),
      ],
    )
    await client.query("update wallets set available = $2, locked = $3 where business_profile_id = $1", [
      profile,
      wallet.available - amount,
      wallet.locked + amount,
    ])
    await client.query(
      `insert into campaign_holdings (business_profile_id, campaign_id, locked, spent, promo, launches, is_held)
       values ($1, $2, $3, 0, 0, 1, true) on conflict (business_profile_id, campaign_id) do update
       set locked = excluded.locked, launches = excluded.launches, is_held = excluded.is_held`,
      [profile, campaign, amount],
    )
    const next = { ...document, status: "InReview", submittedAt: at, budget: details.budget }
    await client.query(
      `insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (business_profile_id, id) do update
       set name = excluded.name, status = excluded.status, document = excluded.document`,
      [profile, campaign, document.sessionId, document.name, next.status, document.createdAt, JSON.stringify(next)],
    )
    const job = { businessProfileId: profile, campaignId: campaign, status: "New", channels: document.channels }
    await client.query(
      `insert into launch_runs (business_profile_id, campaign_id, attempt, idempotency_key, lead_form_id, document)
       values ($1, $2, 1, $3, null, $4) on conflict (business_profile_id, campaign_id, attempt) do update
       set document = excluded.document`,
      [profile, campaign, key, JSON.stringify(job)],
    )
    await client.query("insert into bench_jobs (name, data) values ('launch', $1)", [JSON.stringify(job)])
    await client.query("commit")
    return job
  } catch (cause) {
    await client.query("rollback")
    throw cause
  } finally {
    client.release()
  }
}
