import type { Migration } from "@adapters/sql"

/** Keeps the plans of briefs, their versions with approvals, and comments on their cells. */
export const briefPlans: Migration = {
  id: 1116,
  name: "plans of briefs with versions and comments",
  statements: [
    `create table brief_plans (
      business_profile_id bigint not null,
      brief_id bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, brief_id)
    )`,
    `create table brief_plan_versions (
      business_profile_id bigint not null,
      brief_id bigint not null,
      version integer not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, brief_id, version)
    )`,
    `create table brief_comments (
      business_profile_id bigint not null,
      brief_id bigint not null,
      id bigint generated always as identity unique,
      line_id text,
      cell text,
      text text not null,
      user_id bigint not null,
      at bigint not null,
      primary key (business_profile_id, brief_id, id)
    )`,
  ],
}
