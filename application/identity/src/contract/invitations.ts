import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
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
  access: "sendInvitations",
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

/** An invitation as its profile's owners see it; times are epoch milliseconds. */
const SentInvitation = Schema.Struct({
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
  access: "inviteUsers",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Array(SentInvitation),
})

/** Mails an invitation to an address again with a new link; the earlier link stops working. Ours. */
export const ResendInvitation = contract("identity/ResendInvitation", {
  access: "inviteUsers",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, invitationId, link: textOf(300) }),
  output: Schema.Struct({ expiresAt: Schema.Number }),
  failures: [LinkInvalid, RoleNotAssignable, InvalidFields, AddressNotVerified, TooManyRequests],
})

/** Withdraws an invitation; one that is over is no failure. Ours. */
export const RevokeInvitation = contract("identity/RevokeInvitation", {
  access: "inviteUsers",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, invitationId }),
  output: Schema.Struct({}),
  failures: [LinkInvalid],
})

/** Accepts an invitation as the signed-in user, whose address must be the invited one if there is one. Spec: screens, inviteUser. */
export const AcceptInvitation = contract("identity/AcceptInvitation", {
  access: "keepOwnAccount",
  input: Schema.Struct({ hash: textOf(200) }),
  output: ProfileMembership,
  failures: [LinkExpired, LinkInvalid, LastOwner, TooManyRequests],
})
