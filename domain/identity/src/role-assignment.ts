import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { rolesFor } from "./may.ts"
import { actions, type PermissionRow, permissions } from "./permissions.ts"
import { Role, roleMeanings, roles } from "./role.ts"

/** The caller may not give this role on the profile; `roles` are the roles that the caller may give. Ours. */
export class RoleNotAssignable extends Schema.TaggedError<RoleNotAssignable>()("RoleNotAssignable", {
  errorCode: errorCode(1028),
  roles: Schema.Array(Role),
}) {}

const powersOf = (role: Role): ReadonlyArray<string> =>
  actions.filter((action) => {
    const row: PermissionRow = permissions[action]
    return row.scope === "profile" && row.roles.includes(role)
  })

/**
 * The roles that somebody with these roles on a profile may give there: none that can do more than they can, and a
 * partner brand's only in its portal, and none that is for portals alone. Ours.
 */
export const assignableRoles = (held: ReadonlyArray<Role>, isPartnerBrandPortal: boolean): ReadonlyArray<Role> => {
  const own = new Set(held.flatMap(powersOf))
  if (!own.has("assignRoles")) return []
  return roles.filter((role) => {
    const powers = powersOf(role)
    const isOffered = isPartnerBrandPortal || !roleMeanings[role].isPartnerBrand
    return isOffered && powers.length > 0 && powers.every((power) => own.has(power))
  })
}

/**
 * The role with the fewest powers on a profile among these roles, for an invitation that names none; undefined without
 * roles. Ours.
 */
export const leastRole = (among: ReadonlyArray<Role>): Role | undefined =>
  among.toSorted((one, other) => powersOf(one).length - powersOf(other).length)[0]

const portalRoles: ReadonlyArray<Role> = ["AccountManager", "BrandManager", "BizgainAdmin", "PortalAdministrator"]

/** The roles that a portal's administrators give on the portal; a partner brand's only in its portal. Ours. */
export const grantableRoles = (isPartnerBrandPortal: boolean): ReadonlyArray<Role> =>
  portalRoles.filter((role) => isPartnerBrandPortal || !roleMeanings[role].isPartnerBrand)

/**
 * The roles of an account after administrators gave it these roles on its portal; roles that administrators cannot give
 * stay. Fails for any other role, and for administrators who take their own administration away. Ours.
 */
export const withPortalRoles = (
  held: ReadonlyArray<Role>,
  wanted: ReadonlyArray<Role>,
  { isPartnerBrandPortal, isOwn }: { readonly isPartnerBrandPortal: boolean; readonly isOwn: boolean },
): Result.Result<ReadonlyArray<Role>, RoleNotAssignable> => {
  const roles = grantableRoles(isPartnerBrandPortal)
  const kept = held.filter((role) => !roles.includes(role))
  const isGiven = wanted.every((role) => roles.includes(role) || held.includes(role))
  const leaves = isOwn && held.some((role) => rolesFor("administerPortal").includes(role) && !wanted.includes(role))
  return isGiven && !leaves
    ? Result.succeed([...new Set([...kept, ...wanted])])
    : Result.fail(new RoleNotAssignable({ roles }))
}
