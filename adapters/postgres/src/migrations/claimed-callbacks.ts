import type { Migration } from "@adapters/sql"

/** Who of a portal's staff takes care of a request to be called, and what they have noted so far. */
export const claimedCallbacks: Migration = {
  id: 1053,
  name: "claimed call-back requests",
  statements: [
    "alter table callback_requests add column claimed_at bigint",
    "alter table callback_requests add column claimed_by bigint",
    "alter table callback_requests add column staff_note text",
    "create index callback_requests_of_user on callback_requests (portal_id, user_id, business_profile_id, id)",
  ],
}
