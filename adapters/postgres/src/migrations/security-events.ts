import type { Migration } from "@adapters/sql"

/** Failed sign-ins and refused rights, with account, factor and place, and when somebody was told of them. */
export const securityEvents: Migration = {
  id: 1060,
  name: "failed sign-ins and refused rights",
  statements: [
    `create table security_events (
      portal_id bigint not null,
      id bigint generated always as identity primary key,
      at bigint not null,
      kind text not null,
      factor text,
      call text,
      user_id bigint,
      ip_address text not null,
      user_agent text not null,
      request_id text not null,
      told_at bigint
    )`,
    "create index security_events_of_portal on security_events (portal_id, id)",
    "create index security_events_by_user on security_events (portal_id, user_id, at)",
    "create index security_events_by_time on security_events (at)",
  ],
}
