import type { Migration } from "@adapters/sql"

/** Add-on packs that businesses have bought; the unique key lets one request buy one pack, also a free one. */
export const addOnPurchases: Migration = {
  id: 1042,
  name: "add-on purchases",
  statements: [
    `create table add_on_purchases (
      business_profile_id bigint not null,
      id bigint generated always as identity,
      idempotency_key text not null,
      tier_name text not null,
      days integer not null check (days > 0),
      price_list_id bigint not null,
      currency text not null,
      price bigint not null check (price >= 0),
      tax bigint not null check (tax >= 0),
      bought_at bigint not null,
      starts_at bigint not null check (starts_at >= bought_at),
      ends_at bigint not null,
      primary key (business_profile_id, id),
      unique (business_profile_id, idempotency_key)
    )`,
    "create index add_on_purchases_by_end on add_on_purchases (ends_at)",
  ],
}
