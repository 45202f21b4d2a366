import { Result, Schema } from "effect"
import { describe, expect, test } from "vitest"
import { commonPasswords } from "@domain/validation"
import * as failures from "./failures.ts"
import { otpPolicy } from "./one-time-password.ts"
import { namesAround, replacementPassword, strongPassword, usableResetKey } from "./password-reset.ts"
import { sessionPolicy } from "./refresh-token.ts"
import { signupPayload, SignupPayload } from "./signup-payload.ts"
import { EmailAddress } from "./user.ts"

const refusal = (result: Result.Result<unknown, { readonly _tag: string }>) =>
  Result.isFailure(result) ? result.failure._tag : "accepted"

const guesses = { common: commonPasswords(["welcome"]), names: ["Marquee"] }

describe("a new password", () => {
  test("must be strong, and reports everything that is wrong at once", () => {
    expect(strongPassword("Ab1!xyzw", guesses)).toEqual(Result.succeed("Ab1!xyzw"))
    expect(Result.getOrThrow(Result.flip(strongPassword("abc", guesses)))).toMatchObject({
      errorCode: 84,
      keys: ["validation.passwordTooShort", "validation.passwordTooWeak"],
    })
  })

  test("is neither a common one nor one with a name", () => {
    const keys = (typed: string) => Result.getOrThrow(Result.flip(strongPassword(typed, guesses))).keys
    expect(keys("Welcome@2026")).toEqual(["validation.passwordTooCommon"])
    expect(keys("My-M4rquee-1")).toEqual(["validation.passwordHasName"])
  })

  test("is compared with the names of its owner, their businesses and the portal", () => {
    const owner = { firstName: "Asha", lastName: "Rao", emailAddress: EmailAddress.make("asha.rao@example.in") }
    expect(namesAround(owner, { title: "Marquee" }, ["Bloom"])).toEqual(["Asha", "Rao", "asha.rao", "Marquee", "Bloom"])
  })

  test("must differ from the present one, after it is strong", () => {
    expect([
      refusal(replacementPassword("Ab1!xyzw", false, guesses)),
      refusal(replacementPassword("Ab1!xyzw", true, guesses)),
      refusal(replacementPassword("abc", true, guesses)),
    ]).toEqual(["accepted", "OldPasswordReused", "WeakPassword"])
  })

  test("is set once with a mailed key within the hour", () => {
    expect(sessionPolicy.resetLinkMilliseconds).toBe(3_600_000)
    const key = { expiresAt: 3_600_000 }
    expect(usableResetKey(key, 3_599_999)).toEqual(Result.succeed(key))
    expect([
      refusal(usableResetKey(key, 3_600_000)),
      refusal(usableResetKey({ ...key, usedAt: 5 }, 6)),
      refusal(usableResetKey(undefined, 6)),
    ]).toEqual(["InvalidHashKey", "InvalidHashKey", "InvalidHashKey"])
  })
})

describe("a sign-up", () => {
  const facts = {
    firstName: "Asha",
    lastName: "Rao",
    emailAddress: EmailAddress.make("asha@example.in"),
    loginPassword: "Ab1!xyzw",
    loginProviderType: "password",
    portalDomain: "localhost",
  } as const

  test("always accepts the terms and asks for client access", () => {
    expect(signupPayload(facts, false)).toEqual({ ...facts, isTosAccepted: true, roleId: "ClientAccess" })
    expect(Schema.encodeSync(SignupPayload)(signupPayload(facts, true)).roleId).toBe(45)
    const refused = { ...Schema.encodeSync(SignupPayload)(signupPayload(facts, false)), isTosAccepted: false }
    expect(Schema.is(SignupPayload)(refused)).toBe(false)
  })
})

test("codes have six digits, five tries, a 15-minute lock and 30 s between them", () => {
  expect(otpPolicy).toEqual({
    digits: 6,
    wrongAttempts: 5,
    lockMilliseconds: 900_000,
    resendAfterMilliseconds: 30_000,
    validMilliseconds: 600_000,
  })
  expect(sessionPolicy).toMatchObject({
    accessTokenMilliseconds: 900_000,
    signInMilliseconds: 2_592_000_000,
    administratorSignInMilliseconds: 43_200_000,
  })
})

test("each failure carries its code", () => {
  expect(
    [
      new failures.InvalidCredentials({}),
      new failures.UserAccountExpired({ emailAddress: "" }),
      new failures.ForbiddenPortal({}),
      new failures.InvalidOtp({ attemptsLeft: 1 }),
      new failures.InvalidHashKey({}),
      new failures.TokenMalformed({}),
      new failures.TokenExpired({}),
      new failures.TokenInvalid({}),
      new failures.OldPasswordReused({}),
      new failures.RefreshTokenExpired({}),
      new failures.WeakPassword({ keys: [] }),
      new failures.UserAlreadyExists({}),
      new failures.InvalidFields({ fields: {} }),
      new failures.MobileNotRegistered({}),
      new failures.OtpAlreadyGenerated({ resendAt: 0 }),
      new failures.OtpAttemptsExceeded({ lockedUntil: 0 }),
      new failures.TooManyRequests({ retryAfterSeconds: 1 }),
    ].map(({ errorCode }) => errorCode),
  ).toEqual([51, 52, 56, 57, 60, 61, 62, 63, 75, 76, 84, 101, 102, 1021, 800, 801, 1005])
})
