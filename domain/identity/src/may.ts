import type { BusinessProfileId } from "@domain/kernel"
import { type Action, type PermissionRow, permissions } from "./permissions.ts"
import { type Role, roleMeanings } from "./role.ts"

/** Which profile somebody may open, and as what. */
export interface RoleOnProfile {
  readonly businessProfileId: BusinessProfileId
  readonly roleId: Role
}

/** Somebody who asks to do something; undefined `roleIds` and memberships belong to a visitor. */
export type Asker =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "user"
      readonly roleIds: ReadonlyArray<Role>
      readonly memberships: ReadonlyArray<RoleOnProfile>
    }

/** The answer: allowed, or why not. `notMember` is said alike of a profile that does not exist. */
export type Answer = "allowed" | "signInFirst" | "notMember" | "roleForbids"

/** The roles that count on a profile: the one given there, and the staff roles of the user; none for who is not a member. Spec: "assigned per profile". */
export const rolesOn = (asker: Asker, businessProfileId: BusinessProfileId): ReadonlyArray<Role> => {
  if (asker.kind === "visitor") return []
  const joined = asker.memberships.filter((membership) => membership.businessProfileId === businessProfileId)
  if (joined.length === 0) return []
  return [
    ...new Set([...joined.map(({ roleId }) => roleId), ...asker.roleIds.filter((role) => roleMeanings[role].isStaff)]),
  ]
}

const among = (held: ReadonlyArray<Role>, wanted: ReadonlyArray<Role>): Answer =>
  held.some((role) => wanted.includes(role)) ? "allowed" : "roleForbids"

/**
 * Whether somebody may do something, to a profile where the action is about one; without the profile such an action is refused.
 * Spec: roles and permissions, "Portal access is per business profile".
 */
export const may = (asker: Asker, action: Action, businessProfileId?: BusinessProfileId): Answer => {
  const row: PermissionRow = permissions[action]
  if (row.scope === "anyone" || row.scope === "session") return "allowed"
  if (asker.kind === "visitor") return "signInFirst"
  if (!("roles" in row)) return "allowed"
  if (row.scope === "portal") return among(asker.roleIds, row.roles)
  const held = businessProfileId === undefined ? [] : rolesOn(asker, businessProfileId)
  return held.length === 0 ? "notMember" : among(held, row.roles)
}

/** The error code of a refusal: 401 without a sign-in, 113 for the profile, 56 where the portal's role is missing. Spec: error catalogue 8.1. */
export const refusalCode: Readonly<Record<Exclude<Answer, "allowed">, 56 | 113 | 401>> = {
  signInFirst: 401,
  notMember: 113,
  roleForbids: 56,
}

/** The divisions that somebody sees: all fetched ones with the Brand Manager role, else none, without a failure. Spec: roles. */
export const visibleDivisions = <Division>(
  roleIds: ReadonlyArray<Role>,
  fetched: ReadonlyArray<Division>,
): ReadonlyArray<Division> => (fetchesDivisions(roleIds) ? fetched : [])

/** Whether divisions are fetched at all. Spec: roles, "Brand Manager role". */
export const fetchesDivisions = (roleIds: ReadonlyArray<Role>): boolean => roleIds.includes("BrandManager")
