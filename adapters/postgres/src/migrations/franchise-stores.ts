import type { Migration } from "@adapters/sql"

/** Keeps the stores of franchises, and budgets over them. */
export const franchiseStores: Migration = {
  id: 1110,
  name: "stores of franchises",
  statements: [
    `create table franchise_stores (
      business_profile_id bigint not null,
      code text not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, code)
    )`,
    `create index franchise_stores_in_order on franchise_stores (business_profile_id, (code collate "C"))`,
    `create table franchise_budgets (
      business_profile_id bigint primary key,
      document_version integer not null,
      document jsonb not null
    )`,
  ],
}
