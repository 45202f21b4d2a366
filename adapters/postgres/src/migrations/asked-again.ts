import type { Migration } from "@adapters/sql"

/**
 * Adds the time at which an approver whose link was closed was sent the summary again; null for approvers who were
 * asked once.
 */
export const askedAgain: Migration = {
  id: 1055,
  name: "approvers who are asked again",
  statements: ["alter table summary_approvers add column asked_again_at bigint"],
}
