import type { Migration } from "@adapters/sql"

/** Sums a transaction's entries when its transaction commits; money never appears or disappears. */
const balanceCheck = [
  `create function check_ledger_balance() returns trigger language plpgsql as $$
  begin
    if (select sum(amount) from ledger_entries
        where business_profile_id = new.business_profile_id and transaction_id = new.transaction_id) <> 0 then
      raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = '23514';
    end if;
    return null;
  end $$`,
  `create constraint trigger ledger_entries_balance after insert or update on ledger_entries
   deferrable initially deferred for each row execute function check_ledger_balance()`,
]

/**
 * Drafts that were paid before promises were kept are promised what was paid for them, oldest first, as far as it is available.
 * Only in a database that has campaigns.
 */
const promisesOfPaidDrafts = `do $$
begin
  if to_regclass('campaigns') is null or to_regclass('signup_sessions') is null then
    return;
  end if;
  with paid as (
    select campaign.business_profile_id, campaign.id, campaign.name, wallet.currency, wallet.available, session.paid_at,
      (select payment.amount from payments payment
       where payment.session_id = campaign.session_id::text and payment.status = 'Succeeded'
       order by payment.id desc limit 1) as amount
    from campaigns campaign
    join signup_sessions session on session.session_id = campaign.session_id and session.paid
    join wallets wallet on wallet.business_profile_id = campaign.business_profile_id
    where campaign.status = 'Draft'
  ), covered as (
    select * from (
      select paid.*, sum(amount) over (partition by business_profile_id order by id) as so_far
      from paid where amount is not null
    ) each where so_far <= available
  ), posted as (
    insert into ledger_transactions
      (business_profile_id, reference, kind, currency, amount, available_after, campaign_id, campaign_name, at)
    select business_profile_id, 'promise:' || id, 'promise', currency, 0, available, id, name, coalesce(paid_at, 0)
    from covered returning business_profile_id, id, campaign_id
  ), entered as (
    insert into ledger_entries (business_profile_id, transaction_id, account, amount)
    select posted.business_profile_id, posted.id, side.account, side.sign * covered.amount
    from posted
    join covered on covered.business_profile_id = posted.business_profile_id and covered.id = posted.campaign_id
    cross join (values ('available', -1), ('promised', 1)) as side (account, sign)
  ), moved as (
    update wallets set available = wallets.available - profile.amount, promised = profile.amount
    from (select business_profile_id, sum(amount) as amount from covered group by business_profile_id) profile
    where wallets.business_profile_id = profile.business_profile_id
  )
  insert into campaign_holdings (business_profile_id, campaign_id, promised, locked, spent, promo, launches, is_held)
  select business_profile_id, id, amount, 0, 0, 0, 0, false from covered
  on conflict (business_profile_id, campaign_id) do update set promised = excluded.promised;
end $$`

export const walletMigrations: ReadonlyArray<Migration> = [
  {
    id: 800,
    name: "ledger",
    statements: [
      `create table wallets (
        business_profile_id bigint primary key,
        currency text not null,
        available bigint not null check (available >= 0),
        locked bigint not null check (locked >= 0)
      )`,
      `create table ledger_transactions (
        business_profile_id bigint not null,
        id bigint generated always as identity,
        reference text not null,
        kind text not null,
        currency text not null,
        amount bigint not null,
        available_after bigint not null,
        campaign_id bigint,
        campaign_name text,
        at bigint not null,
        primary key (business_profile_id, id),
        unique (business_profile_id, reference, kind)
      )`,
      `create table ledger_entries (
        business_profile_id bigint not null,
        transaction_id bigint not null,
        account text not null
          check (account in ('available', 'locked', 'gateway', 'fees', 'tax', 'spend', 'promo')),
        amount bigint not null check (amount <> 0),
        primary key (business_profile_id, transaction_id, account),
        foreign key (business_profile_id, transaction_id) references ledger_transactions (business_profile_id, id)
      )`,
      `create table campaign_holdings (
        business_profile_id bigint not null,
        campaign_id bigint not null,
        locked bigint not null check (locked >= 0),
        spent bigint not null check (spent >= 0),
        promo bigint not null check (promo >= 0),
        launches int not null,
        is_held boolean not null,
        primary key (business_profile_id, campaign_id)
      )`,
      ...balanceCheck,
    ],
  },
  {
    id: 801,
    name: "payments",
    statements: [
      `create table payments (
        session_id text not null,
        id bigint not null unique,
        business_profile_id bigint not null,
        idempotency_key text not null,
        gateway text not null,
        gateway_reference text,
        amount bigint not null check (amount > 0),
        currency text not null,
        status text not null,
        failure_reason text,
        created_at bigint not null,
        primary key (session_id, id),
        unique (gateway, gateway_reference)
      )`,
      "create unique index one_open_payment on payments (session_id, amount) where status = 'Pending'",
      "create index payments_by_key on payments (session_id, idempotency_key)",
      "create index pending_payments on payments (created_at) where status = 'Pending'",
    ],
  },
  {
    id: 802,
    name: "when to ask about a payment again",
    statements: [
      "alter table payments add column ask_at bigint",
      "update payments set ask_at = created_at + 60000",
      "alter table payments alter column ask_at set not null",
      "drop index pending_payments",
      "create index pending_payments on payments (ask_at, id) where status = 'Pending'",
    ],
  },
  {
    id: 803,
    name: "what a payment was promised for",
    statements: ["alter table payments add column promise jsonb"],
  },
  {
    id: 804,
    name: "what is promised to campaigns until their launch",
    statements: [
      "alter table wallets add column promised bigint not null default 0 check (promised >= 0)",
      "alter table campaign_holdings add column promised bigint not null default 0 check (promised >= 0)",
      "alter table ledger_entries drop constraint ledger_entries_account_check",
      `alter table ledger_entries add constraint ledger_entries_account_check check
        (account in ('available', 'promised', 'locked', 'gateway', 'fees', 'tax', 'spend', 'promo'))`,
      "alter table payments add column total bigint",
      "update payments set total = amount",
      "alter table payments alter column total set not null",
      promisesOfPaidDrafts,
    ],
  },
  {
    id: 805,
    name: "what was asked for under a payment's key",
    statements: [
      `create table payment_keys (
        session_id text not null,
        idempotency_key text not null,
        total bigint not null,
        due bigint not null,
        primary key (session_id, idempotency_key)
      )`,
      `insert into payment_keys (session_id, idempotency_key, total, due)
       select distinct on (session_id, idempotency_key) session_id, idempotency_key, total, amount
       from payments order by session_id, idempotency_key, id desc`,
      "drop index payments_by_key",
    ],
  },
  {
    id: 806,
    name: "payments of what was paid already",
    statements: ["alter table payments add column is_surplus boolean"],
  },
  {
    id: 807,
    name: "what went back of payments at their gateways",
    statements: [
      "alter table wallets add column owed bigint not null default 0 check (owed >= 0)",
      "alter table payments add column standing text",
      "create index disputed_payments on payments (id) where standing = 'Disputed'",
      `create table payment_reversals (
        payment_id bigint not null,
        id bigint generated always as identity,
        reference text not null,
        kind text not null,
        amount bigint not null check (amount > 0),
        state text not null,
        primary key (payment_id, reference)
      )`,
    ],
  },
]
