import { type ActionOf, actions, type PermissionRow, permissions } from "./permissions.ts"
import type { Role } from "./role.ts"

/** An action that takes a role, on a portal or on a business profile. */
export type RoleAction = ActionOf<"portal"> | ActionOf<"profile">

const isRoleAction = (action: keyof typeof permissions): action is RoleAction => "roles" in permissions[action]

/** Every action that takes a role: those on a portal first, each in the matrix's order. */
export const roleActions: ReadonlyArray<RoleAction> = actions
  .filter(isRoleAction)
  .toSorted((one, other) => Number(permissions[other].scope === "portal") - Number(permissions[one].scope === "portal"))

/** Whether a role has a right, by the permission matrix. */
export const hasRight = (role: Role, action: RoleAction): boolean => {
  const row: PermissionRow = permissions[action]
  return "roles" in row && row.roles.includes(role)
}

/** The rights of somebody with these roles. */
export const rightsOf = (held: ReadonlyArray<Role>): ReadonlyArray<RoleAction> =>
  roleActions.filter((action) => held.some((role) => hasRight(role, action)))

/** What somebody gains and loses by other roles. Ours. */
export const changedRights = (
  before: ReadonlyArray<Role>,
  after: ReadonlyArray<Role>,
): { readonly gained: ReadonlyArray<RoleAction>; readonly lost: ReadonlyArray<RoleAction> } => {
  const [old, next] = [rightsOf(before), rightsOf(after)]
  return {
    gained: next.filter((action) => !old.includes(action)),
    lost: old.filter((action) => !next.includes(action)),
  }
}
