import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ForbiddenPortal, LastOwner, ProfileMembership, Role, RoleNotAssignable, UserNotFound } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"

const isRoimatic = Schema.optionalKey(Schema.Boolean)

/** A role's number, or 0 for every role. Spec: calls U14, "roleId (default 0)". */
const roleNumber = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000 }))

/** A user's profiles with their role on each, as far as the caller may know. Spec: calls U13. */
export const ListUserProfiles = contract("identity/ListUserProfiles", {
  access: "listOwnProfiles",
  input: Schema.Struct({ userId: UserId, isRoimatic }),
  output: Schema.Array(ProfileMembership),
  failures: [UserNotFound],
})

/** The same at a portal, only those of a role where one is named. Spec: calls U14. */
export const ListPortalProfiles = contract("identity/ListPortalProfiles", {
  access: "listOwnProfiles",
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
  access: "assignRoles",
  input: Schema.Struct({ userId: UserId, businessProfileId: BusinessProfileId, role: Role }),
  output: Schema.Struct({ userId: UserId, businessProfileId: BusinessProfileId, roleId: Role }),
  failures: [UserNotFound, RoleNotAssignable, LastOwner],
})
