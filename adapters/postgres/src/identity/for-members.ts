import type { TextValue } from "@adapters/sql"
import type { Reader } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"

/** SQL for whether a sign-in counts: its account is neither barred nor expired, and its family has a token to spend. */
export const signInCounts = (sign: {
  readonly portalId: string
  readonly userId: string
  readonly familyId: string
  readonly now: string
}): string => `
  exists (
    select from users where portal_id = ${sign.portalId} and id = ${sign.userId}
      and not barred and (expires_at is null or expires_at > ${sign.now})
  ) and exists (
    select from refresh_tokens where portal_id = ${sign.portalId} and family_id = ${sign.familyId}
      and user_id = ${sign.userId} and not spent
  )`

const reader = { userId: "$2", portalId: "$3::bigint", familyId: "$4::text", now: "$5::bigint" }

/**
 * One statement that answers with JSON text (column `answer`) and also sees whether the reader is signed in and a member of
 * the profile now; null when not. `json` is SQL for one text value: its `$1` is the profile and its own values begin at `$6`.
 * Spec: roles, "portal access is per business profile".
 */
export const forMembers = (json: string): string =>
  `select case when $2::bigint is null
    or exists (select from memberships where business_profile_id = $1 and user_id = $2)
      and ${signInCounts(reader)} then (${json}) end as answer`

/** The values of such a statement at an instant in epoch milliseconds. */
export const valuesForMembers = (
  profile: BusinessProfileId,
  reader: Reader,
  now: number,
  values: ReadonlyArray<TextValue>,
): ReadonlyArray<TextValue> =>
  reader === "system"
    ? [profile, null, null, null, null, ...values]
    : [profile, reader.userId, reader.portalId, reader.familyId, now, ...values]
