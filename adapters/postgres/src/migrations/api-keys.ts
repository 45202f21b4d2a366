import type { Migration } from "@adapters/sql"

/** Creates the table of API keys: their hashes, and what each may do until when. */
export const apiKeys: Migration = {
  id: 1102,
  name: "api keys of portals",
  statements: [
    `create table api_keys (
      portal_id bigint not null,
      id bigint generated always as identity unique,
      name text not null,
      "end" text not null,
      scopes jsonb not null,
      business_profile_id bigint,
      created_by bigint not null,
      created_at bigint not null,
      expires_at bigint not null,
      last_used_at bigint,
      revoked_at bigint,
      follows bigint,
      key_hash text not null,
      primary key (portal_id, id)
    )`,
    "create index api_keys_of_hash on api_keys (portal_id, key_hash, id)",
  ],
}
