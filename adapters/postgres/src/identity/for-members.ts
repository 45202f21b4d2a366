import type { TextValue } from "@adapters/sql"
import type { Reader } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"

/**
 * One statement that answers with JSON text (column `answer`) and also sees whether the reader is a member of the profile
 * now; null when not. `json` is SQL for one text value: its `$1` is the profile and its own values begin at `$3`.
 * Spec: roles, "portal access is per business profile".
 */
export const forMembers = (json: string): string =>
  `select case when $2::bigint is null
    or exists (select from memberships where business_profile_id = $1 and user_id = $2) then (${json}) end as answer`

/** The values of such a statement. */
export const valuesForMembers = (
  profile: BusinessProfileId,
  reader: Reader,
  values: ReadonlyArray<TextValue>,
): ReadonlyArray<TextValue> => [profile, reader === "system" ? null : reader, ...values]
