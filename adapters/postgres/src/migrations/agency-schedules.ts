import type { Migration } from "@adapters/sql"

/** Creates the tables of regular reports over many clients, of what they sent, and of the outside addresses that they ask. */
export const agencySchedules: Migration = {
  id: 1106,
  name: "regular reports over many clients",
  statements: [
    "alter table agency_reports add column sending_id bigint",
    `create table agency_schedules (
      portal_id bigint not null,
      user_id bigint not null,
      id bigint generated always as identity unique,
      state text not null,
      next_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (portal_id, user_id, id)
    )`,
    "create index agency_schedules_due on agency_schedules (state, next_at, id)",
    `create table agency_sendings (
      portal_id bigint not null,
      user_id bigint not null,
      id bigint generated always as identity unique,
      schedule_id bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (portal_id, user_id, id)
    )`,
    "create index agency_sendings_of_schedule on agency_sendings (portal_id, user_id, schedule_id, id)",
    `create table agency_addresses (
      portal_id bigint not null,
      user_id bigint not null,
      address text not null,
      state text not null,
      changed_at bigint not null,
      asks integer not null,
      link_until bigint not null,
      primary key (portal_id, user_id, address)
    )`,
  ],
}
