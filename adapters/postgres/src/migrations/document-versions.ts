import type { Migration } from "@adapters/sql"

const tables = ["campaigns", "launch_runs", "portals"]

/** Documents stored as JSON say which version of their form they have. */
export const documentVersions: Migration = {
  id: 1005,
  name: "stored documents have a version",
  statements: tables.map((table) => `alter table ${table} add column document_version smallint not null default 0`),
}
