import { Result, Schema } from "effect"
import { InvalidOtp, OtpAlreadyGenerated, OtpAttemptsExceeded } from "./failures.ts"

/** Limits of one-time passwords; attempts and waits are ours. Spec: constants, "OTP attempts lock 15 minutes". */
export const otpPolicy = {
  digits: 6,
  wrongAttempts: 5,
  lockMilliseconds: 15 * 60_000,
  resendAfterMilliseconds: 30_000,
  validMilliseconds: 10 * 60_000,
} as const

/** The purpose of a code; a code is valid only for its purpose. */
export type OtpPurpose = "signIn" | "signUp" | "verifyPhone" | "changePhone"

/** The challenge of one phone, purpose and requester; all times are epoch milliseconds. */
export const OtpChallenge = Schema.Struct({
  codeHash: Schema.String,
  sentAt: Schema.Number,
  wrongAttempts: Schema.Int,
  lockedUntil: Schema.optionalKey(Schema.Number),
  verified: Schema.Boolean,
})
export type OtpChallenge = typeof OtpChallenge.Type

/** Makes a challenge, unless the phone is locked or the last code was sent less than 30 s ago. */
export const issueOtp = (
  previous: OtpChallenge | undefined,
  codeHash: string,
  now: number,
): Result.Result<OtpChallenge, OtpAlreadyGenerated | OtpAttemptsExceeded> => {
  const locked = previous?.lockedUntil
  if (locked !== undefined && now < locked) return Result.fail(new OtpAttemptsExceeded({ lockedUntil: locked }))
  const resendAt =
    previous === undefined || previous.verified ? now : previous.sentAt + otpPolicy.resendAfterMilliseconds
  if (now < resendAt) return Result.fail(new OtpAlreadyGenerated({ resendAt }))
  const stillCounting = previous !== undefined && !previous.verified && locked === undefined
  return Result.succeed({
    codeHash,
    sentAt: now,
    wrongAttempts: stillCounting ? previous.wrongAttempts : 0,
    verified: false,
  })
}

/** The challenge after one attempt, with a failure if the code was wrong or expired, or the phone is locked. */
export const attemptOtp = (
  challenge: OtpChallenge,
  codeHash: string,
  now: number,
): { readonly challenge: OtpChallenge; readonly failure?: InvalidOtp | OtpAttemptsExceeded } => {
  const locked = challenge.lockedUntil
  if (locked !== undefined && now < locked)
    return { challenge, failure: new OtpAttemptsExceeded({ lockedUntil: locked }) }
  const fresh = now - challenge.sentAt <= otpPolicy.validMilliseconds
  if (fresh && !challenge.verified && challenge.codeHash === codeHash) {
    return { challenge: { codeHash, sentAt: challenge.sentAt, wrongAttempts: 0, verified: true } }
  }
  const wrongAttempts = (locked === undefined ? challenge.wrongAttempts : 0) + 1
  const { lockedUntil: _, ...rest } = challenge
  if (wrongAttempts < otpPolicy.wrongAttempts) {
    const attemptsLeft = otpPolicy.wrongAttempts - wrongAttempts
    return { challenge: { ...rest, wrongAttempts }, failure: new InvalidOtp({ attemptsLeft }) }
  }
  const lockedUntil = now + otpPolicy.lockMilliseconds
  return { challenge: { ...rest, wrongAttempts, lockedUntil }, failure: new OtpAttemptsExceeded({ lockedUntil }) }
}
