import type { Migration } from "@adapters/sql"

/** Counts the changes of a user, so that a change made from an older state is noticed. */
export const userRevisions: Migration = {
  id: 1010,
  name: "users have revisions",
  statements: ["alter table users add column revision int not null default 0"],
}
