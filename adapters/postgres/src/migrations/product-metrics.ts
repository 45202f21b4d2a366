import type { Migration } from "@adapters/sql"

/** What networks report of advertised products by day, the titles that they last had, and feeds' products by their codes. */
export const productMetrics: Migration = {
  id: 1034,
  name: "daily figures of advertised products",
  statements: [
    `create table product_metrics (
      business_profile_id bigint not null,
      date date not null,
      campaign_id bigint not null,
      channel smallint not null,
      external_campaign_id text not null,
      product_id text not null,
      cost bigint not null,
      impressions bigint not null,
      clicks bigint not null,
      total_sales bigint not null,
      orders bigint not null,
      primary key (business_profile_id, date, campaign_id, channel, external_campaign_id, product_id)
    )`,
    "create index product_metrics_of_product on product_metrics (business_profile_id, product_id, date)",
    `create table advertised_products (
      business_profile_id bigint not null,
      product_id text not null,
      title text,
      named_on date not null,
      primary key (business_profile_id, product_id)
    )`,
    "create index feed_items_by_code on feed_items (business_profile_id, ((item ->> 'id') collate \"C\"))",
  ],
}
