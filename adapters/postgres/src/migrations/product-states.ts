import type { Migration } from "@adapters/sql"

/** Creates the table of what networks find wrong with advertised products. */
export const productStates: Migration = {
  id: 1097,
  name: "what networks find wrong with advertised products",
  statements: [
    `create table product_states (
      business_profile_id bigint not null,
      product_id text collate "C" not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, product_id)
    )`,
  ],
}
