import type { Migration } from "@adapters/sql"

/** What users are told in the product, by which channel they hear it, and who has called clients back. */
export const notifications: Migration = {
  id: 1024,
  name: "notifications, preferences and answered call-back requests",
  statements: [
    `create table notifications (
      portal_id bigint not null,
      id bigint generated always as identity primary key,
      user_id bigint not null,
      business_profile_id bigint,
      document jsonb not null,
      document_version int not null,
      created_at bigint not null,
      read_at bigint
    )`,
    "create index notifications_of_user on notifications (portal_id, user_id, id desc)",
    "create index notifications_unread on notifications (portal_id, user_id) where read_at is null",
    "create index notifications_by_time on notifications (created_at)",
    `create table message_preferences (
      portal_id bigint not null,
      user_id bigint not null,
      choices jsonb not null,
      primary key (portal_id, user_id)
    )`,
    "alter table callback_requests add column handled_at bigint",
    "alter table callback_requests add column handled_by bigint",
    "alter table callback_requests add column handled_note text",
    "create index callback_requests_open on callback_requests (portal_id, id) where handled_at is null",
  ],
}
