import type { Migration } from "@adapters/sql"

/** Gives a brand's divisions a place and managers. */
export const brandDivisions: Migration = {
  id: 1113,
  name: "divisions have a place and managers",
  statements: [
    "alter table divisions add column position integer",
    "alter table divisions add column manager_ids bigint[]",
  ],
}
