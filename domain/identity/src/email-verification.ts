import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { hasPassed } from "./account.ts"
import { LinkExpired, LinkInvalid, linkPolicy } from "./mailed-link.ts"
import { EmailAddress } from "./user.ts"

/** The address was verified before. Spec: error catalogue, 65. */
export class EmailAlreadyVerified extends Schema.TaggedError<EmailAlreadyVerified>()("EmailAlreadyVerified", {
  errorCode: errorCode(65),
}) {}

/** A link mailed to verify an address. Times are epoch milliseconds. Spec: states, email verification. */
export const EmailVerification = Schema.Struct({
  emailAddress: EmailAddress,
  sentAt: Schema.Number,
  expiresAt: Schema.Number,
  verifiedAt: Schema.optionalKey(Schema.Number),
})
export type EmailVerification = typeof EmailVerification.Type

/** What the verification page shows. `invalid` is a link that nobody was sent. Spec: screens, email verification. */
export const emailVerificationStates = ["pending", "verified", "expired", "invalid"] as const
/** How far the verification of an e-mail address is. */
export type EmailVerificationState = (typeof emailVerificationStates)[number]

/** The state of a link at a time; undefined is a link that nobody was sent. */
export const emailVerificationState = (link: EmailVerification | undefined, now: number): EmailVerificationState => {
  if (link === undefined) return "invalid"
  if (link.verifiedAt !== undefined) return "verified"
  return hasPassed(link.expiresAt, now) ? "expired" : "pending"
}

/** A new link for an address, good for a day. */
export const issueEmailVerification = (emailAddress: EmailAddress, now: number): EmailVerification => ({
  emailAddress,
  sentAt: now,
  expiresAt: now + linkPolicy.verificationMilliseconds,
})

/** Verifies by a link; fails when it was used before (65), has expired (1012) or is nobody's (1013). */
export const verifyEmail = (
  link: EmailVerification | undefined,
  now: number,
): Result.Result<EmailVerification, EmailAlreadyVerified | LinkExpired | LinkInvalid> => {
  if (link === undefined) return Result.fail(new LinkInvalid({}))
  if (link.verifiedAt !== undefined) return Result.fail(new EmailAlreadyVerified({}))
  if (hasPassed(link.expiresAt, now)) return Result.fail(new LinkExpired({}))
  return Result.succeed({ ...link, verifiedAt: now })
}

/** Whether another link may be sent: for an expired one at once, for a pending one 30 s after the last, never once verified. Spec: "expired link with resend". */
export const mayResendVerification = (link: EmailVerification, now: number): boolean => {
  const state = emailVerificationState(link, now)
  return state === "expired" || (state === "pending" && now - link.sentAt >= linkPolicy.resendAfterMilliseconds)
}
