import { Effect, Exit } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { PhoneNumber } from "@domain/identity"
import { MemoryDatabase } from "@application/kernel/testing"
import { SentSecrets } from "../testing/index.ts"
import { appCode, asAsha, turnOn } from "../testing/second-factor-world.ts"
import { asha, calledFrom, inWorld, mailedKey } from "../testing/sign-in-world.ts"
import { changePassword } from "./change-password.ts"
import { completeLogin } from "./complete-login.ts"
import { loginWithOtp, sendLoginOtp } from "./login-with-otp.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { openAccount, recogniseAccount } from "./open-account.ts"
import { resetPassword } from "./reset-password.ts"
import { getSecondFactor, startSecondFactor } from "./second-factor.ts"

const { emailAddress } = asha.user
const password = "Right-1word"
const userId = asha.user.id
const challengeOf = (reply: object) =>
  "challenge" in reply && typeof reply.challenge === "string" ? reply.challenge : expect.unreachable()
const begin = Effect.map(loginWithPassword.handle({ emailAddress, password }), challengeOf)
const complete = (challenge: string, code: string) => completeLogin.handle({ challenge, code })
const sessions = Effect.map(MemoryDatabase, ({ table }) => table("refresh_tokens").size)

test("a right password asks for the code, which makes the session", async () => {
  const [reply, without, signedIn, after] = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      const reply = yield* loginWithPassword.handle({ emailAddress, password })
      const without = yield* sessions
      return [reply, without, yield* complete(challengeOf(reply), yield* appCode), yield* sessions] as const
    }),
  )
  expect(reply).toEqual({
    challenge: expect.any(String),
    expiresAt: 3_630_000 + 5 * 60_000,
    hasPasskey: false,
    hasApp: true,
  })
  expect(signedIn).toMatchObject({ userId: 41, accessToken: expect.any(String) })
  expect([without, after]).toEqual([0, 1])
})

test("a right one-time password asks for the code as well", async () => {
  const phone = PhoneNumber.make("+919876543210")
  const signedIn = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      yield* sendLoginOtp.handle({ phone, channel: "Sms" })
      const reply = yield* loginWithOtp.handle({ phone, otp: "123456" })
      return yield* complete(challengeOf(reply), yield* appCode)
    }),
  )
  expect(signedIn.userId).toBe(41)
})

test("a secret that was never confirmed asks for nothing", async () => {
  const reply = await inWorld(
    Effect.andThen(
      asAsha(startSecondFactor.handle({ userId, password })),
      loginWithPassword.handle({ emailAddress, password }),
    ),
  )
  expect(reply).toMatchObject({ userId: 41 })
})

test("a code of the app works once, also for another sign-in", async () => {
  const [replayed, earlier, next] = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      const code = yield* appCode
      yield* complete(yield* begin, code)
      const second = yield* begin
      const replayed = yield* Effect.flip(complete(second, code))
      yield* TestClock.adjust("30 seconds")
      const earlier = yield* Effect.flip(complete(second, code))
      return [replayed, earlier, yield* complete(second, yield* appCode)] as const
    }),
  )
  expect([replayed._tag, earlier._tag, next.userId]).toEqual(["InvalidSecondFactor", "InvalidSecondFactor", 41])
})

test("of two sign-ins with one code at the same time one succeeds", async () => {
  const exits = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      const [one, other, code] = [yield* begin, yield* begin, yield* appCode]
      const both = [Effect.exit(complete(one, code)), Effect.exit(complete(other, code))]
      return yield* Effect.all(both, { concurrency: "unbounded" })
    }),
  )
  expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
})

test("a recovery code stands in for the app once, and its owner is told", async () => {
  const [signedIn, again, left, mails] = await inWorld(
    Effect.gen(function* () {
      const [code = ""] = yield* turnOn
      const signedIn = yield* complete(yield* begin, code.toLowerCase().replaceAll("-", " "))
      const again = yield* Effect.flip(complete(yield* begin, code))
      const { recoveryCodesLeft } = yield* asAsha(getSecondFactor.handle({ userId }))
      return [signedIn.userId, again, recoveryCodesLeft, yield* (yield* SentSecrets).all] as const
    }),
  )
  expect([signedIn, again._tag, left]).toEqual([41, "InvalidSecondFactor", 9])
  expect(mails.at(-1)).toEqual({ to: "asha@example.com", secret: "recoveryCodeUsed", language: "en" })
})

test("five codes or five minutes end a sign-in, with one answer for all that has ended", async () => {
  const [tries, right, late, spent, madeUp] = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      const first = yield* begin
      const tries = yield* Effect.all(Array.from({ length: 5 }, () => Effect.flip(complete(first, "999999"))))
      const right = yield* Effect.flip(complete(first, yield* appCode))
      const second = yield* begin
      yield* TestClock.adjust("5 minutes")
      const late = yield* Effect.flip(complete(second, yield* appCode))
      const third = yield* begin
      yield* complete(third, yield* appCode)
      yield* TestClock.adjust("30 seconds")
      const spent = yield* Effect.flip(complete(third, yield* appCode))
      return [tries, right, late, spent, yield* Effect.flip(complete("made up", "123456"))] as const
    }),
  )
  expect(tries.map(({ _tag }) => _tag)).toEqual([
    ...Array.from({ length: 4 }, () => "InvalidSecondFactor"),
    "SignInExpired",
  ])
  expect([late, spent, madeUp]).toEqual([right, right, right])
  expect(right).toMatchObject({ _tag: "SignInExpired", errorCode: 1029 })
})

test("many challenges do not make more guesses", async () => {
  const answered = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      let wrong = 0
      for (let index = 0; index < 40; index += 1) {
        yield* TestClock.adjust("1 minute")
        const from = calledFrom({ ipAddress: `10.0.0.${index}` })
        const challenge = yield* from(begin)
        for (let guess = 0; guess < 4; guess += 1) {
          const failure = yield* from(Effect.flip(complete(challenge, "999999")))
          if (failure._tag === "InvalidSecondFactor") wrong += 1
        }
      }
      return wrong
    }),
  )
  expect(answered).toBeLessThanOrEqual(21)
})

test("a new password ends the sign-ins that wait for their code", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      const first = yield* begin
      yield* asAsha(changePassword.handle({ userId, currentPassword: password, newPassword: "Fresh-2word" }))
      const changed = yield* Effect.flip(complete(first, yield* appCode))
      const reply = yield* loginWithPassword.handle({ emailAddress, password: "Fresh-2word" })
      yield* resetPassword.handle({ hash: yield* mailedKey(emailAddress), newPassword: "Newer-3word" })
      return [changed, yield* Effect.flip(complete(challengeOf(reply), yield* appCode))]
    }),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual(["SignInExpired", "SignInExpired"])
})

test("signing up again with the password does not get round the code", async () => {
  const account = { portalId: asha.portalId, emailAddress, password }
  const [recognised, opened] = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      const request = { ...account, firstName: "A", lastName: "R", languageId: "en", businessName: undefined }
      return [
        yield* Effect.flip(recogniseAccount(account)),
        yield* Effect.flip(openAccount({ ...request, phone: undefined, roleId: "ClientAccess" })),
      ]
    }),
  )
  expect([recognised._tag, opened._tag]).toEqual(["UserAlreadyExists", "AccountNotOpened"])
})
