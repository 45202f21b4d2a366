import type { Migration } from "@adapters/sql"

/** What reconciliation of payments cannot heal. */
export const paymentIssues: Migration = {
  id: 1039,
  name: "payments that somebody has to look after",
  statements: [
    `create table payment_issues (
      portal_id bigint not null,
      id bigint generated always as identity unique,
      kind text not null,
      gateway text not null,
      gateway_reference text not null,
      amount bigint not null,
      currency text not null,
      business_profile_id bigint,
      payment_id bigint,
      noticed_at bigint not null,
      settled_at bigint,
      note text,
      primary key (portal_id, id),
      unique (kind, gateway, gateway_reference)
    )`,
    "create index open_payment_issues on payment_issues (portal_id, noticed_at, id) where settled_at is null",
  ],
}
