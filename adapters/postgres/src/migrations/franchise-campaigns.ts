import type { Migration } from "@adapters/sql"

/** Keeps campaigns over stores with what came of each store, and finds campaigns and drafts that are no store's part. */
export const franchiseCampaigns: Migration = {
  id: 1115,
  name: "campaigns over stores of franchises",
  statements: [
    `create table franchise_campaigns (
      business_profile_id bigint not null,
      id bigint not null,
      created_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    `create index franchise_campaigns_newest_first
     on franchise_campaigns (business_profile_id, created_at desc, id desc)`,
    `create table franchise_outcomes (
      business_profile_id bigint not null,
      franchise_campaign_id bigint not null,
      code text not null,
      campaign_id bigint,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, franchise_campaign_id, code)
    )`,
    "create index franchise_outcomes_by_campaign on franchise_outcomes (campaign_id)",
    `create index franchise_outcomes_in_order
     on franchise_outcomes (business_profile_id, franchise_campaign_id, (code collate "C"))`,
    `create index campaigns_of_no_store on campaigns (business_profile_id, created_at desc, id desc)
     where not (document ? 'partOf')`,
    `create index signup_sessions_of_no_store on signup_sessions (business_profile_id, updated_at desc)
     where not (details ? 'isStorePart')`,
  ],
}
