import type { Migration } from "@adapters/sql"

/** Creates the tables of reports over many clients that are being made, and of how they look. */
export const agencyMakings: Migration = {
  id: 1095,
  name: "making and look of reports over many clients",
  statements: [
    "alter table agency_reports add column look_id bigint",
    `create table agency_makings (
      portal_id bigint not null,
      user_id bigint not null,
      report_id bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (portal_id, user_id, report_id)
    )`,
    `create table agency_looks (
      portal_id bigint not null,
      user_id bigint not null,
      id bigint generated always as identity unique,
      document_version integer not null,
      document jsonb not null,
      primary key (portal_id, user_id, id)
    )`,
    `create function refuse_changed_agency_look() returns trigger language plpgsql as $$
      begin
        raise exception 'a look of reports is not changed: % is refused', tg_op using errcode = '42501';
      end
    $$`,
    `create trigger agency_looks_stay before update on agency_looks
      for each row execute function refuse_changed_agency_look()`,
  ],
}
