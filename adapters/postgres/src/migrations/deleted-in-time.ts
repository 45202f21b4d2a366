import type { Migration } from "@adapters/sql"

/**
 * Which pictures a document shows, wherever it names them: our own by file name, a draft's from elsewhere by the hash of
 * their address, since addresses may be too long for an index.
 */
const shownPictures = `create function shown_pictures(document jsonb) returns text[]
  language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct picture), '{}') from (
      select (regexp_matches(document::text, '[0-9a-f]{40}\\.(?:png|jpg|webp)', 'g'))[1]
      union all
      select md5(address) from (
        select document ->> 'logoUrl'
        union all select document #>> '{creativeDetail,picture,url}'
        union all select jsonb_path_query(document, 'lax $.pictures[*].url') #>> '{}'
      ) foreigners (address) where address ~ '^https?:'
    ) shown (picture)
  $$`

/** What the worker deletes in time is found by indexes. */
export const deletedInTime: Migration = {
  id: 1001,
  name: "what is deleted in time is found by indexes",
  statements: [
    `create index signup_sessions_without_business on signup_sessions (updated_at)
     where not paid and business_profile_id is null`,
    "create index signup_promo_holds_by_end on signup_promo_holds (held_until)",
    "create index signup_promo_holds_by_session on signup_promo_holds (session_id)",
    "create index campaigns_of_sessions on campaigns (session_id)",
    "create index refresh_tokens_by_end on refresh_tokens (expires_at)",
    "create index refresh_tokens_revoked on refresh_tokens (portal_id, family_id) where spent and spent_at is null",
    "create index password_resets_by_end on password_resets (expires_at)",
    "create index email_verifications_by_end on email_verifications (expires_at)",
    "create index known_devices_by_end on known_devices (expires_at)",
    shownPictures,
    "create index signup_sessions_by_picture on signup_sessions using gin (shown_pictures(details))",
    "create index campaigns_by_picture on campaigns using gin (shown_pictures(document))",
    "create index business_profiles_by_logo on business_profiles (substring(thumbnail_logo from '[^/]*$'))",
  ],
}
