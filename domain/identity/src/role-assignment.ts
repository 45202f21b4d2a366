import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { actions, type PermissionRow, permissions } from "./permissions.ts"
import { Role, roleMeanings, roles } from "./role.ts"

/** The caller may not give this role on the profile; `roles` are those that they may. Ours. */
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
