import type { Migration } from "@adapters/sql"

/** Creates the table of tests of ads' two versions. */
export const adTests: Migration = {
  id: 1092,
  name: "tests of two ad versions",
  statements: [
    `create table ad_tests (
      business_profile_id bigint not null,
      campaign_id bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, campaign_id)
    )`,
  ],
}
