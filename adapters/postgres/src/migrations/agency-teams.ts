import type { Migration } from "@adapters/sql"

/** Keeps teams of agencies, to whom each client is given, and memberships that an agency withholds. */
export const agencyTeams: Migration = {
  id: 1120,
  name: "agencies give clients to members and teams",
  statements: [
    `create table agency_reaches (
      business_profile_id bigint primary key,
      portal_id bigint not null,
      mode text not null,
      changed_by bigint not null,
      changed_at bigint not null
    )`,
    `create table agency_teams (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      portal_id bigint not null,
      name text not null,
      member_ids bigint[] not null,
      primary key (business_profile_id, id)
    )`,
    `create table given_clients (
      agency_id bigint not null,
      business_profile_id bigint not null,
      portal_id bigint not null,
      member_id bigint,
      team_id bigint,
      given_by bigint not null,
      given_at bigint not null,
      primary key (agency_id, business_profile_id)
    )`,
    "create index given_clients_of_client on given_clients (business_profile_id)",
    "create index given_clients_of_member on given_clients (agency_id, member_id, business_profile_id)",
    "create index given_clients_of_team on given_clients (agency_id, team_id, business_profile_id)",
    `create table withheld_memberships (
      agency_id bigint not null,
      business_profile_id bigint not null,
      portal_id bigint not null,
      user_id bigint not null,
      role_id int not null,
      primary key (agency_id, business_profile_id, user_id)
    )`,
    "create index withheld_memberships_of_client on withheld_memberships (business_profile_id)",
    "create index withheld_memberships_of_user on withheld_memberships (portal_id, user_id)",
  ],
}
