import type { BusinessProfileId } from "@domain/kernel"
import { type Action, type ActionOf, onSessionProfile, type PermissionRow, permissions } from "./permissions.ts"
import { type Role, roleMeanings } from "./role.ts"

/** Which profile somebody may open, and as what. */
export interface RoleOnProfile {
  readonly businessProfileId: BusinessProfileId
  readonly roleId: Role
}

/** Somebody who asks to do something: a visitor, or a signed-in user with their roles. */
export type Asker =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "user"
      readonly roleIds: ReadonlyArray<Role>
      readonly memberships: ReadonlyArray<RoleOnProfile>
    }

/** The answer: allowed, or why not. A profile that does not exist also answers `notMember`. */
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

const isSessionAction = (action: Action): action is ActionOf<"session"> => action in onSessionProfile

/** The roles that an action takes on a profile; none where it takes no role. */
export const rolesFor = (action: Action): ReadonlyArray<Role> => {
  const row: PermissionRow = permissions[isSessionAction(action) ? onSessionProfile[action] : action]
  return "roles" in row ? row.roles : []
}

/**
 * Whether somebody may do something. A profile's action is refused without its profile; a session's names the profile that the
 * session has led to, if any. Spec: roles and permissions, "Portal access is per business profile".
 */
export const may = (asker: Asker, action: Action, businessProfileId?: BusinessProfileId): Answer => {
  const { scope }: PermissionRow = permissions[action]
  if (scope === "anyone" || (scope === "session" && businessProfileId === undefined)) return "allowed"
  if (asker.kind === "visitor") return "signInFirst"
  if (scope === "self") return "allowed"
  if (scope === "portal") return among(asker.roleIds, rolesFor(action))
  const held = businessProfileId === undefined ? [] : rolesOn(asker, businessProfileId)
  return held.length === 0 ? "notMember" : among(held, rolesFor(action))
}

/** The error code of a refusal: 401 without a sign-in, 113 for the profile, ours for the role. Spec: error catalogue 8.1. */
export const refusalCode: Readonly<Record<Exclude<Answer, "allowed">, 113 | 401 | 1028>> = {
  signInFirst: 401,
  notMember: 113,
  roleForbids: 1028,
}

/** The divisions that somebody sees: all fetched ones with the Brand Manager role, else none, without a failure. Spec: roles. */
export const visibleDivisions = <Division>(
  roleIds: ReadonlyArray<Role>,
  fetched: ReadonlyArray<Division>,
): ReadonlyArray<Division> => (fetchesDivisions(roleIds) ? fetched : [])

/** Whether divisions are fetched at all. Spec: roles, "Brand Manager role". */
export const fetchesDivisions = (roleIds: ReadonlyArray<Role>): boolean => roleIds.includes("BrandManager")
