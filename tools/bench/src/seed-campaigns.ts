import type { Client } from "pg"
import type { SampleCampaign } from "./sample-campaign.ts"

const firstClone = 9_000_000_000

/** Clones the sample's campaign and its paid draft, from a number on; returns their ids. */
export const cloneCampaigns = async (
  database: Client,
  { businessProfileId, campaignId, sessionId }: SampleCampaign,
  from: number,
  count: number,
): Promise<ReadonlyArray<number>> => {
  const until = from + count - 1
  await database.query(
    `insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document)
     select business_profile_id, $3::bigint + n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
       name || ' ' || n, status, created_at + n,
       document || jsonb_build_object('id', $3::bigint + n, 'name', name || ' ' || n, 'createdAt', created_at + n,
         'sessionId', '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))
     from campaigns, generate_series($4::int, $5::int) n where business_profile_id = $1 and id = $2`,
    [businessProfileId, campaignId, firstClone, from, until],
  )
  await database.query(
    `insert into signup_sessions (portal_id, session_id, encoded_id, revision, business_profile_id, paid, paid_at, updated_at, details)
     select portal_id, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'bench' || n, revision,
       business_profile_id, true, updated_at, updated_at,
       details || jsonb_build_object('paid', true, 'campaignId', $2::bigint + n,
         'sessionId', '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))
     from signup_sessions, generate_series($3::int, $4::int) n where session_id = $1`,
    [sessionId, firstClone, from, until],
  )
  await database.query("analyze")
  return Array.from({ length: count }, (_, index) => firstClone + from + index)
}

/**
 * Seeds campaigns and money to launch with. The newest hundred campaigns have thirty days of numbers on two channels.
 */
export const seedCampaigns = async (
  database: Client,
  sample: SampleCampaign,
  count: number,
): Promise<ReadonlyArray<number>> => {
  const { businessProfileId } = sample
  await database.query(
    `insert into daily_metrics (business_profile_id, campaign_id, channel, date, impressions, clicks, results, spend, reported)
     select $1, $2::bigint + c, channel, date '2026-01-01' + d, 900 + 7 * d, 40 + d, 1 + d % 4, 30000 + 100 * d,
       30000 + 100 * d
     from generate_series($3::int - 100, $3::int - 1) c, generate_series(0, 29) d, generate_series(1, 2) channel`,
    [businessProfileId, firstClone, count],
  )
  await database.query(
    `with wallet as (
       insert into wallets (business_profile_id, currency, available, locked) values ($1, 'INR', 1000000000000, 0)
       on conflict (business_profile_id) do update set available = wallets.available + 1000000000000
     ), posted as (
       insert into ledger_transactions (business_profile_id, reference, kind, currency, amount, available_after, at)
       values ($1, 'bench', 'topUp', 'INR', 1000000000000, 1000000000000, 0) returning business_profile_id, id
     )
     insert into ledger_entries (business_profile_id, transaction_id, account, amount)
     select posted.business_profile_id, posted.id, side.account, side.amount
     from posted, (values ('gateway', -1000000000000), ('available', 1000000000000)) as side (account, amount)`,
    [businessProfileId],
  )
  await database.query(
    "create table bench_jobs (id bigint generated always as identity, name text, caller bigint, data jsonb)",
  )
  await database.query("create index on bench_jobs (name, caller)")
  return cloneCampaigns(database, sample, 0, count)
}

/**
 * Removes the launches of a bare server, which lack data that the worker needs and would report as errors repeatedly.
 */
export const forgetBareLaunches = async (database: Client): Promise<void> => {
  await database.query("delete from launch_runs where not document ? 'jobId'")
}
