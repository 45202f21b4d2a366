import { randomUUID } from "node:crypto"
import type { Pool } from "pg"
import { type BareAsk, rights } from "./reads.ts"
import { inTransaction, type Rows } from "./transaction.ts"

interface Launch {
  readonly profile: number
  readonly campaign: number
  readonly key: string
}

const portal = `select document::text as document, document_version as version
  from portal_domains join portals on portals.id = portal_id where portal_domains.host = $1 and state = 'verified'`

const session = `select portal_id as "portalId", paid_at as "paidAt", price_list_id as "priceListId", details
  from signup_sessions where session_id = $1`

const priceList = `select id, portal_id as "portalId", region, currency, effective_from::text as "effectiveFrom", prices,
    document_version as version
  from price_lists where region = $1 and currency = $2 and (portal_id is null or (portal_id = $3 and effective_from <= $4))
  order by effective_from <= $4 desc, portal_id nulls last,
    case when effective_from <= $4 then effective_from end desc, effective_from limit 1`

const usedPromoCodes = `select promo_code as code from signup_promo_holds
  where business_profile_id = $1 and session_id <> $2 and held_until > $3 order by code`

const holdings = `select promised, locked, spent, promo, promo_spent as "promoSpent", house, launches, is_held as "isHeld"
  from campaign_holdings where business_profile_id = $1 and campaign_id = $2`

const wallet = `insert into wallets (business_profile_id, currency, available, locked) values ($1, 'INR', 0, 0)
  on conflict (business_profile_id) do update set currency = wallets.currency
  returning business_profile_id as "businessProfileId", currency, available, promised, locked, owed`

const posting = `with posted as (
    insert into ledger_transactions (business_profile_id, reference, kind, currency, amount, available_after,
      campaign_id, campaign_name, at) values ($1, $2, $9, 'INR', $3, $4, $5, $6, $7)
    returning business_profile_id, id)
  insert into ledger_entries (business_profile_id, transaction_id, account, amount)
  select posted.business_profile_id, posted.id, entry.account, entry.amount
  from posted, jsonb_to_recordset($8::jsonb) as entry (account text, amount bigint)`

const stored = `insert into campaign_holdings
    (business_profile_id, campaign_id, promised, locked, spent, promo, promo_spent, house, launches, is_held)
  values ($1, $2, 0, $3, 0, 0, 0, 0, 1, true) on conflict (business_profile_id, campaign_id) do update
  set locked = excluded.locked, launches = excluded.launches, is_held = excluded.is_held`

const number = `insert into document_series (issuer, series, financial_year, last_number) values ('bench', 'BEN', '26-27', 1)
  on conflict (issuer, series, financial_year) do update set last_number = document_series.last_number + 1
  returning last_number as sequence, nextval('document_numbers') as id`

const document = `insert into ledger_documents (business_profile_id, id, portal_id, issuer, kind, number, financial_year,
    reference, campaign_id, currency, tax, total, issued_on, document_version, document)
  values ($1, $2, $3, 'bench', 'invoice', $4, '26-27', $5, $6, 'INR', 0, $7, $8, 0, $9)`

/** Issues the launch's invoice, as the product's ledger does (decision 0035). */
const issueInvoice = async (
  rows: Rows,
  { profile, campaign }: Omit<Launch, "key">,
  reference: string,
  total: number,
  day: string,
) => {
  const [buyer] = await rows(
    "select document, document_version as version from billing_details where business_profile_id = $1",
    [profile],
  )
  const [seller] = await rows(
    "select document, document_version as version from issuing_entities where portal_id = $1 and region = $2",
    [1, "IN"],
  )
  const [{ id, sequence }] = await rows(number, [])
  const issued = { reference, total, buyer, seller, lines: [{ kind: "launchLock", amount: total }] }
  const numbered = [profile, id, 1, `BEN/26-27/${sequence}`, reference, campaign, total, day]
  await rows(document, [...numbered, JSON.stringify(issued)])
}

/** The least tax, so that a launch is two postings as in the product. */
const tax = 1

