import type { Migration } from "@adapters/sql"

/** Notes of the business about its leads, with the lead itself. */
export const leadNotes: Migration = {
  id: 1022,
  name: "leads have notes",
  statements: ["alter table leads add column notes jsonb"],
}
