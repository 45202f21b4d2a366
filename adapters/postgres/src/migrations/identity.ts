import type { Migration } from "@adapters/sql"

export const identityMigrations: ReadonlyArray<Migration> = [
  {
    id: 200,
    name: "numbers",
    statements: [
      "create sequence user_numbers",
      "create sequence business_profile_numbers",
      "create sequence campaign_numbers",
      "create sequence lead_numbers",
      "create sequence payment_numbers",
    ],
  },
  {
    id: 201,
    name: "users",
    statements: [
      `create table users (
        portal_id bigint not null,
        id bigint not null unique,
        email_address text not null,
        first_name text not null,
        last_name text not null,
        language_id text not null,
        role_ids int[] not null,
        phone_number text,
        password_hash text not null,
        password_expires_at bigint,
        expires_at bigint,
        barred boolean not null default false,
        primary key (portal_id, id)
      )`,
      "create unique index users_by_address on users (portal_id, lower(email_address))",
      "create index users_by_address_anywhere on users (lower(email_address))",
      "create index users_by_phone on users (portal_id, phone_number, id) where phone_number is not null",
      `create table memberships (
        business_profile_id bigint not null,
        user_id bigint not null references users (id),
        role_id int not null,
        joined bigint generated always as identity,
        primary key (business_profile_id, user_id)
      )`,
      "create index memberships_by_user on memberships (user_id, joined)",
    ],
  },
  {
    id: 202,
    name: "sign-in secrets",
    statements: [
      `create table refresh_tokens (
        portal_id bigint not null,
        token_hash text not null,
        family_id text not null,
        user_id bigint not null,
        expires_at bigint not null,
        spent boolean not null default false,
        primary key (portal_id, token_hash)
      )`,
      "create index refresh_tokens_by_family on refresh_tokens (portal_id, family_id)",
      "create index refresh_tokens_by_user on refresh_tokens (portal_id, user_id)",
      `create table otp_challenges (
        portal_id bigint not null,
        phone text not null,
        code_hash text not null,
        sent_at bigint not null,
        wrong_attempts int not null,
        locked_until bigint,
        verified boolean not null,
        primary key (portal_id, phone)
      )`,
      `create table password_resets (
        portal_id bigint not null,
        key_hash text not null,
        user_id bigint not null,
        expires_at bigint not null,
        primary key (portal_id, key_hash)
      )`,
      "create index password_resets_by_user on password_resets (portal_id, user_id)",
    ],
  },
  {
    id: 203,
    name: "rate limits",
    statements: [
      `create unlogged table rate_limits (
        key text primary key,
        ends_at bigint not null,
        taken int not null
      )`,
    ],
  },
  {
    id: 204,
    name: "windows that ended",
    statements: ["create index if not exists rate_limits_by_end on rate_limits (ends_at)"],
  },
  {
    id: 205,
    name: "sign-ins that count",
    statements: [
      "create index refresh_tokens_to_spend on refresh_tokens (portal_id, family_id, user_id) where not spent",
    ],
  },
  {
    id: 206,
    name: "codes by purpose and holder, known devices",
    statements: [
      "delete from otp_challenges",
      "alter table otp_challenges add column purpose text not null, add column holder text not null",
      "alter table otp_challenges drop constraint otp_challenges_pkey",
      "alter table otp_challenges add primary key (portal_id, phone, purpose, holder)",
      "create index otp_challenges_by_time on otp_challenges (sent_at)",
      `create table known_devices (
        portal_id bigint not null,
        user_id bigint not null,
        device_hash text not null,
        expires_at bigint not null,
        primary key (portal_id, user_id, device_hash)
      )`,
    ],
  },
  {
    id: 207,
    name: "a verified phone is one account's, the oldest that may enter",
    statements: [
      "alter table users add column phone_verified boolean not null default false",
      `update users set phone_verified = true where id in (
        select distinct on (portal_id, phone_number) id from users where phone_number is not null
        order by portal_id, phone_number, barred, id
      )`,
      `create unique index users_by_verified_phone on users (portal_id, phone_number) where phone_verified`,
      "drop index users_by_phone",
    ],
  },
  {
    id: 208,
    name: "verified mail addresses",
    statements: [
      "alter table users add column email_verified boolean not null default false",
      "create unique index users_by_verified_address on users (portal_id, lower(email_address)) where email_verified",
      "create index users_naming_address on users (portal_id, lower(email_address), email_verified, id)",
      "drop index users_by_address",
      `create table email_verifications (
        portal_id bigint not null,
        key_hash text not null,
        user_id bigint not null,
        email_address text not null,
        sent_at bigint not null,
        expires_at bigint not null,
        verified_at bigint,
        primary key (portal_id, key_hash)
      )`,
      "create index email_verifications_by_user on email_verifications (portal_id, user_id, sent_at)",
    ],
  },
  {
    id: 209,
    name: "reset links that were mailed",
    statements: ["alter table password_resets add column was_mailed boolean not null default false"],
  },
  {
    id: 210,
    name: "when refresh tokens were spent",
    statements: ["alter table refresh_tokens add column spent_at bigint"],
  },
]
