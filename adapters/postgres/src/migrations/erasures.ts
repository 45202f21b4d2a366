import type { Migration } from "@adapters/sql"

export const erasures: Migration = {
  id: 1023,
  name: "erasures that users asked for",
  statements: [
    `create table erasures (
      portal_id bigint not null,
      user_id bigint not null,
      erases_at bigint not null,
      erased_at bigint,
      report jsonb,
      primary key (portal_id, user_id)
    )`,
    "create index erasures_by_time on erasures (erases_at) where erased_at is null",
  ],
}
