import type { Migration } from "@adapters/sql"

/** Creates the tables of regular reports and of what they sent. */
export const reportSchedules: Migration = {
  id: 1070,
  name: "regular reports and what they sent",
  statements: [
    `create table report_schedules (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      state text not null,
      next_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index report_schedules_due on report_schedules (state, next_at, id)",
    `create table report_sendings (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      schedule_id bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index report_sendings_of_schedule on report_sendings (business_profile_id, schedule_id, id)",
  ],
}
