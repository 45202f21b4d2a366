import type { Migration } from "@adapters/sql"

/** Leads remember their changes and are found by their work; the list of leads has saved views as that of campaigns. */
export const leadHistory: Migration = {
  id: 1076,
  name: "leads remember changes, and their list has saved views",
  statements: [
    "alter table leads add column history jsonb",
    `create index leads_by_next_step on leads
      (business_profile_id, coalesce((next_step ->> 'dueAt')::bigint, 999999999999999), id)`,
    `create index leads_to_remind_of on leads (((next_step ->> 'dueAt')::bigint), id)
      where next_step is not null and next_step ->> 'remindedAt' is null`,
    `create index leads_answered on leads (business_profile_id, submitted_on desc, id desc)
      where contacted_at is not null`,
    "create index leads_tagged on leads (business_profile_id, submitted_on desc, id desc) where tags is not null",
    `create table lead_views (
      business_profile_id bigint not null,
      portal_id bigint not null,
      user_id bigint not null,
      folded_name text not null,
      id bigint generated always as identity unique,
      name text not null,
      query text not null,
      primary key (business_profile_id, user_id, folded_name)
    )`,
    "create index lead_views_of_user on lead_views (portal_id, user_id)",
  ],
}
