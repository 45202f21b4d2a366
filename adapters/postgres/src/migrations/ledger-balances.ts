import type { Migration } from "@adapters/sql"

/**
 * Adds entries to the balances of their wallet (campaign 0) and of their campaign. Runs as the owner of the tables, since the
 * running role may only read balances.
 */
const keep = `create function keep_ledger_balances() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
  begin
    if exists (
      select from added
      join ledger_transactions posted on posted.business_profile_id = added.business_profile_id
        and posted.id = added.transaction_id
      join wallets wallet on wallet.business_profile_id = posted.business_profile_id
      where wallet.currency <> posted.currency
    ) then
      raise exception 'a wallet holds one currency' using errcode = '23514';
    end if;
    insert into ledger_balances as kept (business_profile_id, campaign_id, account, balance)
    select posted.business_profile_id, book.campaign_id, added.account, sum(added.amount)
    from added
    join ledger_transactions posted on posted.business_profile_id = added.business_profile_id
      and posted.id = added.transaction_id
    cross join lateral (values (0::bigint), (posted.campaign_id)) as book (campaign_id)
    where book.campaign_id is not null
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (business_profile_id, campaign_id, account) do update set balance = kept.balance + excluded.balance;
    return null;
  end $$`

/** The sum of entries of an account, among the balances of one book. */
const sumOf = (account: string): string => `coalesce(sum(balance) filter (where account = '${account}'), 0)`

const checkWallet = `create function check_wallet_balances() returns trigger language plpgsql as $$
  begin
    if exists (
      select from (
        select ${sumOf("available")} as available, ${sumOf("promised")} as promised, ${sumOf("locked")} as locked,
          -${sumOf("receivable")} as owed
        from ledger_balances where business_profile_id = new.business_profile_id and campaign_id = 0
      ) booked
      left join wallets wallet on wallet.business_profile_id = new.business_profile_id
      where booked.available <> coalesce(wallet.available, 0) or booked.promised <> coalesce(wallet.promised, 0)
        or booked.locked <> coalesce(wallet.locked, 0) or booked.owed <> coalesce(wallet.owed, 0)
    ) then
      raise exception 'wallet % is not what its entries sum to', new.business_profile_id using errcode = '23514';
    end if;
    return null;
  end $$`

const checkCampaign = `create function check_campaign_balances() returns trigger language plpgsql as $$
  begin
    if exists (
      select from (
        select ${sumOf("promised")} as promised, ${sumOf("locked")} as locked, ${sumOf("spend")} as spent,
          -${sumOf("house")} as house, -${sumOf("promo")} as promo
        from ledger_balances where business_profile_id = new.business_profile_id and campaign_id = new.campaign_id
      ) booked
      left join campaign_holdings held on held.business_profile_id = new.business_profile_id
        and held.campaign_id = new.campaign_id
      where booked.promised <> coalesce(held.promised, 0) or booked.locked <> coalesce(held.locked, 0)
        or booked.spent <> coalesce(held.spent + held.house, 0) or booked.house <> coalesce(held.house, 0)
        or booked.promo <> coalesce(held.promo + held.promo_spent, 0)
    ) then
      raise exception 'campaign % is not what its entries sum to', new.campaign_id using errcode = '23514';
    end if;
    return null;
  end $$`

/** Checks the book of a table's changed rows when their transaction commits. */
const checked = (table: string, book: "wallet" | "campaign", event: "insert" | "update", condition: string) =>
  `create constraint trigger ${table}_${event}_${book} after ${event} on ${table} deferrable initially deferred
   for each row when (${condition}) execute function check_${book}_balances()`

const isOfWallet = "new.campaign_id = 0 and new.account in ('available', 'promised', 'locked', 'receivable')"
const isOfCampaign = "new.campaign_id <> 0 and new.account in ('promised', 'locked', 'spend', 'house', 'promo')"

/** Balances that the database itself keeps from the entries, and to which wallets and campaigns must be equal. */
export const ledgerBalances: Migration = {
  id: 1035,
  name: "balances are the sums of their entries",
  statements: [
    `create table ledger_balances (
      business_profile_id bigint not null,
      campaign_id bigint not null,
      account text not null,
      balance bigint not null,
      primary key (business_profile_id, campaign_id, account)
    )`,
    `insert into ledger_balances (business_profile_id, campaign_id, account, balance)
     select posted.business_profile_id, book.campaign_id, entry.account, sum(entry.amount)
     from ledger_entries entry
     join ledger_transactions posted on posted.business_profile_id = entry.business_profile_id
       and posted.id = entry.transaction_id
     cross join lateral (values (0::bigint), (posted.campaign_id)) as book (campaign_id)
     where book.campaign_id is not null
     group by 1, 2, 3`,
    keep,
    `create trigger ledger_entries_kept after insert on ledger_entries referencing new table as added
     for each statement execute function keep_ledger_balances()`,
    checkWallet,
    checkCampaign,
    checked("ledger_balances", "wallet", "insert", isOfWallet),
    checked("ledger_balances", "wallet", "update", isOfWallet),
    checked("ledger_balances", "campaign", "insert", isOfCampaign),
    checked("ledger_balances", "campaign", "update", isOfCampaign),
    checked("wallets", "wallet", "insert", "true"),
    checked("wallets", "wallet", "update", "old.* is distinct from new.*"),
    checked("campaign_holdings", "campaign", "insert", "true"),
    checked("campaign_holdings", "campaign", "update", "old.* is distinct from new.*"),
  ],
}
