import type { Migration } from "@adapters/sql"

/** Creates the tables of the rules of feeds, and of the rows on which rules are tried. */
export const feedRules: Migration = {
  id: 1072,
  name: "rules of feeds and samples of their rows",
  statements: ["feed_rules", "feed_samples"].map(
    (table) => `create table ${table} (
      business_profile_id bigint not null,
      feed_id bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, feed_id)
    )`,
  ),
}
