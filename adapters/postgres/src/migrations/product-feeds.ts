import type { Migration } from "@adapters/sql"

/** Catalogues, their feeds, each feed's latest processing and the products that it found. */
export const productFeeds: Migration = {
  id: 1013,
  name: "product catalogues and feeds",
  statements: [
    `create table product_catalogs (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      name text not null,
      created_at bigint not null,
      primary key (business_profile_id, id)
    )`,
    `create table product_feeds (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      product_catalog_id bigint not null,
      name text not null,
      url text not null,
      created_at bigint not null,
      primary key (business_profile_id, id),
      foreign key (business_profile_id, product_catalog_id) references product_catalogs
    )`,
    `create table feed_runs (
      business_profile_id bigint not null,
      feed_id bigint not null,
      document jsonb not null,
      shown_job_id text,
      primary key (business_profile_id, feed_id),
      foreign key (business_profile_id, feed_id) references product_feeds
    )`,
    `create table feed_items (
      business_profile_id bigint not null,
      feed_id bigint not null,
      job_id text not null,
      row int not null,
      severities text[] not null,
      is_taken boolean not null,
      sought text not null,
      item jsonb not null,
      issues jsonb not null,
      primary key (business_profile_id, feed_id, job_id, row)
    )`,
  ],
}
