import type { Migration } from "@adapters/sql"

/** Creates the tables of saved lead forms and their versions, and an index of the plans that took a form. */
export const leadForms: Migration = {
  id: 1079,
  name: "saved lead forms",
  statements: [
    `create table saved_lead_forms (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    `create table saved_lead_form_versions (
      business_profile_id bigint not null,
      form_id bigint not null,
      version bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, form_id, version)
    )`,
    `create function refuse_changed_form_version() returns trigger language plpgsql as $$
      begin
        raise exception 'a version of a form is not changed: % is refused', tg_op using errcode = '42501';
      end
    $$`,
    `create trigger saved_lead_form_versions_stay before update on saved_lead_form_versions
      for each row execute function refuse_changed_form_version()`,
    `create index campaign_plans_with_form on campaign_plans (business_profile_id, campaign_id, revision)
      where document #> '{plan,creative,creativeDetail}' ? 'savedForm'`,
  ],
}
