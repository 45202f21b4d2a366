import type { Migration } from "@adapters/sql"

/** Adds passwords and views to the links of published reports, the names of their campaigns, and who has read them. */
export const reportLinks: Migration = {
  id: 1069,
  name: "links and readers of reports",
  statements: [
    "alter table published_reports add column password_hash text",
    "alter table published_reports add column views bigint not null default 0",
    "alter table published_reports add column last_viewed_at bigint",
    "alter table published_reports add column campaign_names jsonb",
    `create table report_reads (
      business_profile_id bigint not null,
      report_id bigint not null,
      user_id bigint not null,
      portal_id bigint not null,
      read_at bigint not null,
      primary key (business_profile_id, report_id, user_id)
    )`,
    "create index report_reads_of_user on report_reads (portal_id, user_id)",
  ],
}
