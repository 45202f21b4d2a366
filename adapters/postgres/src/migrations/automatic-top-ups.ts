import type { Migration } from "@adapters/sql"

/** What owners agreed to about filling their wallets by themselves; a row is a wallet for which that is switched on. */
export const automaticTopUps: Migration = {
  id: 1033,
  name: "automatic top-ups of wallets",
  statements: [
    `create table automatic_top_ups (
      business_profile_id bigint primary key,
      user_id bigint not null,
      threshold bigint not null check (threshold >= 0),
      amount bigint not null check (amount > 0),
      monthly_ceiling bigint not null check (monthly_ceiling >= amount),
      currency text not null,
      paused_for text
    )`,
  ],
}
