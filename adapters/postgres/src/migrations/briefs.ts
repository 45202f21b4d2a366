import type { Migration } from "@adapters/sql"

/** Creates the table of briefs: what brands ask for, with the plans that were made for each brief. */
export const briefs: Migration = {
  id: 1030,
  name: "briefs and their plans",
  statements: [
    `create table briefs (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      status text not null,
      created_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index briefs_newest on briefs (business_profile_id, created_at desc, id desc)",
  ],
}
