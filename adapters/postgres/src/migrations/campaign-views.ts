import type { Migration } from "@adapters/sql"

/** Creates the table of saved views of the campaign list, each of one user and business. */
export const campaignViews: Migration = {
  id: 1066,
  name: "saved views of the campaign list",
  statements: [
    `create table campaign_views (
      business_profile_id bigint not null,
      portal_id bigint not null,
      user_id bigint not null,
      folded_name text not null,
      id bigint generated always as identity unique,
      name text not null,
      query text not null,
      primary key (business_profile_id, user_id, folded_name)
    )`,
    "create index campaign_views_of_user on campaign_views (portal_id, user_id)",
  ],
}
