import type { Migration } from "@adapters/sql"

/**
 * Leads know why they are suspicious, what they were merged into, and what finds others of the same person. Leads of the
 * last 180 days are found by their addresses and by numbers with a country, as networks deliver them.
 */
export const leadMarks: Migration = {
  id: 1077,
  name: "leads have marks, merges and keys of their person",
  statements: [
    `alter table leads
      add column marks jsonb,
      add column merged jsonb,
      add column bad_reason text,
      add column phone_key text,
      add column email_key text`,
    `update leads set
      phone_key = case
        when number ~ '^\\+(91|44)0?[1-9][0-9]{6,12}$' then regexp_replace(number, '^(\\+..)0', '\\1')
        when number ~ '^\\+[1-9][0-9]{6,14}$' then number
      end,
      email_key = case
        when address !~ '^[^@]+@[^@]+$' then null
        when address ~ '@(gmail|googlemail)\\.com$' then
          replace(regexp_replace(split_part(address, '@', 1), '(?<=.)\\+.*$', ''), '.', '') || '@gmail.com'
        when address ~ '@(outlook|hotmail|live|icloud|me|protonmail|fastmail)\\.com$|@proton\\.me$' then
          regexp_replace(split_part(address, '@', 1), '(?<=.)\\+.*$', '') || '@' || split_part(address, '@', 2)
        else address
      end
    from (
      select id as of_lead, business_profile_id as of_business,
        regexp_replace(regexp_replace(mobile_number, '[^0-9+]', '', 'g'), '^00', '+') as number,
        lower(btrim(email)) as address
      from leads where submitted_on >= (extract(epoch from now()) * 1000)::bigint - 180 * 86400000::bigint
    ) written
    where id = of_lead and business_profile_id = of_business and (number is not null or address is not null)`,
    "create index leads_by_phone on leads (business_profile_id, phone_key, submitted_on) where phone_key is not null",
    "create index leads_by_mailbox on leads (business_profile_id, email_key, submitted_on) where email_key is not null",
    "create index leads_merged on leads (business_profile_id, ((merged ->> 'into')::bigint)) where merged is not null",
    "create index leads_marked on leads (business_profile_id, submitted_on desc, id desc) where merged is null and marks is not null",
    "create index leads_standing on leads (business_profile_id, submitted_on desc, id desc) where merged is null",
    "create index leads_standing_of_campaign on leads (business_profile_id, campaign_id, submitted_on desc) where merged is null",
  ],
}
