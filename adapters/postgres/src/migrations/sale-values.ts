import type { Migration } from "@adapters/sql"

/** Creates the table of what owners say of a sale: its average value and how many enquiries become sales. */
export const saleValues: Migration = {
  id: 1068,
  name: "values of a sale",
  statements: [
    `create table sale_values (
      business_profile_id bigint primary key,
      average_sale bigint not null,
      close_percent int not null,
      version int not null
    )`,
  ],
}
