import type { Migration } from "@adapters/sql"

/** Downloads of leads are logged, and a lead's person can be erased. */
export const leadDownloads: Migration = {
  id: 1080,
  name: "downloads of leads are logged, and leads are erased",
  statements: [
    "alter table leads add column erased_at bigint",
    `create table lead_downloads (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    `create index notifications_with_lead on notifications (business_profile_id, (document ->> 'leadName'))
      where document ? 'leadName'`,
  ],
}
