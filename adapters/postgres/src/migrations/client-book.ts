import type { Migration } from "@adapters/sql"

/** Finds the businesses that joined a portal, which the book of clients lists by name beside the portal's own. */
export const clientBook: Migration = {
  id: 1112,
  name: "businesses that joined a portal are found by it",
  statements: ["create index joined_portals_of_portal on joined_portals (portal_id, business_profile_id)"],
}
