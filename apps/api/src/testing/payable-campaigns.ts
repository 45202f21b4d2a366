import { storedColumns } from "@adapters/sql/testing"
import type pg from "pg"
import type { Ownership } from "./tenant-rows.ts"

/** A draft campaign that lacks only its launch. */
export interface PayableCampaign {
  readonly id: number
  readonly sessionId: string
}

const firstCopy = 900_100_000

const settled =
  "{price,budget,objective,endDate,startDate,pictureUrl,wentLiveAt,pauseReason,reviewDueAt,submittedAt,pausedAt}"

/** Copies somebody's campaign in rupees as a draft with its paid session, and fills the wallet for all of them. */
export const payableCampaigns = async (
  client: pg.Client,
  { business_profile_id: profileId, campaign_id: campaignId, session_id: sessionId }: Ownership,
  count: number,
): Promise<ReadonlyArray<PayableCampaign>> => {
  const sessionOf = "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))"
  const columns = await storedColumns(client, "campaigns")
  await client.query(
    `insert into campaigns (${columns})
     select ${columns.replaceAll(/[^ ,]+/g, "copy.$&")} from campaigns one, generate_series(1, $4::int) n,
       json_populate_record(one, json_build_object('id', $3::bigint + n, 'session_id', ${sessionOf}, 'status', 'Draft',
         'document', one.document - '${settled}'::text[] || jsonb_build_object('id', $3::bigint + n, 'status', 'Draft',
           'sessionId', ${sessionOf}, 'spent', 0, 'channels', jsonb_build_array()))) copy
     where one.business_profile_id = $1 and one.id = $2`,
    [profileId, campaignId, firstCopy, count],
  )
  await client.query(
    `insert into signup_sessions
     select copy.* from signup_sessions one, generate_series(1, $3::int) n,
       json_populate_record(one, json_build_object('session_id', ${sessionOf}, 'encoded_id', 'copy-' || n,
         'details', one.details ||
           jsonb_build_object('campaignId', $2::bigint + n, 'sessionId', ${sessionOf}))) copy
     where one.session_id = $1`,
    [sessionId, firstCopy, count],
  )
  await client.query(
    `with wallet as (
       update wallets set available = available + 100000000 where business_profile_id = $1 returning available
     ), posted as (
       insert into ledger_transactions (business_profile_id, reference, kind, currency, amount, available_after, at)
       select $1, 'paid-in', 'topUp', 'INR', 100000000, available, 0 from wallet returning business_profile_id, id
     )
     insert into ledger_entries (business_profile_id, transaction_id, account, amount)
     select posted.business_profile_id, posted.id, side.account, side.amount
     from posted, (values ('gateway', -100000000), ('available', 100000000)) as side (account, amount)`,
    [profileId],
  )
  const { rows } = await client.query<{ readonly id: string; readonly sessionId: string }>(
    `select id, session_id as "sessionId" from campaigns where business_profile_id = $1 and id > $2 order by id`,
    [profileId, firstCopy],
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}