/** Locks the campaign's money, as the product's ledger does. */
const lockMoney = async (
  rows: Rows,
  { profile, campaign }: Omit<Launch, "key">,
  name: string,
  amount: number,
  at: number,
) => {
  const owned = [profile, campaign]
  await rows(holdings, owned)
  const [{ available, promised, locked, owed }] = await rows(wallet, [profile])
  await rows(holdings, owned)
  const reference = `launch:${campaign}:1`
  await rows("select 1 from ledger_transactions where business_profile_id = $1 and reference = $2 limit 1", [
    profile,
    reference,
  ])
  const post = (kind: string, account: string, moved: number, after: number) => {
    const entries = [
      { account: "available", amount: -moved },
      { account, amount: moved },
    ]
    return rows(posting, [profile, reference, moved, after, campaign, name, at, JSON.stringify(entries), kind])
  }
  await post("launchLock", "locked", amount, available - amount)
  await post("launchTax", "tax", tax, available - amount - tax)
  await rows(
    "update wallets set available = $2, promised = $3, locked = $4, owed = $5 where business_profile_id = $1",
    [profile, available - amount - tax, promised, locked + amount, owed],
  )
  await rows(stored, [profile, campaign, amount])
  await issueInvoice(rows, { profile, campaign }, reference, amount + tax, new Date(at).toISOString().slice(0, 10))
}

/** Accepts a launch: the statements of the product's transaction without its rules. */
export const acceptLaunch = async (pool: Pool, caller: BareAsk["caller"], launch: Launch): Promise<unknown> => {
  await pool.query(rights, [caller?.portal, caller?.sub, caller?.sid, Date.now()])
  const { profile, campaign, key } = launch
  const owned = [profile, campaign]
  return inTransaction(pool, async (rows) => {
    const [{ document }] = await rows(
      `select document, document_version as version from campaigns
       where business_profile_id = $1 and id = $2 for update`,
      owned,
    )
    await rows(
      `select document, document_version as version from launch_runs
       where business_profile_id = $1 and idempotency_key = $2`,
      [profile, key],
    )
    await rows(
      `select document, document_version as version from launch_runs
       where business_profile_id = $1 and campaign_id = $2 order by attempt desc limit 1`,
      owned,
    )
    await rows(portal, ["localhost"])
    const [{ portalId, details }] = await rows(session, [document.sessionId])
    const at = Date.now()
    await rows(priceList, [details.region, "INR", portalId, new Date(at).toISOString().slice(0, 10)])
    await rows("select * from business_profiles where id = $1", [profile])
    await rows(usedPromoCodes, [profile, document.sessionId, at])
    const { budget } = details.budget
    const { channels } = details.targeting
    await lockMoney(rows, launch, document.name, budget.dailyBudget * budget.days, at)
    await rows("select page_key as key from business_profiles where id = $1", [profile])
    const next = { ...document, status: "InReview", submittedAt: at, budget, channels }
    await rows(
      `insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document_version, document)
       values ($1, $2, $3, $4, $5, $6, 0, $7) on conflict (business_profile_id, id) do update set
         session_id = excluded.session_id, name = excluded.name, status = excluded.status, document = excluded.document`,
      [profile, campaign, document.sessionId, document.name, next.status, document.createdAt, JSON.stringify(next)],
    )
    const ads = channels.map((channel: unknown) => ({ channel, ...details.creative, ...details.targeting }))
    const run = { businessProfileId: profile, campaignId: campaign, status: "New", channels: ads }
    await rows(
      `insert into launch_runs (business_profile_id, campaign_id, attempt, idempotency_key, lead_form_id,
         document_version, document)
       values ($1, $2, 1, $3, null, 0, $4) on conflict (business_profile_id, campaign_id, attempt) do update
       set document = excluded.document`,
      [profile, campaign, key, JSON.stringify(run)],
    )
    await rows("select count(*) as n from bench_jobs where name = $1 and caller = $2", ["launch", profile])
    const job = { id: randomUUID(), businessProfileId: profile, campaignId: campaign }
    await rows("insert into bench_jobs (name, caller, data) values ($1, $2, $3)", [
      "launch",
      profile,
      JSON.stringify(job),
    ])
    return { jobId: job.id, status: "New", channels }
  })
}
