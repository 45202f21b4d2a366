import type { Migration } from "@adapters/sql"

/** Payments without a session fill a wallet, and refunds take money from it back to a payment. */
export const walletPayments: Migration = {
  id: 1031,
  name: "top-ups of wallets, and refunds to their payments",
  // Its index is over payments without a session, which no release before writes.
  contracts: { unusedSince: 1023, takes: ["one_top_up_per_key refuses more"] },
  statements: [
    "alter table payments drop constraint payments_pkey",
    "alter table payments drop constraint payments_id_key",
    "alter table payments add primary key (id)",
    "alter table payments alter column session_id drop not null",
    "alter table payments add column user_id bigint",
    "create unique index one_top_up_per_key on payments (business_profile_id, idempotency_key) where session_id is null",
    "create index payments_by_profile on payments (business_profile_id, id)",
    "create index payments_by_session on payments (session_id, id)",
    "alter table payment_reversals add column refund_id bigint",
    `create table wallet_refunds (
      id bigint primary key,
      business_profile_id bigint not null,
      payment_id bigint not null,
      gateway text not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      state text not null,
      idempotency_key text not null,
      gateway_reference text,
      failure_reason text,
      created_at bigint not null
    )`,
    "create sequence refund_numbers",
    "create unique index one_refund_per_key on wallet_refunds (business_profile_id, idempotency_key, payment_id)",
    "create index refunds_of_payment on wallet_refunds (payment_id)",
    "create index refunds_in_progress on wallet_refunds (created_at, id) where state = 'InProgress'",
  ],
}
