import { Schema } from "effect"
import { contract, exampleProfile } from "@application/kernel"
import { ForbiddenPortal, LastOwner, ProfileMembership, Role, RoleNotAssignable, UserNotFound } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"

const isRoimatic = Schema.optionalKey(Schema.Boolean)

/** A role's number, or 0 for every role. Spec: calls U14, "roleId (default 0)". */
const roleNumber = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000 }))

/** A user's profiles with their role on each, as far as the caller may know. Spec: calls U13. */
export const ListUserProfiles = contract("identity/ListUserProfiles", {
  kind: "query",
  access: "listOwnProfiles",
  route: "GET /users/:userId/businessProfiles",
  specification: ["U13"],
  summary: "List a user's business profiles",
  example: { userId: 41, isRoimatic: true },
  input: Schema.Struct({ userId: UserId, isRoimatic }),
  output: Schema.Array(ProfileMembership),
  failures: [UserNotFound],
})

/**
 * A user's profiles at a portal with the user's role on each; `roleId` limits them to profiles with that role. Spec:
 * calls U14.
 */
export const ListPortalProfiles = contract("identity/ListPortalProfiles", {
  kind: "query",
  access: "listOwnProfiles",
  route: "GET /portals/:portalId/users/:userId/businessProfiles",
  specification: ["U14"],
  summary: "List a user's business profiles at a portal",
  description: "A roleId of 0, or none, lists those of every role.",
  example: { portalId: 1, userId: 41, roleId: 0, isRoimatic: true },
  input: Schema.Struct({
    portalId: PortalId,
    userId: UserId,
    roleId: Schema.optionalKey(roleNumber),
    isRoimatic,
  }),
  output: Schema.Array(ProfileMembership),
  failures: [UserNotFound, ForbiddenPortal],
})

/** Gives a colleague a role on a profile, which keeps an owner; strangers are invited instead. Spec: calls U15. */
export const AssignRole = contract("identity/AssignRole", {
  kind: "command",
  access: "assignRoles",
  route: "POST /users/:userId/businessProfiles/:businessProfileId",
  specification: ["U15"],
  summary: "Give a colleague a role on a business profile",
  description: "Nobody gives a role that can do more than their own. Invite people who are not colleagues yet.",
  example: { ...exampleProfile, userId: 41, role: 4 },
  input: Schema.Struct({ userId: UserId, businessProfileId: BusinessProfileId, role: Role }),
  output: Schema.Struct({ userId: UserId, businessProfileId: BusinessProfileId, roleId: Role }),
  failures: [UserNotFound, RoleNotAssignable, LastOwner],
})
