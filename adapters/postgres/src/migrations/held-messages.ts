import type { Migration } from "@adapters/sql"

/** How users are shown things, and messages that wait for the end of quiet hours or for a digest. */
export const heldMessages: Migration = {
  id: 1085,
  name: "settings of users, and messages that wait",
  statements: [
    "alter table users add column display jsonb",
    `create table held_messages (
      portal_id bigint not null,
      user_id bigint not null,
      notification_id bigint not null references notifications (id) on delete cascade,
      channel text not null,
      link text,
      told_at bigint not null,
      due_at bigint not null,
      primary key (notification_id, channel)
    )`,
    "create index held_messages_due on held_messages (due_at)",
    "create index held_messages_of_user on held_messages (portal_id, user_id)",
  ],
}
