import type { Migration } from "@adapters/sql"

/** How the tax of a paid session was rounded when its payment was asked for; empty for those paid before, of the whole. */
export const taxRoundings: Migration = {
  id: 1058,
  name: "tax roundings",
  statements: ["alter table signup_sessions add column tax_rounding text"],
}
