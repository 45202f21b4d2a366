import type { Migration } from "@adapters/sql"

/** Keeps deletions of businesses that were asked for, and when each was done. */
export const businessDeletions: Migration = {
  id: 1118,
  name: "businesses are deleted",
  statements: [
    `create table business_deletions (
      business_profile_id bigint primary key,
      portal_id bigint not null,
      state text not null,
      asked_at bigint not null,
      asked_by bigint,
      is_by_portal boolean not null,
      reason text,
      erases_at bigint not null,
      ended_at bigint,
      erased_at bigint,
      kept_until bigint
    )`,
    "create index business_deletions_by_time on business_deletions (state, erases_at, business_profile_id)",
  ],
}
