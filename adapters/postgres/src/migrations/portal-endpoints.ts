import type { Migration } from "@adapters/sql"

/** Creates the tables of portals' endpoints, their secrets, and what is sent to them. */
export const portalEndpoints: Migration = {
  id: 1108,
  name: "endpoints of portals and what is sent to them",
  statements: [
    `create table portal_endpoints (
      portal_id bigint not null,
      id bigint generated always as identity unique,
      state text not null,
      look_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (portal_id, id)
    )`,
    `create trigger portal_endpoints_tell after insert or delete on portal_endpoints
      for each statement execute function tell_change('portal endpoints')`,
    "create index portal_endpoints_due on portal_endpoints (state, look_at, id)",
    `create table portal_endpoint_secrets (
      portal_id bigint not null,
      endpoint_id bigint not null,
      secret_use text not null,
      sealed text not null,
      ends_at bigint,
      primary key (portal_id, endpoint_id, secret_use)
    )`,
    `create table portal_deliveries (
      portal_id bigint not null,
      endpoint_id bigint not null,
      subject text not null,
      id bigint generated always as identity unique,
      state text not null,
      event text not null,
      at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (portal_id, id)
    )`,
    "create index portal_deliveries_of_endpoint on portal_deliveries (portal_id, endpoint_id, id)",
    "create index portal_deliveries_of_subject on portal_deliveries (portal_id, endpoint_id, subject, id)",
    "create index portal_deliveries_in_state on portal_deliveries (portal_id, endpoint_id, state, at, id)",
    "create index portal_deliveries_oldest on portal_deliveries (state, at, id)",
  ],
}
