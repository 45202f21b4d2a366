import type { Migration } from "@adapters/sql"

/**
 * Creates the tables of reports over many clients. A page is never changed, and goes with its report however that goes, as by
 * its maker's erasure.
 */
export const agencyReports: Migration = {
  id: 1086,
  name: "reports over many clients",
  statements: [
    `create table agency_reports (
      portal_id bigint not null,
      user_id bigint not null,
      id bigint generated always as identity unique,
      title text not null,
      agency text not null,
      prepared_by text,
      prepared_for text,
      note text,
      from_day text not null,
      to_day text not null,
      time_zone text not null,
      published_at bigint not null,
      clients integer not null,
      key_hash text,
      shared_until bigint,
      password_hash text,
      views bigint not null,
      last_viewed_at bigint,
      primary key (portal_id, user_id, id)
    )`,
    "create index agency_reports_by_key on agency_reports (portal_id, key_hash, id)",
    `create table agency_report_pages (
      business_profile_id bigint not null,
      report_id bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, report_id)
    )`,
    "create index agency_report_pages_of_report on agency_report_pages (report_id, business_profile_id)",
    `create function refuse_changed_agency_page() returns trigger language plpgsql as $$
      begin
        raise exception 'a page of a report is not changed: % is refused', tg_op using errcode = '42501';
      end
    $$`,
    `create trigger agency_report_pages_stay before update on agency_report_pages
      for each row execute function refuse_changed_agency_page()`,
    `create function remove_agency_pages() returns trigger language plpgsql as $$
      begin
        delete from agency_report_pages where report_id = old.id;
        return null;
      end
    $$`,
    `create trigger agency_report_pages_go after delete on agency_reports
      for each row execute function remove_agency_pages()`,
  ],
}
