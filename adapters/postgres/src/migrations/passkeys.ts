import type { Migration } from "@adapters/sql"

/**
 * Passkeys of users, the questions to browsers that wait for an answer, and by what a second factor failed. One without an app has
 * an empty secret, by which servers of the release before let nobody in.
 */
export const passkeys: Migration = {
  id: 1061,
  name: "passkeys",
  statements: [
    "alter table second_factors alter column sealed_secret set default ''",
    `create table passkeys (
      portal_id bigint not null,
      user_id bigint not null,
      id text not null,
      credential_id text not null,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      host text not null,
      name text not null,
      added_at bigint not null,
      used_at bigint,
      primary key (portal_id, user_id, id)
    )`,
    "create unique index passkeys_by_credential on passkeys (portal_id, credential_id)",
    `create table passkey_challenges (
      portal_id bigint not null,
      key_hash text not null,
      user_id bigint not null,
      purpose text not null,
      host text not null,
      expires_at bigint not null,
      primary key (portal_id, key_hash)
    )`,
    "create index passkey_challenges_by_end on passkey_challenges (expires_at)",
    "alter table security_events add column means text",
  ],
}
