import type { Migration } from "@adapters/sql"

/** What is stored of people beside their accounts. */
export const people: Migration = {
  id: 1014,
  name: "invitations, divisions, call-back requests, subscriptions and embed keys",
  statements: [
    `create table invitations (
      portal_id bigint not null,
      key_hash text not null,
      business_profile_id bigint not null,
      invited_by bigint not null,
      email_address text not null,
      role_id int not null,
      was_mailed boolean not null,
      sent_at bigint not null,
      expires_at bigint not null,
      accepted_at bigint,
      revoked_at bigint,
      primary key (portal_id, key_hash)
    )`,
    "create index invitations_by_end on invitations (expires_at)",
    `create table divisions (
      portal_id bigint not null,
      id bigint generated always as identity,
      name text not null,
      business_profile_ids bigint[] not null,
      primary key (portal_id, name)
    )`,
    `create table callback_requests (
      portal_id bigint not null,
      id bigint generated always as identity primary key,
      user_id bigint not null,
      business_profile_id bigint not null,
      phone text not null,
      portal text not null,
      requested_at bigint not null,
      reply_due_at bigint not null
    )`,
    "create index callback_requests_by_portal on callback_requests (portal_id, id)",
    "create sequence push_subscription_numbers",
    `create table push_subscriptions (
      portal_id bigint not null,
      id bigint not null default nextval('push_subscription_numbers'),
      user_id bigint not null,
      device_type int not null,
      client_code text not null,
      subscription_type int not null,
      token text not null,
      token_hash text not null,
      primary key (portal_id, client_code, subscription_type, token_hash)
    )`,
    "create index push_subscriptions_by_user on push_subscriptions (portal_id, user_id, id)",
    `create table embed_keys (
      portal_id bigint not null,
      key_id text not null,
      algorithm text not null,
      public_key text not null,
      primary key (portal_id, key_id)
    )`,
    `create table embed_tokens (
      portal_id bigint not null,
      token_id text not null,
      expires_at bigint not null,
      primary key (portal_id, token_id)
    )`,
    "create index embed_tokens_by_end on embed_tokens (expires_at)",
  ],
}
