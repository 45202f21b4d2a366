import type { Migration } from "@adapters/sql"

/** Remembers who took a month's documents away for an accountant, and finds the documents of a portal's month. */
export const accountingFiles: Migration = {
  id: 1104,
  name: "files for accountants are remembered",
  statements: [
    `create table accounting_files (
      portal_id bigint not null,
      id bigint generated always as identity unique,
      region text not null,
      month text not null,
      form text not null,
      exported_by bigint not null,
      exported_at bigint not null,
      primary key (portal_id, id)
    )`,
    "create index documents_of_month on ledger_documents (portal_id, issued_on, id)",
  ],
}
