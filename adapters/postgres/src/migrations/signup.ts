import type { Migration } from "@adapters/sql"

export const signupMigrations: ReadonlyArray<Migration> = [
  {
    id: 400,
    name: "sign-up sessions",
    statements: [
      `create table signup_sessions (
        portal_id bigint not null,
        session_id uuid not null unique,
        encoded_id text not null unique,
        revision int not null,
        business_profile_id bigint,
        promo_code text,
        paid boolean not null,
        paid_at bigint,
        updated_at bigint not null,
        details jsonb not null,
        primary key (portal_id, session_id)
      )`,
      `create index signup_sessions_by_profile on signup_sessions (business_profile_id, updated_at desc)
       where business_profile_id is not null`,
    ],
  },
  {
    id: 401,
    name: "promo codes held by sessions that are about to pay",
    statements: [
      `create table signup_promo_holds (
        business_profile_id bigint not null,
        promo_code text not null,
        session_id uuid not null,
        held_until bigint not null,
        primary key (business_profile_id, promo_code)
      )`,
    ],
  },
  {
    id: 402,
    name: "paid sessions hold their promo codes for good, the first that paid with one",
    statements: [
      `insert into signup_promo_holds (business_profile_id, promo_code, session_id, held_until)
       select distinct on (business_profile_id, upper(btrim(promo_code))) business_profile_id, upper(btrim(promo_code)),
         session_id, ${Number.MAX_SAFE_INTEGER}
       from signup_sessions where paid and btrim(promo_code) <> '' and business_profile_id is not null
       order by business_profile_id, upper(btrim(promo_code)), paid_at, session_id
       on conflict (business_profile_id, promo_code)
         do update set session_id = excluded.session_id, held_until = excluded.held_until`,
      "alter table signup_sessions drop column promo_code",
    ],
  },
  {
    id: 403,
    name: "the owner's proven mobile apart from the business's phone",
    statements: [
      `update signup_sessions set details = details || jsonb_build_object(
         'ownerPhone', details -> 'phone', 'sources', (details -> 'sources') || '{"phone": "account"}'::jsonb)
       where (details ->> 'phoneVerified')::boolean and details ? 'phone' and not details ? 'ownerPhone'`,
    ],
  },
]
