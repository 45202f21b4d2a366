import type { Migration } from "@adapters/sql"

/** Creates the table of visits of websites on their way to a network. */
export const waitingVisits: Migration = {
  id: 1089,
  name: "visits of websites that wait to be told",
  statements: [
    `create table waiting_visits (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      received_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index waiting_visits_oldest on waiting_visits (received_at, business_profile_id, id)",
  ],
}
