import type { Migration } from "@adapters/sql"

/** After the house's account, which names the accounts of its day. */
export const reversalAccountsMigrations: ReadonlyArray<Migration> = [
  {
    id: 890,
    name: "accounts of what went back at gateways",
    statements: [
      "alter table ledger_entries drop constraint ledger_entries_account_check",
      `alter table ledger_entries add constraint ledger_entries_account_check check (account in ('available', 'promised',
        'locked', 'gateway', 'fees', 'tax', 'spend', 'promo', 'house', 'disputed', 'receivable'))`,
    ],
  },
]
