import type { Migration } from "@adapters/sql"

/** Reports as they were published, each with at most one link. */
export const publishedReports: Migration = {
  id: 1026,
  name: "published reports",
  statements: [
    `create table published_reports (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      portal_id bigint not null,
      name text not null,
      from_day date not null,
      to_day date not null,
      published_at bigint not null,
      key_hash text,
      shared_until bigint,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create unique index published_reports_by_key on published_reports (portal_id, key_hash)",
  ],
}
