import type { Migration } from "@adapters/sql"

/** Creates the tables of conversions on businesses' websites, and of what networks are told of them. */
export const conversions: Migration = {
  id: 1081,
  name: "conversions on websites",
  statements: [
    `create table conversion_sites (
      business_profile_id bigint primary key,
      site_key text not null,
      document_version integer not null,
      document jsonb not null
    )`,
    "create index conversion_sites_of_key on conversion_sites (site_key, business_profile_id)",
    `create table conversion_server_keys (
      business_profile_id bigint not null,
      key_hash text not null,
      created_at bigint not null,
      primary key (business_profile_id, key_hash)
    )`,
    "create index conversion_server_keys_of_hash on conversion_server_keys (key_hash, business_profile_id)",
    `create table conversion_actions (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    `create table conversions (
      business_profile_id bigint not null,
      action_id bigint not null,
      event_id text not null,
      at bigint not null,
      click_key text,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, action_id, event_id)
    )`,
    "create index conversions_newest on conversions (business_profile_id, at, action_id, event_id)",
    "create index conversions_of_click on conversions (business_profile_id, action_id, click_key, event_id) where click_key is not null",
    "create index conversions_oldest on conversions (at, business_profile_id, action_id, event_id)",
    `create table conversion_totals (
      business_profile_id bigint not null,
      action_id bigint not null,
      date text not null,
      count integer not null,
      value bigint not null,
      primary key (business_profile_id, action_id, date)
    )`,
    `create index conversion_totals_newest on conversion_totals (business_profile_id, (date collate "C"), action_id)`,
    `create table conversion_tries (
      business_profile_id bigint not null,
      id bigint generated always as identity unique,
      at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, id)
    )`,
    "create index conversion_tries_oldest on conversion_tries (at, business_profile_id, id)",
    `create table conversion_days (
      business_profile_id bigint not null,
      campaign_id bigint not null,
      channel text not null,
      date text not null,
      action_id bigint not null,
      count integer not null,
      value bigint not null,
      is_result boolean not null,
      primary key (business_profile_id, campaign_id, channel, date, action_id)
    )`,
    `create table conversion_connections (
      business_profile_id bigint not null,
      network text not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, network)
    )`,
    `create table conversion_sendings (
      business_profile_id bigint not null,
      network text not null,
      action_id bigint not null,
      event_id text not null,
      state text not null,
      at bigint not null,
      document_version integer not null,
      document jsonb not null,
      primary key (business_profile_id, network, action_id, event_id)
    )`,
    "create index conversion_sendings_in_state on conversion_sendings (business_profile_id, network, state, at, action_id, event_id)",
    "create index conversion_sendings_newest on conversion_sendings (business_profile_id, network, at, action_id, event_id)",
    "create index conversion_sendings_due on conversion_sendings (state, at, business_profile_id, network, action_id, event_id)",
  ],
}
