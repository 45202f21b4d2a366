import { BusinessProfileId, UserId } from "@domain/kernel"
import { Result } from "effect"
import { describe, expect, test } from "vitest"
import {
  type EmailVerification,
  emailVerificationState,
  issueEmailVerification,
  mayResendVerification,
  verifyEmail,
} from "./email-verification.ts"
import { acceptInvitation, type Invitation, invitationState, issueInvitation, revokeInvitation } from "./invitation.ts"
import { linkPolicy } from "./mailed-link.ts"
import { EmailAddress } from "./user.ts"

const asha = EmailAddress.make("asha@example.in")
const outcome = (result: Result.Result<unknown, { readonly errorCode: number }>) =>
  Result.isFailure(result) ? result.failure.errorCode : "done"

describe("verifying an address", () => {
  const link = issueEmailVerification(asha, 1_000)
  const end = 1_000 + linkPolicy.verificationMilliseconds
  const verified: EmailVerification = { ...link, verifiedAt: 2_000 }

  test("a link is good for a day", () => {
    expect(linkPolicy.verificationMilliseconds).toBe(86_400_000)
    expect([emailVerificationState(link, end - 1), emailVerificationState(link, end)]).toEqual(["pending", "expired"])
    expect([emailVerificationState(verified, end), emailVerificationState(undefined, end)]).toEqual([
      "verified",
      "invalid",
    ])
  })

  test("it works once, in time, and for a link that was sent", () => {
    expect(verifyEmail(link, 2_000)).toEqual(Result.succeed(verified))
    expect([verifyEmail(verified, 2_001), verifyEmail(link, end), verifyEmail(undefined, 0)].map(outcome)).toEqual([
      65, 1012, 1013,
    ])
  })

  test("another link is sent at once if expired, later if pending, never if verified", () => {
    expect([
      mayResendVerification(link, 30_999),
      mayResendVerification(link, 31_000),
      mayResendVerification({ ...link, sentAt: end }, end),
      mayResendVerification(verified, end),
    ]).toEqual([false, true, true, false])
  })
})

describe("inviting a user", () => {
  const invitation = issueInvitation(
    {
      businessProfileId: BusinessProfileId.make(7),
      invitedBy: UserId.make(1),
      emailAddress: asha,
      roleId: "ClientAccess",
      wasMailed: true,
    },
    1_000,
  )
  const end = 1_000 + linkPolicy.invitationMilliseconds
  const accepted: Invitation = { ...invitation, acceptedAt: 2_000 }
  const revoked: Invitation = { ...invitation, revokedAt: 2_000 }

  test("an invitation is good for a week, and accepting or revoking it is final", () => {
    expect(linkPolicy.invitationMilliseconds).toBe(604_800_000)
    expect([
      invitationState(invitation, end - 1),
      invitationState(invitation, end),
      invitationState(accepted, end),
      invitationState(revoked, end),
      invitationState({ ...accepted, revokedAt: 3_000 }, 3_000),
    ]).toEqual(["pending", "expired", "accepted", "revoked", "accepted"])
  })

  const invited = { emailAddress: asha }

  test("it is accepted by the invited address, once and in time", () => {
    expect(acceptInvitation(invitation, invited, 2_000)).toEqual(Result.succeed(accepted))
    expect(
      [
        acceptInvitation(invitation, { emailAddress: EmailAddress.make("ravi@example.in") }, 2_000),
        acceptInvitation(undefined, invited, 2_000),
        acceptInvitation(accepted, invited, 2_001),
        acceptInvitation(revoked, invited, 2_001),
        acceptInvitation(invitation, invited, end),
      ].map(outcome),
    ).toEqual([1013, 1013, 1013, 1013, 1012])
  })

  test("a link that was not mailed takes a verified address", () => {
    const shared = { ...invitation, wasMailed: false }
    expect(outcome(acceptInvitation(shared, invited, 2_000))).toBe(1013)
    expect(acceptInvitation(shared, { ...invited, emailVerified: true }, 2_000)).toEqual(
      Result.succeed({ ...shared, acceptedAt: 2_000 }),
    )
  })

  test("one without an address is accepted by whoever has the link, once and in time", () => {
    const { emailAddress: _none, ...byLink } = { ...invitation, wasMailed: false }
    const anybody = { emailAddress: EmailAddress.make("ravi@example.in") }
    expect(acceptInvitation(byLink, anybody, 2_000)).toEqual(Result.succeed({ ...byLink, acceptedAt: 2_000 }))
    expect(
      [
        acceptInvitation({ ...byLink, acceptedAt: 2_000 }, anybody, 2_001),
        acceptInvitation({ ...byLink, revokedAt: 2_000 }, anybody, 2_001),
        acceptInvitation(byLink, anybody, end),
      ].map(outcome),
    ).toEqual([1013, 1013, 1012])
  })

  test("only a pending one is withdrawn", () => {
    expect(revokeInvitation(invitation, 2_000)).toEqual(revoked)
    expect([revokeInvitation(accepted, 2_001), revokeInvitation(invitation, end)]).toEqual([accepted, invitation])
  })
})
