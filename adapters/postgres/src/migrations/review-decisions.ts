import type { Migration } from "@adapters/sql"

/** Keeps what portals decided on campaigns; servers of the release before decide without leaving a row. */
export const reviewDecisions: Migration = {
  id: 1103,
  name: "decisions of portals on campaigns",
  statements: [
    `create table review_decisions (
      portal_id bigint not null,
      id bigint generated always as identity unique,
      business_profile_id bigint not null,
      decided_by bigint not null,
      decided_at bigint not null,
      sample text not null,
      campaign_name text not null,
      document_version integer not null,
      document jsonb not null,
      primary key (portal_id, id)
    )`,
    "create index review_decisions_by_time on review_decisions (portal_id, decided_at)",
    "create index review_decisions_by_business on review_decisions (business_profile_id)",
    "create index review_decisions_to_look_at on review_decisions (portal_id, id) where sample = 'waiting'",
    `create index campaigns_by_design on campaigns ((document #>> '{portalReview,design}'))
      where document ? 'portalReview' and not document -> 'portalReview' ? 'decision'`,
  ],
}
