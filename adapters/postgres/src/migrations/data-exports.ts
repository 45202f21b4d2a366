import type { Migration } from "@adapters/sql"

export const dataExports: Migration = {
  id: 1020,
  name: "exports of what is held on a user",
  statements: [
    `create table data_exports (
      portal_id bigint not null,
      user_id bigint not null,
      requested_at bigint not null,
      ready_at bigint,
      expires_at bigint,
      key_hash text unique,
      document text,
      primary key (portal_id, user_id)
    )`,
    "create index data_exports_by_end on data_exports (expires_at)",
  ],
}
