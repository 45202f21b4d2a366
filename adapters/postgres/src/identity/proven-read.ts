import { frozenMark } from "./frozen-mark.ts"

/**
 * The rights of a sign-in as JSON text. Takes the portal, the user, the sign-in's family and the present instant.
 */
export const proof = `
  select json_strip_nulls(json_build_object('roleIds', role_ids, 'embedKeyId', (
    select embed_key_id from refresh_tokens
    where portal_id = $1::bigint and family_id = $3::text and user_id = $2::bigint and not spent limit 1
  ), 'hasSecondFactor', exists (
    select from second_factors where portal_id = $1::bigint and user_id = $2::bigint and enabled_at is not null
  ), 'memberships', coalesce((
    select json_agg(json_build_object('businessProfileId', business_profile_id, 'roleId', role_id, 'isFrozen', ${frozenMark("memberships.business_profile_id")}) order by joined)
    from memberships where user_id = $2
  ), '[]')))::text as rights
  from users
  where portal_id = $1::bigint and id = $2::bigint and not barred and (expires_at is null or expires_at > $4::bigint)
    and exists (
      select from refresh_tokens
      where portal_id = $1::bigint and family_id = $3::text and user_id = $2::bigint and not spent
        and expires_at > $4::bigint
    )`

/** Number of values before the read's own: the values of the proof, and the profile whose members may read. */
const ownValues = 5

/** Statements are few: as many as the product writes out, times the shapes of each. */
const mostKnown = 500
const known = new Map<string, string>()

/** The offset keeps PostgreSQL from flattening the inner query, which would begin the read before its condition is known. */
const composed = (read: string): string => `
  select caller.rights as "callerRights", answer.*
  from (${proof}) caller left join lateral (
    select true as "isRead", own.* from (${read.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + ownValues}`)}) own
    where $5::bigint is null or exists (
      select from memberships where user_id = $2::bigint and business_profile_id = $5::bigint)
    offset 0
  ) answer on true`

/**
 * The proof of a sign-in with a read of at most one row behind it. PostgreSQL begins the read only for a sign-in that holds,
 * and with $5 only for a member of that profile; whether the role allows the call is for the permission matrix to say.
 */
export const withProof = (read: string): string => {
  const text = known.get(read) ?? composed(read)
  if (known.size < mostKnown) known.set(read, text)
  return text
}
