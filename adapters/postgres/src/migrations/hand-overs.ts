import type { Migration } from "@adapters/sql"

/** Keeps hand-overs of clients between agencies, and the codes by which agencies are named. */
export const handOvers: Migration = {
  id: 1111,
  name: "clients are handed over between agencies",
  statements: [
    `create table hand_overs (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      portal_id bigint not null,
      from_id bigint,
      to_id bigint not null,
      started_by text not null,
      starter bigint not null,
      started_at bigint not null,
      expires_at bigint not null,
      giver text not null,
      money text not null,
      given_by bigint,
      given_at bigint,
      received_by bigint,
      received_at bigint,
      "end" text,
      ended_by bigint,
      ended_at bigint,
      reason text,
      went_back bigint,
      currency text,
      primary key (business_profile_id, id)
    )`,
    "create index hand_overs_of_receiver on hand_overs (to_id, id)",
    "create index hand_overs_of_former on hand_overs (from_id, id) where from_id is not null",
    `create table agency_codes (
      business_profile_id bigint primary key,
      portal_id bigint not null,
      code text not null,
      made_at bigint not null
    )`,
    "create index agency_codes_of_code on agency_codes (portal_id, code, business_profile_id)",
    "create index agency_clients_by_client on agency_clients (client_id, portal_id)",
  ],
}
