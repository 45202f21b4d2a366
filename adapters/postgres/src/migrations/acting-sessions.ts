import type { Migration } from "@adapters/sql"

export const actingSessions: Migration = {
  id: 1019,
  name: "when support acted as a client",
  statements: [
    `create table acting_sessions (
      portal_id bigint not null,
      id bigint generated always as identity primary key,
      family_id text not null,
      user_id bigint not null,
      acted_by bigint not null,
      reason text not null,
      started_at bigint not null,
      ends_at bigint not null
    )`,
    "create index acting_sessions_by_family on acting_sessions (portal_id, family_id)",
    "create index acting_sessions_by_user on acting_sessions (portal_id, user_id)",
  ],
}
