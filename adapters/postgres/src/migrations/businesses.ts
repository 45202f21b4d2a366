import type { Migration } from "@adapters/sql"

export const businessesMigrations: ReadonlyArray<Migration> = [
  {
    id: 300,
    name: "business profiles",
    statements: [
      `create table business_profiles (
        id bigint primary key,
        portal_id bigint not null,
        name text not null,
        region text not null,
        currency_id int not null,
        time_zone_id int not null,
        time_zone text not null,
        thumbnail_logo text,
        referral_code text,
        created_at bigint not null
      )`,
      "create index business_profiles_by_portal on business_profiles (portal_id, id)",
    ],
  },
  {
    id: 920,
    name: "public pages have keys that cannot be guessed",
    statements: [
      // Of each row its own: the server asks anew for every one, since the value is not constant.
      "alter table business_profiles add column page_key text not null default replace(gen_random_uuid()::text, '-', '')",
      "create unique index business_profiles_by_page on business_profiles (page_key)",
    ],
  },
]
