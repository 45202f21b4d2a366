import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { hasPassed } from "./account.ts"
import { LinkExpired, LinkInvalid, linkPolicy } from "./mailed-link.ts"
import { EmailAddress } from "./user.ts"

/** The address is already verified. Spec: error catalogue, 65. */
export class EmailAlreadyVerified extends Schema.TaggedError<EmailAlreadyVerified>()("EmailAlreadyVerified", {
  errorCode: errorCode(65),
}) {}

/** A mailed link that verifies an address. Times are epoch milliseconds. Spec: states, email verification. */
export const EmailVerification = Schema.Struct({
  emailAddress: EmailAddress,
  sentAt: Schema.Number,
  expiresAt: Schema.Number,
  verifiedAt: Schema.optionalKey(Schema.Number),
})
export type EmailVerification = typeof EmailVerification.Type

/** The states of the verification page; an `invalid` link was never sent. Spec: screens, email verification. */
export const emailVerificationStates = ["pending", "verified", "expired", "invalid"] as const
/** How far the verification of an e-mail address is. */
export type EmailVerificationState = (typeof emailVerificationStates)[number]

/** The state of a link at a time; undefined is a link that was never sent. */
export const emailVerificationState = (link: EmailVerification | undefined, now: number): EmailVerificationState => {
  if (link === undefined) return "invalid"
  if (link.verifiedAt !== undefined) return "verified"
  return hasPassed(link.expiresAt, now) ? "expired" : "pending"
}

/** Makes a link for an address, valid for a day. */
export const issueEmailVerification = (emailAddress: EmailAddress, now: number): EmailVerification => ({
  emailAddress,
  sentAt: now,
  expiresAt: now + linkPolicy.verificationMilliseconds,
})

/** Verifies by a link; fails when it was used (65), has expired (1012) or was never sent (1013). */
export const verifyEmail = (
  link: EmailVerification | undefined,
  now: number,
): Result.Result<EmailVerification, EmailAlreadyVerified | LinkExpired | LinkInvalid> => {
  if (link === undefined) return Result.fail(new LinkInvalid({}))
  if (link.verifiedAt !== undefined) return Result.fail(new EmailAlreadyVerified({}))
  if (hasPassed(link.expiresAt, now)) return Result.fail(new LinkExpired({}))
  return Result.succeed({ ...link, verifiedAt: now })
}

/**
 * Whether another link may be sent: at once for an expired one, 30 s after a pending one, never once verified. Spec:
 * "expired link with resend".
 */
export const mayResendVerification = (link: EmailVerification, now: number): boolean => {
  const state = emailVerificationState(link, now)
  return state === "expired" || (state === "pending" && now - link.sentAt >= linkPolicy.resendAfterMilliseconds)
}
