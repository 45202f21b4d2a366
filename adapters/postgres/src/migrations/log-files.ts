import type { Migration } from "@adapters/sql"

/** Remembers who took a portal's log away as a file. */
export const logFiles: Migration = {
  id: 1101,
  name: "files of portals' logs are remembered",
  statements: [
    `create table log_files (
      portal_id bigint not null,
      id bigint generated always as identity unique,
      exported_by bigint not null,
      exported_at bigint not null,
      primary key (portal_id, id)
    )`,
  ],
}
