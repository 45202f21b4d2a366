import type { Migration } from "@adapters/sql"

/** Creates the tables of assistants: programs that registered, what people let them do, and the hashes of codes and tokens. */
export const assistants: Migration = {
  id: 1121,
  name: "assistants that people let in",
  statements: [
    `create table assistant_clients (
      portal_id bigint not null,
      program_id text not null,
      name text not null,
      redirect_addresses jsonb not null,
      used_at bigint not null,
      primary key (portal_id, program_id)
    )`,
    `create index assistant_clients_oldest on assistant_clients (used_at, portal_id, program_id collate "C")`,
    `create table assistant_connections (
      portal_id bigint not null,
      id text not null,
      user_id bigint not null,
      program_id text not null,
      name text not null,
      host text,
      scopes jsonb not null,
      business_profile_ids jsonb,
      resource text not null,
      created_at bigint not null,
      expires_at bigint not null,
      connected_at bigint,
      last_used_at bigint,
      revoked_at bigint,
      primary key (portal_id, user_id, id)
    )`,
    `create index assistant_connections_of_user on assistant_connections (portal_id, user_id, created_at, id collate "C")`,
    `create index assistant_connections_oldest on assistant_connections (expires_at, portal_id, id collate "C")`,
    `create table assistant_secrets (
      portal_id bigint not null,
      secret_hash text not null,
      kind text not null,
      connection_id text not null,
      user_id bigint not null,
      expires_at bigint not null,
      used_at bigint,
      challenge text,
      redirect_address text,
      primary key (portal_id, secret_hash)
    )`,
    "create index assistant_secrets_of_user on assistant_secrets (user_id)",
    `create index assistant_secrets_oldest on assistant_secrets (expires_at, portal_id, secret_hash collate "C")`,
  ],
}
