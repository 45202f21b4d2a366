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
]
