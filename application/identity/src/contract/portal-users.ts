import { Schema } from "effect"
import { contract, listOf, textOf } from "@application/kernel"
import {
  AddressNotVerified,
  EmailAddress,
  ForbiddenPortal,
  InvalidFields,
  LinkExpired,
  LinkInvalid,
  PortalUser,
  PortalUserChanged,
  Role,
  RoleNotAssignable,
  TooManyRequests,
  UserNotFound,
} from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"

const optional = Schema.optionalKey

/** The users of a portal in the order of their ids, a page at a time. Ours. */
export const ListPortalUsers = contract("identity/ListPortalUsers", {
  access: "administerPortal",
  input: Schema.Struct({
    portalId: PortalId,
    search: optional(textOf(100)),
    after: optional(UserId),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ users: Schema.Array(PortalUser), next: optional(UserId) }),
  failures: [ForbiddenPortal],
})

/** Gives a user these roles on the portal and no others of the administrators' to give. Ours. */
export const SetPortalRoles = contract("identity/SetPortalRoles", {
  access: "administerPortal",
  input: Schema.Struct({
    portalId: PortalId,
    userId: UserId,
    roleIds: listOf(Role, 20),
    revision: optional(Schema.Int),
  }),
  output: PortalUser,
  failures: [ForbiddenPortal, InvalidPortal, UserNotFound, RoleNotAssignable, PortalUserChanged],
})

/**
 * Invites an address to run the portal with a role, as `InviteUser` does to a profile. The page /inviteUser accepts it with
 * `to=portal` in its query. Ours.
 */
export const InvitePortalUser = contract("identity/InvitePortalUser", {
  access: "administerPortal",
  input: Schema.Struct({
    portalId: PortalId,
    emailAddress: EmailAddress,
    roleId: Role,
    link: textOf(300),
    sendEmail: Schema.Boolean,
  }),
  output: Schema.Struct({ expiresAt: Schema.Number, link: optional(Schema.String) }),
  failures: [ForbiddenPortal, InvalidPortal, RoleNotAssignable, InvalidFields, AddressNotVerified, TooManyRequests],
})

/** Accepts such an invitation as the signed-in user, whose address must be the invited one. Ours. */
export const AcceptPortalInvitation = contract("identity/AcceptPortalInvitation", {
  access: "keepOwnAccount",
  input: Schema.Struct({ hash: textOf(200) }),
  output: Schema.Struct({ roleIds: Schema.Array(Role) }),
  failures: [LinkExpired, LinkInvalid, TooManyRequests],
})
