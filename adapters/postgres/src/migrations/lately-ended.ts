import type { Migration } from "@adapters/sql"

/** Campaigns that ended lately are read for some days more. */
export const latelyEnded: Migration = {
  id: 1002,
  name: "campaigns that ended lately are found by an index",
  statements: [
    `create index campaigns_lately_ended on campaigns ((document ->> 'endDate'))
     where status in ('Completed', 'Archived')`,
  ],
}
