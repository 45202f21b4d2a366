import type { Migration } from "@adapters/sql"

/** What networks tell of a campaign's days by ad, place, device, age, gender and hour, and what people call the ads. */
export const metricParts: Migration = {
  id: 1083,
  name: "daily figures by ad, place, device, age, gender and hour",
  statements: [
    `create table metric_parts (
      business_profile_id bigint not null,
      date date not null,
      campaign_id bigint not null,
      channel smallint not null,
      external_campaign_id text not null,
      dimension smallint not null,
      value text not null,
      impressions bigint not null,
      clicks bigint not null,
      results bigint,
      spend bigint not null,
      primary key (business_profile_id, date, campaign_id, channel, external_campaign_id, dimension, value)
    )`,
    `create table part_names (
      business_profile_id bigint not null,
      value text not null,
      name text not null,
      primary key (business_profile_id, value)
    )`,
  ],
}
