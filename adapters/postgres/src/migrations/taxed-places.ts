import type { Migration } from "@adapters/sql"

/** Where a paid session is taxed, as it was when its payment was asked for; empty for those paid before. */
export const taxedPlaces: Migration = {
  id: 1043,
  name: "taxed places",
  statements: ["alter table signup_sessions add column place jsonb"],
}
