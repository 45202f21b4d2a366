import type { Migration } from "@adapters/sql"

/** Keeps proposed changes, how many each proposer has made in a day, and the rules that approve small ones. */
export const proposals: Migration = {
  id: 1122,
  name: "proposals that people approve",
  statements: [
    `create table proposals (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      part text not null,
      maker text not null,
      request text not null,
      created_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index proposals_newest on proposals (business_profile_id, part, created_at, id)",
    "create index proposals_of_maker on proposals (business_profile_id, maker, part, id)",
    "create index proposals_of_request on proposals (business_profile_id, request)",
    `create table proposal_makers (
      business_profile_id bigint not null,
      maker text not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, maker)
    )`,
    `create table proposal_rules (
      business_profile_id bigint primary key,
      document_version integer not null,
      document jsonb not null
    )`,
  ],
}
