import type { Migration } from "@adapters/sql"

/** Keeps the looks of portals that others have replaced. */
export const lookVersions: Migration = {
  id: 1100,
  name: "looks that portals have had",
  statements: [
    `create table portal_look_versions (
      portal_id bigint not null,
      revision bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (portal_id, revision)
    )`,
  ],
}
