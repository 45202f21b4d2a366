import type { Migration } from "@adapters/sql"

/** An invitation without a profile is one to run the portal. */
export const portalInvitations: Migration = {
  id: 1021,
  name: "invitations to run a portal",
  statements: ["alter table invitations alter column business_profile_id drop not null"],
}
