import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  EmailAddress,
  InvalidFields,
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
 * Invites an address to a profile with a role; `link` is the page of the portal that the key is added to. Mailed links
 * are told to nobody else; the others are answered to be shared. Spec: calls U11.
 */
export const InviteUser = contract("identity/InviteUser", {
  access: "inviteUsers",
  input: Schema.Struct({
    userId: UserId,
    businessProfileId: BusinessProfileId,
    emailAddress: EmailAddress,
    roleId: Role,
    link: textOf(300),
    sendEmail: Schema.Boolean,
  }),
  output: Schema.Struct({ expiresAt: Schema.Number, link: Schema.optionalKey(Schema.String) }),
  failures: [UserNotFound, RoleNotAssignable, InvalidFields, TooManyRequests],
})

/** Accepts an invitation as the signed-in user, whose address must be the invited one. Spec: screens, inviteUser. */
export const AcceptInvitation = contract("identity/AcceptInvitation", {
  access: "keepOwnAccount",
  input: Schema.Struct({ hash: textOf(200) }),
  output: ProfileMembership,
  failures: [LinkExpired, LinkInvalid, TooManyRequests],
})
