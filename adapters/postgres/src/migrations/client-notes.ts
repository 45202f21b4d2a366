import type { Migration } from "@adapters/sql"

/** Keeps what agencies note of clients, and when their contracts end. */
export const clientNotes: Migration = {
  id: 1119,
  name: "agencies note on clients and keep renewal dates",
  statements: [
    `create table client_notes (
      id bigint generated always as identity unique,
      portal_id bigint not null,
      business_profile_id bigint not null,
      keeper text not null,
      user_id bigint not null,
      text text not null,
      reach text not null,
      noted_at bigint not null,
      edited_at bigint,
      primary key (business_profile_id, id)
    )`,
    `create index client_notes_of_client on client_notes
      (portal_id, business_profile_id, keeper, noted_at, id)`,
    "create index client_notes_of_author on client_notes (portal_id, user_id)",
    `create table client_renewals (
      portal_id bigint not null,
      business_profile_id bigint not null,
      keeper text not null,
      first_on text not null,
      every_months integer,
      remind_days integer not null,
      standing text not null,
      remind_on text not null,
      saved_by bigint not null,
      saved_at bigint not null,
      primary key (portal_id, business_profile_id, keeper)
    )`,
    'create index client_renewals_due on client_renewals (standing, remind_on collate "C", business_profile_id)',
    "create index client_renewals_on_business on client_renewals (business_profile_id)",
  ],
}
