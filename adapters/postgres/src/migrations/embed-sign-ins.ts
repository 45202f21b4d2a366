import type { Migration } from "@adapters/sql"

/** Who made an embed key known and from when it works, which sign-ins came by one, and who lets the portal's site sign them in. */
export const embedSignIns: Migration = {
  id: 1056,
  name: "sign-ins by embed keys",
  statements: [
    "alter table embed_keys add column saved_by bigint",
    "alter table embed_keys add column usable_from bigint",
    "alter table refresh_tokens add column embed_key_id text",
    "alter table second_factor_challenges add column embed_key_id text",
    "alter table users add column embed_confirmed_at bigint",
  ],
}
