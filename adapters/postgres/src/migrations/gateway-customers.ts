import type { Migration } from "@adapters/sql"

/** Who profiles are at the gateways that keep their cards, and with which card payments were paid. */
export const gatewayCustomers: Migration = {
  id: 1032,
  name: "customers at the gateways, and the cards that paid",
  statements: [
    `create table gateway_customers (
      business_profile_id bigint not null,
      gateway text not null,
      customer text not null,
      default_card text,
      primary key (business_profile_id, gateway)
    )`,
    "alter table payments add column payment_option_id text",
  ],
}
