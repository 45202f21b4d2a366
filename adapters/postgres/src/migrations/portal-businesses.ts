import type { Migration } from "@adapters/sql"

/** Keeps what a portal's staff note of businesses and which they freeze, and finds businesses by what the desk asks for. */
export const portalBusinesses: Migration = {
  id: 1105,
  name: "businesses of portals are noted, frozen and listed",
  statements: [
    `create table business_notes (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      portal_id bigint not null,
      noted_by bigint not null,
      noted_at bigint not null,
      note text not null,
      primary key (business_profile_id, id)
    )`,
    `create table business_freezes (
      business_profile_id bigint primary key,
      portal_id bigint not null,
      frozen_at bigint not null,
      frozen_by bigint,
      reason text not null,
      released_at bigint,
      released_by bigint,
      release_reason text
    )`,
    "create index frozen_businesses on business_freezes (portal_id, business_profile_id) where released_at is null",
    `create index business_profiles_by_name on business_profiles (portal_id, (lower(name) collate "C"), id)`,
    "create index business_profiles_by_region on business_profiles (portal_id, region, id)",
    "create index business_profiles_by_joining on business_profiles (portal_id, created_at)",
    "create index owing_wallets on wallets (business_profile_id) where owed > 0",
    `create index issues_of_businesses on payment_issues (portal_id, business_profile_id)
     where settled_at is null and business_profile_id is not null`,
    "create index ledger_transactions_by_time on ledger_transactions (at, business_profile_id, id)",
    "create index documents_by_number on ledger_documents (portal_id, lower(number))",
    "create index daily_metrics_by_day on daily_metrics (date, business_profile_id) include (impressions, spend)",
    `create index campaigns_by_decision on campaigns (
        ((document #>> '{portalReview,portalId}')::bigint), ((document #>> '{portalReview,decidedAt}')::bigint)
      ) where document -> 'portalReview' ? 'decidedAt'`,
  ],
}
