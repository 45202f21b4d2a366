import type { SqlClient } from "effect/sql"
import type { BusinessProfileId, CampaignId, CurrencyCode } from "@domain/kernel"
import type { CampaignHoldings, Holdings, HousePosting, Posting } from "@domain/wallet"

/** Writes one transaction with its entries as one statement. */
export const insertPosting = (sql: SqlClient.SqlClient, posting: Posting, availableAfter: number) =>
  sql`with posted as (
      insert into ledger_transactions ${sql.insert({
        business_profile_id: posting.businessProfileId,
        reference: posting.reference,
        kind: posting.kind,
        currency: posting.currency,
        amount: posting.amount,
        available_after: availableAfter,
        campaign_id: posting.campaignId ?? null,
        campaign_name: posting.campaignName ?? null,
        at: posting.at,
      })} returning business_profile_id, id
    )
    insert into ledger_entries (business_profile_id, transaction_id, account, amount)
    select posted.business_profile_id, posted.id, entry.account, entry.amount
    from posted, jsonb_to_recordset(${JSON.stringify(posting.entries)}::jsonb) as entry (account text, amount bigint)`

/** The house's own books, one per currency, stand under numbers that no business has. */
const houseBooks: Readonly<Record<CurrencyCode, number>> = { INR: -1, GBP: -2, USD: -3, JPY: -4 }

/** Writes a posting into a book of the house with its entries, unless it stands there already; a row if it was written. */
export const insertHousePosting = (
  sql: SqlClient.SqlClient,
  { kind, reference, currency, entries, at }: HousePosting,
) =>
  sql`with posted as (
      insert into ledger_transactions ${sql.insert({
        business_profile_id: houseBooks[currency],
        reference,
        kind,
        currency,
        amount: 0,
        available_after: 0,
        at,
      })} on conflict (business_profile_id, reference, kind) do nothing returning business_profile_id, id
    )
    insert into ledger_entries (business_profile_id, transaction_id, account, amount)
    select posted.business_profile_id, posted.id, entry.account, entry.amount
    from posted, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (account text, amount bigint)
    returning transaction_id`

/** Stores the balances that postings led to, the campaign's among them, by one statement. */
export const storeHoldings = (
  sql: SqlClient.SqlClient,
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId | undefined,
  { available, promised, locked, owed, campaign }: Holdings,
) => {
  const wallet = sql`update wallets set available = ${available}, promised = ${promised}, locked = ${locked},
      owed = ${owed} where business_profile_id = ${businessProfileId}`
  return campaignId === undefined
    ? wallet
    : sql`with wallet as (${wallet}) ${storeCampaign(sql, businessProfileId, campaignId, campaign)}`
}

const storeCampaign = (
  sql: SqlClient.SqlClient,
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
  { promised, locked, spent, promo, promoSpent, house, launches, isHeld }: CampaignHoldings,
) =>
  sql`insert into campaign_holdings
      (business_profile_id, campaign_id, promised, locked, spent, promo, promo_spent, house, launches, is_held)
    values (${businessProfileId}, ${campaignId}, ${promised}, ${locked}, ${spent}, ${promo}, ${promoSpent}, ${house},
      ${launches}, ${isHeld})
    on conflict (business_profile_id, campaign_id) do update
    set promised = excluded.promised, locked = excluded.locked, spent = excluded.spent, promo = excluded.promo,
      promo_spent = excluded.promo_spent, house = excluded.house,
      launches = excluded.launches, is_held = excluded.is_held`
