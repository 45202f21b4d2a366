import type { Migration } from "@adapters/sql"

/** Businesses' logins at Facebook, their tokens sealed, and the pages that they have chosen. */
export const linkedAccounts: Migration = {
  id: 1040,
  name: "Facebook logins and pages of businesses",
  statements: [
    `create table facebook_logins (
      business_profile_id bigint primary key,
      user_id bigint not null,
      facebook_user_id text not null,
      facebook_name text not null,
      sealed_token text not null,
      linked_at bigint not null,
      expires_at bigint,
      lost_at bigint
    )`,
    `create table linked_pages (
      business_profile_id bigint not null,
      page_id text not null,
      name text not null,
      category text,
      picture_url text,
      status text not null,
      is_chosen boolean not null,
      steps text[] not null default '{}',
      instagram_id text,
      primary key (business_profile_id, page_id)
    )`,
    "create unique index linked_pages_chosen on linked_pages (business_profile_id) where is_chosen",
  ],
}
