import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { hasPassed } from "./account.ts"
import { LinkExpired, LinkInvalid, linkPolicy } from "./mailed-link.ts"
import { Role } from "./role.ts"
import { EmailAddress, type User } from "./user.ts"

/**
 * An invitation to work on a profile, or without one to run the portal. Times are epoch milliseconds. Spec: "They can invite other users"; screens,
 * inviteUser.
 */
export const Invitation = Schema.Struct({
  businessProfileId: Schema.optionalKey(BusinessProfileId),
  invitedBy: UserId,
  /** Absent for one that whoever holds its link may accept. */
  emailAddress: Schema.optionalKey(EmailAddress),
  roleId: Role,
  /** Whether only the mail holds the link, so that using it proves the address. */
  wasMailed: Schema.Boolean,
  sentAt: Schema.Number,
  expiresAt: Schema.Number,
  acceptedAt: Schema.optionalKey(Schema.Number),
  revokedAt: Schema.optionalKey(Schema.Number),
})
export type Invitation = typeof Invitation.Type

/** The states of an invitation; the last three are final. Ours, the specification shows the screen only. */
export const invitationStates = ["pending", "accepted", "revoked", "expired"] as const
/** What has become of an invitation. */
export type InvitationState = (typeof invitationStates)[number]

/** The state of an invitation at a time. */
export const invitationState = (invitation: Invitation, now: number): InvitationState => {
  if (invitation.acceptedAt !== undefined) return "accepted"
  if (invitation.revokedAt !== undefined) return "revoked"
  return hasPassed(invitation.expiresAt, now) ? "expired" : "pending"
}

/** Makes an invitation, valid for a week. */
export const issueInvitation = (
  facts: Pick<Invitation, "businessProfileId" | "invitedBy" | "emailAddress" | "roleId" | "wasMailed">,
  now: number,
): Invitation => ({ ...facts, sentAt: now, expiresAt: now + linkPolicy.invitationMilliseconds })

/**
 * Accepts by the invited address, which must be verified unless the link was mailed to it; without an address by anybody. An
 * expired link fails with 1012; one that is unknown, not pending or another address's with 1013.
 */
export const acceptInvitation = (
  invitation: Invitation | undefined,
  { emailAddress, emailVerified = false }: Pick<User, "emailAddress" | "emailVerified">,
  now: number,
): Result.Result<Invitation, LinkExpired | LinkInvalid> => {
  if (invitation === undefined) return Result.fail(new LinkInvalid({}))
  if (invitation.emailAddress !== undefined) {
    const isInvited = invitation.emailAddress.toLowerCase() === emailAddress.toLowerCase()
    if (!isInvited || !(invitation.wasMailed || emailVerified)) return Result.fail(new LinkInvalid({}))
  }
  const state = invitationState(invitation, now)
  if (state === "pending") return Result.succeed({ ...invitation, acceptedAt: now })
  return Result.fail(state === "expired" ? new LinkExpired({}) : new LinkInvalid({}))
}

/** Whoever has not verified their own address invites nobody: their name would stand on mails of the portal. Ours; spec: error catalogue, 1006. */
export class AddressNotVerified extends Schema.TaggedError<AddressNotVerified>()("AddressNotVerified", {
  errorCode: errorCode(1006),
}) {}

/** Lets somebody invite others who has verified their own address. */
export const mayInvite = ({ emailVerified }: Pick<User, "emailVerified">): Result.Result<void, AddressNotVerified> =>
  emailVerified === true ? Result.succeed(undefined) : Result.fail(new AddressNotVerified({}))

/** Revokes a pending invitation; any other is unchanged. */
export const revokeInvitation = (invitation: Invitation, now: number): Invitation =>
  invitationState(invitation, now) === "pending" ? { ...invitation, revokedAt: now } : invitation
