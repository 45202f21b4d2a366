import type { Migration } from "@adapters/sql"

/** An invitation without an address is one for whoever holds its link. */
export const linkInvitations: Migration = {
  id: 1038,
  name: "invitations by a link alone",
  statements: ["alter table invitations alter column email_address drop not null"],
}
