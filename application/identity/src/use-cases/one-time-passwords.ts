import { Clock, Effect, Result } from "effect"
import { Ids } from "@application/kernel"
import {
  attemptOtp,
  type EmailAddress,
  InvalidOtp,
  issueOtp,
  otpPolicy,
  type OtpAttemptsExceeded,
} from "@domain/identity"
import type { OtpChannel } from "@domain/messaging"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { type OtpChallengeKey, OtpChallenges } from "../ports/otp-challenges.ts"
import { SecretHasher } from "../ports/secrets.ts"

type Issued = ReturnType<typeof issueOtp>

const named = ({ portalId, phone, purpose, holder }: OtpChallengeKey, code: string) =>
  `otp:${purpose}:${portalId}:${phone}:${holder}:${code}`

/**
 * Sends a code to a phone, or to an address where one is named, in the caller's transaction, unless one was sent in the last 30 s or the holder is locked.
 * Returns when the next may be sent (epoch milliseconds) and how many wrong attempts are left.
 */
export const sendOneTimePassword = Effect.fnUntraced(function* (
  key: OtpChallengeKey,
  channel: OtpChannel,
  language: string,
  emailAddress?: EmailAddress,
) {
  const code = yield* (yield* Ids).otp
  const codeHash = yield* (yield* SecretHasher).hash(named(key, code))
  const now = yield* Clock.currentTimeMillis
  const issued = yield* (yield* OtpChallenges).change<Issued>(key, (previous) => {
    const answer = issueOtp(previous, codeHash, now)
    return Result.isSuccess(answer) ? { next: answer.success, answer } : { answer }
  })
  const challenge = yield* Effect.fromResult(issued)
  const { portalId, phone } = key
  const minutes = otpPolicy.validMilliseconds / 60_000
  yield* (yield* IdentityMessages).otp(
    portalId,
    { phone, channel, language, ...(emailAddress !== undefined && { emailAddress }) },
    { code, minutes },
  )
  return {
    resendAt: now + otpPolicy.resendAfterMilliseconds,
    attemptsLeft: otpPolicy.wrongAttempts - challenge.wrongAttempts,
  }
})

/** Checks a code. A wrong one is counted, so no transaction around it may roll back with its failure. */
export const checkOneTimePassword = Effect.fnUntraced(function* (
  key: OtpChallengeKey,
  otp: string,
): Effect.fn.Return<void, InvalidOtp | OtpAttemptsExceeded, OtpChallenges | SecretHasher> {
  const hashes = yield* (yield* SecretHasher).accepted(named(key, otp))
  const now = yield* Clock.currentTimeMillis
  const failure = yield* (yield* OtpChallenges).change<InvalidOtp | OtpAttemptsExceeded | undefined>(
    key,
    (previous) => {
      if (previous === undefined) return { answer: new InvalidOtp({ attemptsLeft: otpPolicy.wrongAttempts }) }
      const codeHash = hashes.find((hash) => hash === previous.codeHash) ?? ""
      const { challenge, failure } = attemptOtp(previous, codeHash, now)
      return { next: challenge, answer: failure }
    },
  )
  if (failure !== undefined) return yield* failure
})
