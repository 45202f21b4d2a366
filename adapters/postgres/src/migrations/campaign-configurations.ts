import type { Migration } from "@adapters/sql"

/** What a campaign is configured with beyond its own fields; it goes with its campaign. */
export const campaignConfigurations: Migration = {
  id: 1015,
  name: "further configurations of campaigns",
  statements: [
    `create table campaign_configurations (
      business_profile_id bigint not null,
      campaign_id bigint not null,
      configuration jsonb not null,
      revisions jsonb not null,
      primary key (business_profile_id, campaign_id),
      foreign key (business_profile_id, campaign_id) references campaigns on delete cascade
    )`,
  ],
}
