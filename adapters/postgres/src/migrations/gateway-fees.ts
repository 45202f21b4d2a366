import type { Migration } from "@adapters/sql"

/** What gateways keep of payments, and what the house writes off. */
export const gatewayFees: Migration = {
  id: 1044,
  name: "accounts of gateways' fees and of what is written off",
  statements: [
    "alter table ledger_entries drop constraint ledger_entries_account_check",
    `alter table ledger_entries add constraint ledger_entries_account_check check (account in ('available', 'promised',
      'locked', 'gateway', 'fees', 'tax', 'spend', 'promo', 'house', 'disputed', 'receivable', 'gatewayFees',
      'writeOffs'))`,
    "alter table payments add column gateway_fees bigint",
    `create index payments_without_fees on payments (created_at, id)
     where status = 'Succeeded' and gateway_fees is null`,
    "alter table payment_issues add column settled_by bigint",
    "alter table payment_issues add column written_off bigint",
    `create index settled_payment_issues on payment_issues (portal_id, settled_at desc, id desc)
     where settled_at is not null and note is not null`,
  ],
}
