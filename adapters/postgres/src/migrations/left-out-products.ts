import type { Migration } from "@adapters/sql"

/** Creates the tables of products that owners leave out of ads, and of what networks were told of products. */
export const leftOutProducts: Migration = {
  id: 1096,
  name: "products that are left out of ads, and what networks were told of products",
  statements: ["left_out_products", "sent_products"].map(
    (table) => `create table ${table} (
      business_profile_id bigint not null,
      product_id text collate "C" not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, product_id)
    )`,
  ),
}
