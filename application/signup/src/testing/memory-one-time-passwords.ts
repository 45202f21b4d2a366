import { Clock, Effect, Layer, Result } from "effect"
import { Ids } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { attemptOtp, InvalidOtp, issueOtp, type OtpChallenge, otpPolicy } from "@domain/identity"
import { OneTimePasswords, type ProofKey } from "@application/identity/services"

const keyOf = ({ portalId, sessionId, phone, emailAddress }: ProofKey): string =>
  `${portalId} ${sessionId} ${phone} ${emailAddress ?? ""}`

/** Codes of the in-memory world; with `memoryIds` every code is 123456. */
export const memoryOneTimePasswords = Layer.effect(
  OneTimePasswords,
  Effect.gen(function* () {
    const challenges = (yield* MemoryDatabase).table<string, OtpChallenge>("signup-otps")
    const ids = yield* Ids
    return {
      send: Effect.fnUntraced(function* (proof) {
        const key = keyOf(proof)
        const now = yield* Clock.currentTimeMillis
        const issued = issueOtp(challenges.get(key), yield* ids.otp, now)
        if (Result.isFailure(issued)) return yield* issued.failure
        challenges.set(key, issued.success)
        return now + otpPolicy.resendAfterMilliseconds
      }),
      check: Effect.fnUntraced(function* (proof, otp) {
        const key = keyOf(proof)
        const current = challenges.get(key)
        if (current === undefined) return yield* new InvalidOtp({ attemptsLeft: otpPolicy.wrongAttempts })
        const { challenge, failure } = attemptOtp(current, otp, yield* Clock.currentTimeMillis)
        challenges.set(key, challenge)
        if (failure !== undefined) return yield* failure
      }),
    }
  }),
)
