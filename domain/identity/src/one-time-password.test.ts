import { Result } from "effect"
import { expect, test } from "vitest"
import { attemptOtp, issueOtp, type OtpChallenge } from "./one-time-password.ts"

const sent: OtpChallenge = { codeHash: "right", sentAt: 1_000_000, wrongAttempts: 0, verified: false }
const failureOf = <A, E>(answer: Result.Result<A, E>) => (Result.isFailure(answer) ? answer.failure : undefined)

test("a code may be sent again after thirty seconds, and at once after its entry", () => {
  const again = (now: number, verified = false) => issueOtp({ ...sent, verified }, "next", now)
  expect(failureOf(again(1_029_999))).toMatchObject({ _tag: "OtpAlreadyGenerated", resendAt: 1_030_000 })
  expect(Result.getOrThrow(again(1_030_000))).toEqual({
    codeHash: "next",
    sentAt: 1_030_000,
    wrongAttempts: 0,
    verified: false,
  })
  expect(Result.isSuccess(again(1_000_001, true))).toBe(true)
  expect(Result.isSuccess(issueOtp(undefined, "first", 0))).toBe(true)
})

test("wrong guesses count over codes, until one was entered or a lock is over", () => {
  const wrong = { ...sent, wrongAttempts: 3 }
  const guesses = (challenge: OtpChallenge) => Result.getOrThrow(issueOtp(challenge, "next", 2_000_000)).wrongAttempts
  expect([
    guesses(wrong),
    guesses({ ...wrong, verified: true }),
    guesses({ ...wrong, lockedUntil: 2_000_000 }),
  ]).toEqual([3, 0, 0])
})

test("a locked phone is sent and accepts nothing until the lock's last millisecond", () => {
  const locked = { ...sent, lockedUntil: 1_100_000 }
  expect(failureOf(issueOtp(locked, "next", 1_099_999))).toMatchObject({
    _tag: "OtpAttemptsExceeded",
    lockedUntil: 1_100_000,
  })
  expect(attemptOtp(locked, "right", 1_099_999)).toMatchObject({
    challenge: locked,
    failure: { _tag: "OtpAttemptsExceeded", lockedUntil: 1_100_000 },
  })
  expect(attemptOtp(locked, "right", 1_100_000).failure).toBeUndefined()
})

test("a right code is accepted once, within ten minutes of its sending", () => {
  const accepted = attemptOtp({ ...sent, wrongAttempts: 2 }, "right", 1_600_000)
  expect(accepted).toEqual({ challenge: { ...sent, wrongAttempts: 0, verified: true } })
  expect(attemptOtp(sent, "right", 1_600_001).failure?._tag).toBe("InvalidOtp")
  expect(attemptOtp(accepted.challenge, "right", 1_600_000).failure?._tag).toBe("InvalidOtp")
})

test("a wrong code says how many tries remain; the fifth locks for fifteen minutes", () => {
  expect(attemptOtp({ ...sent, wrongAttempts: 3 }, "wrong", 1_000_001)).toMatchObject({
    challenge: { codeHash: "right", wrongAttempts: 4 },
    failure: { _tag: "InvalidOtp", attemptsLeft: 1 },
  })
  expect(attemptOtp({ ...sent, wrongAttempts: 4 }, "wrong", 1_000_001)).toMatchObject({
    challenge: { wrongAttempts: 5, lockedUntil: 1_900_001 },
    failure: { _tag: "OtpAttemptsExceeded", lockedUntil: 1_900_001 },
  })
  const afterLock = attemptOtp({ ...sent, wrongAttempts: 5, lockedUntil: 1_000_001 }, "wrong", 1_000_001)
  expect(afterLock.challenge).toEqual({ ...sent, wrongAttempts: 1 })
})
