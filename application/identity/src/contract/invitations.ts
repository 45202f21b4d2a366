import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import {
  AddressNotVerified,
  EmailAddress,
  InvalidFields,
  invitationStates,
  LastOwner,
  LinkExpired,
  LinkInvalid,
  ProfileMembership,
  Role,
  RoleNotAssignable,
  TooManyRequests,
  UserNotFound,
} from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"

/**
 * Invites an address to a profile with a role, or without an address whoever gets the link; `link` is the page of the portal that
 * the key is added to. Without a profile it is the caller's only one, and without a role the least that they may give. Spec: calls U11.
 */
export const InviteUser = contract("identity/InviteUser", {
  kind: "workflow",
  access: "sendInvitations",
  route: "POST /users/:userId/invite",
  specification: ["U11"],
  summary: "Invite somebody to a business profile with a role",
  description:
    "The link is a page of the portal, to which the key is added. It works once, for one week, for the invited address. With sendEmail it is emailed and not answered; without it is answered to be shared, and takes an account with that address verified. Without emailAddress and sendEmail the link is for whoever gets it first; members keep their role and do not use it up. Without businessProfileId it is to the caller's only profile (errorCode 102 if there are several), without roleId for the role with the fewest rights that the caller may give.",
  example: {
    ...exampleProfile,
    userId: 41,
    emailAddress: "ravi@example.com",
    roleId: 15,
    link: "/inviteUser",
    sendEmail: true,
  },
  input: Schema.Struct({
    userId: UserId,
    businessProfileId: Schema.optionalKey(BusinessProfileId),
    emailAddress: Schema.optionalKey(EmailAddress),
    roleId: Schema.optionalKey(Role),
    link: textOf(300),
    sendEmail: Schema.Boolean,
  }),
  output: Schema.Struct({ expiresAt: Schema.Number, link: Schema.optionalKey(Schema.String) }),
  failures: [UserNotFound, RoleNotAssignable, InvalidFields, AddressNotVerified, TooManyRequests],
})

const invitationId = textOf(200)

/** An invitation as whoever may withdraw it sees it; times are epoch milliseconds. */
export const SentInvitation = Schema.Struct({
  invitationId,
  /** Absent for one that whoever holds its link may accept. */
  emailAddress: Schema.optionalKey(EmailAddress),
  roleId: Role,
  state: Schema.Literals(invitationStates),
  wasMailed: Schema.Boolean,
  sentAt: Schema.Number,
  expiresAt: Schema.Number,
})

/** The newest 200 invitations to a profile that were not accepted, newest first. Ours. */
export const ListInvitations = contract("identity/ListInvitations", {
  kind: "query",
  access: "inviteUsers",
  route: "GET /businessProfiles/:businessProfileId/invitations",
  summary: "List the open and ended invitations to a business profile",
  description:
    "Newest first, without those that were accepted: their people are members. One by a link alone has no emailAddress.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Array(SentInvitation),
})

/** Mails an invitation to an address again with a new link; the earlier link stops working. Ours. */
export const ResendInvitation = contract("identity/ResendInvitation", {
  kind: "workflow",
  access: "inviteUsers",
  route: "POST /businessProfiles/:businessProfileId/invitations/:invitationId/resend",
  summary: "Email an invitation again",
  description:
    "The new link is good for a week; the earlier one stops working. One by a link alone cannot be emailed (errorCode 1013).",
  example: { ...exampleProfile, invitationId: "k1.c2Vjb25kLWhhbmQ", link: "/inviteUser" },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, invitationId, link: textOf(300) }),
  output: Schema.Struct({ expiresAt: Schema.Number }),
  failures: [LinkInvalid, RoleNotAssignable, InvalidFields, AddressNotVerified, TooManyRequests],
})

/** Withdraws an invitation; one that is over is no failure. Ours. */
export const RevokeInvitation = contract("identity/RevokeInvitation", {
  kind: "command",
  access: "inviteUsers",
  route: "DELETE /businessProfiles/:businessProfileId/invitations/:invitationId",
  summary: "Withdraw an invitation",
  example: { ...exampleProfile, invitationId: "k1.c2Vjb25kLWhhbmQ" },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, invitationId }),
  output: Schema.Struct({}),
  failures: [LinkInvalid],
})

/** Accepts an invitation as the signed-in user, whose address must be the invited one if there is one. Spec: screens, inviteUser. */
export const AcceptInvitation = contract("identity/AcceptInvitation", {
  kind: "command",
  access: "keepOwnAccount",
  route: "POST /users/me/acceptInvitation",
  summary: "Accept an invitation",
  description: "The hash is the one in the link. Answers the profile that the user now works on.",
  example: { hash: "b1946ac92492d2347c6235b4d2611184" },
  input: Schema.Struct({ hash: textOf(200) }),
  output: ProfileMembership,
  failures: [LinkExpired, LinkInvalid, LastOwner, TooManyRequests],
})
