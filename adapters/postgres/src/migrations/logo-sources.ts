import type { Migration } from "@adapters/sql"

/** Where a business's logo comes from; null of those before. */
export const logoSources: Migration = {
  id: 1051,
  name: "sources of logos",
  statements: ["alter table business_profiles add column logo_source text"],
}
