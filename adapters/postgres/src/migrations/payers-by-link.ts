import type { Migration } from "@adapters/sql"

/** Who pays a session by its summary's link. */
export const payersByLink: Migration = {
  id: 1048,
  name: "payers by a summary's link",
  statements: [
    "alter table payments add column payer_name text",
    "alter table payments add column payer_approver_id bigint",
  ],
}
