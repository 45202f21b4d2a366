import type { Migration } from "@adapters/sql"

/** Creates the tables of destinations of leads, their secrets, and what is sent to them. */
export const leadDestinations: Migration = {
  id: 1078,
  name: "destinations of leads and what is sent to them",
  statements: [
    `create table lead_destinations (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      state text not null,
      look_at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index lead_destinations_due on lead_destinations (state, look_at, id)",
    `create table lead_destination_secrets (
      business_profile_id bigint not null,
      destination_id bigint not null,
      secret_use text not null,
      sealed text not null,
      ends_at bigint,
      primary key (business_profile_id, destination_id, secret_use)
    )`,
    `create table lead_deliveries (
      business_profile_id bigint not null,
      destination_id bigint not null,
      lead_id bigint not null,
      id bigint generated always as identity unique,
      state text not null,
      at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index lead_deliveries_of_destination on lead_deliveries (business_profile_id, destination_id, id)",
    "create index lead_deliveries_of_lead on lead_deliveries (business_profile_id, destination_id, lead_id, id)",
    "create index lead_deliveries_in_state on lead_deliveries (business_profile_id, destination_id, state, at, id)",
    "create index lead_deliveries_oldest on lead_deliveries (state, at, id)",
  ],
}
