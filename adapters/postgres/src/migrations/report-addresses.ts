import type { Migration } from "@adapters/sql"

/**
 * Creates the table of outside addresses that are asked before a regular report goes to them. It begins empty: an address that
 * got a report before is known by the sendings.
 */
export const reportAddresses: Migration = {
  id: 1094,
  name: "outside addresses of regular reports",
  statements: [
    `create table report_addresses (
      business_profile_id bigint not null,
      address text not null,
      state text not null,
      changed_at bigint not null,
      asks integer not null,
      link_until bigint not null,
      primary key (business_profile_id, address)
    )`,
  ],
}
