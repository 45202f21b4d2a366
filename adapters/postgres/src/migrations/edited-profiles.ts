import type { Migration } from "@adapters/sql"

/** What members edit of a profile, the portals it was joined to, the clients an agency runs, and configurations. */
export const editedProfiles: Migration = {
  id: 1011,
  name: "profiles are edited, joined to portals, configured and run by agencies",
  statements: [
    `alter table business_profiles add column store_domain text, add column fresh_chat_external_id text,
      add column fresh_chat_restore_id text, add column email text, add column location text, add column address text,
      add column revisions jsonb`,
    `create table joined_portals (
      business_profile_id bigint not null references business_profiles (id),
      portal_id bigint not null,
      primary key (business_profile_id, portal_id)
    )`,
    `create table agency_clients (
      business_profile_id bigint not null references business_profiles (id),
      portal_id bigint not null,
      client_id bigint not null references business_profiles (id),
      email_address text,
      phone text,
      primary key (business_profile_id, portal_id, client_id)
    )`,
    `create table profile_configurations (
      business_profile_id bigint primary key references business_profiles (id),
      document jsonb not null,
      document_version int not null,
      revisions jsonb not null
    )`,
  ],
}
