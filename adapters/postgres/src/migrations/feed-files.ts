import type { Migration } from "@adapters/sql"

/** Files of products that owners fill a feed with, the newest alone. */
export const feedFiles: Migration = {
  id: 1050,
  name: "files of products",
  statements: [
    `create table feed_files (
      business_profile_id bigint not null,
      feed_id bigint not null,
      name text not null,
      content bytea not null,
      primary key (business_profile_id, feed_id),
      foreign key (business_profile_id, feed_id) references product_feeds
    )`,
  ],
}
