import type { Migration } from "@adapters/sql"

/** Creates the table of changes of running campaigns that are typed and not sent yet. */
export const campaignEdits: Migration = {
  id: 1064,
  name: "edits of campaigns",
  statements: [
    `create table campaign_edits (
      business_profile_id bigint not null,
      campaign_id bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, campaign_id)
    )`,
  ],
}
