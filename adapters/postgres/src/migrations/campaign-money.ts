import type { Migration } from "@adapters/sql"

/**
 * Sets what each campaign has spent of promotions' money: what promotions gave, less what is not spent or has gone
 * back.
 */
const promotionsSpent = `update campaign_holdings holding set promo_spent = greatest(0, given.amount - holding.promo)
  from (
    select moved.business_profile_id, moved.campaign_id, -sum(entry.amount) as amount
    from ledger_transactions moved
    join ledger_entries entry on entry.business_profile_id = moved.business_profile_id and entry.transaction_id = moved.id
    where entry.account = 'promo' and moved.campaign_id is not null
    group by moved.business_profile_id, moved.campaign_id
  ) given
  where given.business_profile_id = holding.business_profile_id and given.campaign_id = holding.campaign_id`

/** The wallet's migrations about the money of campaigns that were launched. */
export const campaignMoneyMigrations: ReadonlyArray<Migration> = [
  {
    id: 815,
    name: "what networks deliver beyond a lock is the house's",
    statements: [
      "alter table ledger_entries drop constraint ledger_entries_account_check",
      `alter table ledger_entries add constraint ledger_entries_account_check check
        (account in ('available', 'promised', 'locked', 'gateway', 'fees', 'tax', 'spend', 'promo', 'house'))`,
      "alter table campaign_holdings add column promo_spent bigint not null default 0 check (promo_spent >= 0)",
      "alter table campaign_holdings add column house bigint not null default 0 check (house >= 0)",
      promotionsSpent,
    ],
  },
]
