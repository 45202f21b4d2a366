import type { Migration } from "@adapters/sql"

/** Which shop a feed was read from, so that it can be deleted; and the keys that an attempt to link a store waits for. */
export const shopOrigins: Migration = {
  id: 1057,
  name: "shops of feeds, and keys of attempts",
  statements: [
    "alter table product_feeds add column shop_platform text, add column shop text",
    `update product_feeds feed set shop_platform = link.platform, shop = link.shop from store_links link
      where link.business_profile_id = feed.business_profile_id and link.feed_id = feed.id`,
    "create index product_feeds_by_shop on product_feeds (shop_platform, shop) where shop is not null",
    "alter table store_attempts add column attempt_key text, add column sealed_keys text",
  ],
}
