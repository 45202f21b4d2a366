import type { Migration } from "@adapters/sql"

/** Creates the table of saved audiences, and an index of the plans that name one or a list. */
export const savedAudiences: Migration = {
  id: 1074,
  name: "saved audiences",
  statements: [
    `create table saved_audiences (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    `create index campaign_plans_with_audience on campaign_plans (business_profile_id, campaign_id, revision)
      where document #> '{plan,targeting}' ?| array['savedAudience', 'includedLists', 'excludedLists']`,
  ],
}
