import type { Migration } from "@adapters/sql"

/** Referral codes, the businesses that signed up with them, and what those paid for. */
export const referralCodes: Migration = {
  id: 1049,
  name: "referral codes",
  statements: [
    `create table referral_codes (
      portal_id bigint not null references portals (id),
      id bigint generated always as identity,
      user_id bigint not null,
      code text not null,
      created_at bigint not null,
      ended_at bigint,
      primary key (portal_id, id),
      unique (portal_id, code)
    )`,
    "create index referral_codes_of_user on referral_codes (portal_id, user_id, id desc)",
    `create table referral_sign_ups (
      portal_id bigint not null,
      business_profile_id bigint not null,
      referral_code_id bigint not null,
      joined_at bigint not null,
      primary key (business_profile_id),
      foreign key (portal_id, referral_code_id) references referral_codes on delete cascade
    )`,
    "create index referral_sign_ups_of_code on referral_sign_ups (portal_id, referral_code_id)",
    `create table referral_payments (
      portal_id bigint not null,
      session_id uuid not null,
      business_profile_id bigint not null references referral_sign_ups on delete cascade,
      amount bigint not null,
      currency text not null,
      paid_at bigint not null,
      primary key (portal_id, session_id)
    )`,
    "create index referral_payments_of_business on referral_payments (business_profile_id)",
  ],
}
