import type { Migration } from "@adapters/sql"

/** Second factors of users, and the sign-ins that wait for them. */
export const secondFactors: Migration = {
  id: 1017,
  name: "second factors",
  statements: [
    `create table second_factors (
      portal_id bigint not null,
      user_id bigint not null,
      sealed_secret text not null,
      begun_at bigint not null,
      enabled_at bigint,
      last_step bigint,
      recovery_hashes text[] not null default '{}',
      primary key (portal_id, user_id)
    )`,
    "create index second_factors_begun on second_factors (begun_at) where enabled_at is null",
    `create table second_factor_challenges (
      portal_id bigint not null,
      key_hash text not null,
      user_id bigint not null,
      expires_at bigint not null,
      attempts int not null default 0,
      primary key (portal_id, key_hash)
    )`,
    "create index second_factor_challenges_by_end on second_factor_challenges (expires_at)",
    "create index second_factor_challenges_by_user on second_factor_challenges (portal_id, user_id)",
  ],
}
