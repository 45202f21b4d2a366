import type { Migration } from "@adapters/sql"

/** Businesses' linked stores, their access sealed, and what was tried to link one. */
export const storeLinks: Migration = {
  id: 1046,
  name: "linked stores",
  statements: [
    `create table store_links (
      business_profile_id bigint primary key,
      platform text not null,
      shop text not null,
      facts jsonb not null,
      notice_key text not null unique,
      sealed_access text not null,
      is_watched boolean not null,
      feed_id bigint not null,
      linked_by bigint not null,
      linked_at bigint not null,
      lost_at bigint,
      unique (platform, shop)
    )`,
    `create table store_attempts (
      business_profile_id bigint primary key,
      platform text not null,
      shop text not null,
      begun_at bigint not null,
      refusal text
    )`,
    "create index feed_items_by_group on feed_items (business_profile_id, feed_id, (item ->> 'item_group_id'))",
  ],
}
