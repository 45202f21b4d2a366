import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import type { Account } from "@domain/identity"
import { SecondFactorRule } from "../ports/second-factor-rule.ts"
import { SecurityLog } from "../ports/security-log.ts"
import type { OddAnswer, TestAuthenticator } from "../testing/passkey-authenticator.ts"
import { addFrom, newAuthenticator } from "../testing/passkey-world.ts"
import { asha, calledFrom, inWorld } from "../testing/sign-in-world.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { completeLogin } from "./complete-login.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { askForOwnPasskey, askForPasskey } from "./passkeys.ts"
import { asAsha } from "../testing/second-factor-world.ts"

const { emailAddress, id: userId } = asha.user
const login = loginWithPassword.handle({ emailAddress, password: "Right-1word" })
const begin = Effect.map(login, (reply) => ("challenge" in reply ? reply : expect.unreachable()))
const answerOf = (authenticator: TestAuthenticator, challenge: string, odd: OddAnswer = {}) =>
  Effect.map(askForPasskey.handle({ challenge }), (request) => authenticator.use(request, odd))
const completed = (authenticator: TestAuthenticator, odd?: OddAnswer) =>
  Effect.gen(function* () {
    const { challenge } = yield* begin
    return yield* completeLogin.handle({ challenge, passkey: yield* answerOf(authenticator, challenge, odd) })
  })
const logged = Effect.flatMap(SecurityLog, (log) => log.entries(asha.portalId, {}, { limit: 20 }))
const enrolled = Effect.gen(function* () {
  const phone = newAuthenticator()
  return { phone, added: yield* addFrom(phone) }
})

test("a passkey makes the session instead of a code, and its use is noted", async () => {
  const [asked, signedIn, again] = await inWorld(
    Effect.gen(function* () {
      const { phone } = yield* enrolled
      yield* TestClock.adjust("1 hour")
      return [yield* begin, yield* completed(phone), yield* completed(phone)] as const
    }),
  )
  expect(asked).toMatchObject({ hasPasskey: true, hasApp: false })
  expect([signedIn.userId, again.userId]).toEqual([41, 41])
})

test("recovery codes stand in for the passkey, and other codes do not", async () => {
  const [signedIn, wrong] = await inWorld(
    Effect.gen(function* () {
      const { added } = yield* enrolled
      const { challenge } = yield* begin
      const wrong = yield* Effect.flip(completeLogin.handle({ challenge, code: "123456" }))
      return [yield* completeLogin.handle({ challenge, code: added.recoveryCodes?.[3] ?? "" }), wrong] as const
    }),
  )
  expect([signedIn.userId, wrong._tag]).toEqual([41, "InvalidSecondFactor"])
})

test("an answer is taken once, in time, and for a sign-in alone", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      const { phone } = yield* enrolled
      const first = yield* begin
      const passkey = yield* answerOf(phone, first.challenge)
      yield* completeLogin.handle({ challenge: first.challenge, passkey })
      const { challenge } = yield* begin
      const complete = (answer: typeof passkey) => Effect.flip(completeLogin.handle({ challenge, passkey: answer }))
      const replayed = yield* complete(passkey)
      const own = yield* asAsha(askForOwnPasskey.handle({ userId }))
      const elses = yield* complete(phone.use(own))
      const late = yield* answerOf(phone, challenge)
      yield* TestClock.adjust("5 minutes")
      return [replayed, elses, yield* complete(late), yield* Effect.flip(askForPasskey.handle({ challenge }))]
    }),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    "PasskeyExpired",
    "PasskeyExpired",
    "SignInExpired",
    "SignInExpired",
  ])
})

test("a counter that goes back is refused and logged as a copy", async () => {
  const [failure, wrong, events] = await inWorld(
    Effect.gen(function* () {
      const { phone } = yield* enrolled
      yield* completed(phone, { counter: 9 })
      const failure = yield* Effect.flip(completed(phone, { counter: 9 }))
      const wrong = yield* Effect.flip(completed(phone, { isForged: true }))
      return [failure, wrong, yield* logged] as const
    }),
  )
  expect(failure).toMatchObject({ _tag: "PasskeyRefused", isCopied: true })
  expect(wrong).toMatchObject({ _tag: "PasskeyRefused", isCopied: false })
  expect(events.map(({ kind, factor, means }) => [kind, factor, means])).toEqual([
    ["signInFailed", "secondFactor", "passkey"],
    ["signInFailed", "secondFactor", "copiedPasskey"],
  ])
})

test("a passkey of another host is not asked for, and refused", async () => {
  const [asked, failure] = await inWorld(
    Effect.gen(function* () {
      const { phone } = yield* enrolled
      const elsewhere = calledFrom({ origin: "https://ads.example.com" })
      const asked = yield* elsewhere(begin)
      const request = yield* elsewhere(askForPasskey.handle({ challenge: asked.challenge }))
      const passkey = phone.use(request, { origin: "https://ads.example.com" })
      const failure = yield* elsewhere(Effect.flip(completeLogin.handle({ challenge: asked.challenge, passkey })))
      return [[asked.hasPasskey, request.allowCredentials], failure] as const
    }),
  )
  expect(asked).toEqual([false, []])
  expect(failure._tag).toBe("PasskeyElsewhere")
})

test("five wrong passkeys end a sign-in", async () => {
  const tags = await inWorld(
    Effect.gen(function* () {
      const { phone } = yield* enrolled
      const { challenge } = yield* begin
      const wrong = Effect.flatMap(answerOf(phone, challenge, { isForged: true }), (passkey) =>
        Effect.flip(completeLogin.handle({ challenge, passkey })),
      )
      const tries = yield* Effect.all(Array.from({ length: 5 }, () => wrong))
      return [...tries, yield* Effect.flip(askForPasskey.handle({ challenge }))].map(({ _tag }) => _tag)
    }),
  )
  expect(tags).toEqual([...Array.from({ length: 4 }, () => "PasskeyRefused"), "SignInExpired", "SignInExpired"])
})

test("a passkey is the second factor that administrators must have", async () => {
  const administrator: Account = { ...asha, user: { ...asha.user, roleIds: ["PortalAdministrator"] } }
  const compulsory = Effect.provideService(SecondFactorRule, { isCompulsory: true })
  const [before, after] = await inWorld(
    compulsory(
      Effect.gen(function* () {
        const before = signedInOf(yield* login)
        const { phone } = yield* enrolled
        return [before, yield* completed(phone)] as const
      }),
    ),
    [administrator],
  )
  expect([before.needsSecondFactor, after.needsSecondFactor]).toEqual([true, undefined])
})
