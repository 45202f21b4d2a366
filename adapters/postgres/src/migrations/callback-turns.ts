import type { Migration } from "@adapters/sql"

/** Indexes in the order of the desk's call-backs, so that a page reads its own rows alone. */
export const callbackTurns: Migration = {
  id: 1107,
  name: "call-backs by their turn",
  statements: [
    "create index callback_requests_by_due on callback_requests (portal_id, reply_due_at, id) where handled_at is null",
    `create index callback_requests_by_answer on callback_requests (portal_id, handled_at desc, id desc)
      where handled_at is not null`,
  ],
}
