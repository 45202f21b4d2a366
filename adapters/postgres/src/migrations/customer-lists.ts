import type { Migration } from "@adapters/sql"

/** Creates the tables of customer lists, and of hashed people on their way to a network. */
export const customerLists: Migration = {
  id: 1073,
  name: "customer lists and the people who wait to be sent",
  statements: [
    `create table customer_lists (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      state text not null,
      look_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index customer_lists_due on customer_lists (state, look_at, id)",
    `create table customer_list_batches (
      business_profile_id bigint not null,
      list_id bigint not null,
      network text not null,
      id bigint generated always as identity unique,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index customer_list_batches_waiting on customer_list_batches (business_profile_id, list_id, network, id)",
  ],
}
