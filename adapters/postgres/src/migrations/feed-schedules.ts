import type { Migration } from "@adapters/sql"

/** Creates the tables of the feeds' schedules and of their past readings. */
export const feedSchedules: Migration = {
  id: 1071,
  name: "schedules and past readings of product feeds",
  statements: [
    `create table feed_schedules (
      business_profile_id bigint not null,
      feed_id bigint not null,
      state text not null,
      next_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, feed_id)
    )`,
    "create index feed_schedules_due on feed_schedules (state, next_at, feed_id)",
    `create table feed_readings (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      feed_id bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index feed_readings_of_feed on feed_readings (business_profile_id, feed_id, id)",
  ],
}
