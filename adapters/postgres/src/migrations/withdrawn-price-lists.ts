import type { Migration } from "@adapters/sql"

const order = `create or replace function refuse_earlier_price_list() returns trigger language plpgsql as $$
  begin
    if exists (select from price_lists other where other.region = new.region and other.currency = new.currency
      and other.portal_id is not distinct from new.portal_id and other.effective_from >= new.effective_from
      and other.withdrawn_at is null)
    then raise exception 'a price list begins after all others of its kind' using errcode = '23P01'; end if;
    return new;
  end $$`

/** All but the instant of the withdrawal stays, and that is written once. */
const refusal = `create or replace function refuse_price_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and tg_level = 'ROW' then
      if old.withdrawn_at is null and new.withdrawn_at is not null
        and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at'
      then return new; end if;
    end if;
    raise exception 'price lists are only added to: % is refused', tg_op using errcode = '42501';
  end $$`

/** A price list that has not begun can be withdrawn, after which another may begin on its day. */
export const withdrawnPriceLists: Migration = {
  id: 1098,
  name: "price lists that were withdrawn before their day",
  // The index refuses less than the constraint of 1003 whose place it takes.
  contracts: { unusedSince: 1003, takes: ["price_lists_on_day refuses more"] },
  statements: [
    "alter table price_lists add column withdrawn_at bigint",
    "alter table price_lists drop constraint price_lists_region_currency_portal_id_effective_from_key",
    `create unique index price_lists_on_day on price_lists (region, currency, portal_id, effective_from)
      nulls not distinct where withdrawn_at is null`,
    order,
    refusal,
  ],
}
