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
import { SentInvitation } from "./invitations.ts"

const optional = Schema.optionalKey

/** The users of a portal in the order of their ids, a page at a time. Ours. */
export const ListPortalUsers = contract("identity/ListPortalUsers", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/users",
  group: "Portal administration",
  summary: "List the users of a portal",
  description:
    "In the order of their ids, at most limit of them; next is sent as after for the following page. Search matches names and addresses. With onlyTeam they are the people with a role on the portal, with roleId those with that role. hasSecondFactor tells whether two-step login is on.",
  example: { portalId: 101, search: "asha", onlyTeam: true, after: 41, limit: 50 },
  input: Schema.Struct({
    portalId: PortalId,
    search: optional(textOf(100)),
    onlyTeam: optional(Schema.Boolean),
    roleId: optional(Role),
    after: optional(UserId),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({
    users: Schema.Array(Schema.Struct({ ...PortalUser.fields, hasSecondFactor: Schema.Boolean })),
    next: optional(UserId),
  }),
  failures: [ForbiddenPortal],
})

/** Gives a user these roles on the portal and no others of the administrators' to give. Ours. */
export const SetPortalRoles = contract("identity/SetPortalRoles", {
  kind: "workflow",
  access: "administerPortal",
  route: "PUT /portals/:portalId/users/:userId/roles",
  group: "Portal administration",
  summary: "Give a user roles on the portal, or take them away",
  description:
    "Roles are AccountManager 4, BrandManager 16 and PortalAdministrator 90, and BizgainAdmin 44 in a partner brand's portal. They count from the next call on; roles on business profiles stay. Nobody takes their own administration away.",
  example: { portalId: 101, userId: 41, roleIds: [90] },
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
  kind: "workflow",
  access: "administerPortal",
  route: "POST /portals/:portalId/invitations",
  group: "Portal administration",
  summary: "Invite somebody to run the portal with a role",
  description:
    "The link is a page of the portal, to which the key is added. The invited person opens an account there and accepts. It works once, for one week, for the invited address. With sendEmail it is emailed and not answered; without it is answered to be shared, and takes an account with that address verified.",
  example: {
    portalId: 101,
    emailAddress: "ravi@bloom.example",
    roleId: 90,
    link: "/inviteUser?to=portal",
    sendEmail: true,
  },
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

const invitationId = textOf(200)

/** The newest 200 invitations to run a portal that were not accepted, newest first; times are epoch milliseconds. Ours. */
export const ListPortalInvitations = contract("identity/ListPortalInvitations", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/invitations",
  group: "Portal administration",
  summary: "List the open and ended invitations to run the portal",
  description: "Newest first, without those that were accepted: their people are users with a role.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Array(SentInvitation),
  failures: [ForbiddenPortal],
})

/** Withdraws an invitation to run a portal; one that is over is no failure. Ours. */
export const RevokePortalInvitation = contract("identity/RevokePortalInvitation", {
  kind: "command",
  access: "administerPortal",
  route: "DELETE /portals/:portalId/invitations/:invitationId",
  group: "Portal administration",
  summary: "Withdraw an invitation to run the portal",
  example: { portalId: 101, invitationId: "k1.c2Vjb25kLWhhbmQ" },
  input: Schema.Struct({ portalId: PortalId, invitationId }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, LinkInvalid],
})

/** Ends every sign-in of a portal's user, except the caller's present one. Ours. */
export const EndPortalUserSignIns = contract("identity/EndPortalUserSignIns", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/users/:userId/endSignIns",
  group: "Portal administration",
  summary: "End every sign-in of a user of the portal",
  description:
    "Their access tokens are refused from the next call on, their assistants are disconnected, and they log in again. The call's own sign-in stays.",
  example: { portalId: 101, userId: 41 },
  input: Schema.Struct({ portalId: PortalId, userId: UserId }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, UserNotFound],
})

/** Accepts such an invitation as the signed-in user, whose address must be the invited one. Ours. */
export const AcceptPortalInvitation = contract("identity/AcceptPortalInvitation", {
  kind: "command",
  access: "keepOwnAccount",
  route: "POST /users/me/acceptPortalInvitation",
  group: "Portal administration",
  summary: "Accept an invitation to run the portal",
  description: "The hash is the one in the link. Answers the user's roles.",
  example: { hash: "b1946ac92492d2347c6235b4d2611184" },
  input: Schema.Struct({ hash: textOf(200) }),
  output: Schema.Struct({ roleIds: Schema.Array(Role) }),
  failures: [LinkExpired, LinkInvalid, TooManyRequests],
})
