import type { Migration } from "@adapters/sql"

/** Keeps what the last look for a host name's proof found instead; servers of the release before leave it empty. */
export const domainFaults: Migration = {
  id: 1099,
  name: "what the last look for a host name found",
  statements: ["alter table portal_domains add column fault text"],
}
