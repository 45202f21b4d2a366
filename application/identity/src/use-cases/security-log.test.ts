import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { userActor } from "@application/kernel/testing"
import { EmailAddress, PhoneNumber, securityLogPolicy } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { SecurityLog } from "../ports/security-log.ts"
import { EmbedKeys } from "../stores/embed-keys.ts"
import { readableEmbedToken } from "../testing/memory-embed-tokens.ts"
import { turnOn } from "../testing/second-factor-world.ts"
import { asha, calledFrom, inWorld, person } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { changePassword } from "./change-password.ts"
import { completeLogin } from "./complete-login.ts"
import { deleteExpiredSecrets } from "./delete-expired.ts"
import { loginWithEmbedToken } from "./embed-login.ts"
import { loginWithOtp, sendLoginOtp } from "./login-with-otp.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { requestErasure } from "./erasure.ts"
import { startSecondFactor, turnOffSecondFactor } from "./second-factor.ts"
import { listSecurityEvents, noteRefusedRight } from "./security-log.ts"

const portalId = PortalId.make(1)
const { emailAddress } = asha.user
const ira = person(51, "Ira", ["PortalAdministrator"])

const wrongPassword = (address = emailAddress) =>
  Effect.flip(loginWithPassword.handle({ emailAddress: address, password: "Wrong-1word" }))
const entries = Effect.flatMap(SecurityLog, (log) => log.entries(portalId, {}, { limit: 200 }))
const phone = { phone: PhoneNumber.make("+919876543210") }

test("a wrong password is noted with account, factor and place", async () => {
  const from = calledFrom({ ipAddress: "203.0.113.9", userAgent: "F".repeat(300), requestId: "req-1" })
  const [noted] = await inWorld(Effect.andThen(from(wrongPassword()), entries))
  expect(noted).toEqual({
    id: 1,
    portalId,
    at: 0,
    kind: "signInFailed",
    factor: "password",
    userId: 41,
    ipAddress: "203.0.113.9",
    userAgent: "F".repeat(200),
    requestId: "req-1",
  })
})

test("an unknown address and another portal's account are noted without one", async () => {
  const elsewhere = { ...asha, portalId: PortalId.make(2) }
  const tries = Effect.andThen(wrongPassword(), entries)
  const [unknown, foreign] = [await inWorld(tries, []), await inWorld(tries, [elsewhere])]
  expect([unknown[0], foreign[0]].map((noted) => [noted?.factor, noted?.userId])).toEqual([
    ["password", undefined],
    ["password", undefined],
  ])
})

test("a right sign-in and one that a limit turns away note nothing", async () => {
  const noted = await inWorld(
    Effect.gen(function* () {
      yield* loginWithPassword.handle({ emailAddress, password: "Right-1word" })
      yield* Effect.forEach(Array.from({ length: 30 }), () => wrongPassword())
      return yield* entries
    }),
  )
  expect(noted.length).toBeLessThanOrEqual(20)
})

test("a wrong code is noted for its account, and one of a number that nobody has", async () => {
  const tryCode = Effect.gen(function* () {
    yield* sendLoginOtp.handle({ ...phone, channel: "Sms" })
    yield* Effect.flip(loginWithOtp.handle({ ...phone, otp: "999999" }))
    return (yield* entries).map(({ factor, userId }) => [factor, userId])
  })
  expect([await inWorld(tryCode), await inWorld(tryCode, [])]).toEqual([[["code", 41]], [["code", undefined]]])
})

test("a wrong second factor is noted for its account", async () => {
  const noted = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      const answer = yield* loginWithPassword.handle({ emailAddress, password: "Right-1word" })
      const challenge = "challenge" in answer ? answer.challenge : ""
      yield* Effect.flip(completeLogin.handle({ challenge, code: "000000" }))
      return yield* entries
    }),
  )
  expect(noted).toMatchObject([{ factor: "secondFactor", means: "code", userId: 41 }])
  expect(noted[0]).not.toHaveProperty("call")
})

test("a wrong password inside a sign-in is noted with what it was for", async () => {
  const userId = asha.user.id
  const password = "Wrong-1word"
  const noted = await inWorld(
    Effect.gen(function* () {
      const asAsha = signedInAs(asha)
      const change = { userId, currentPassword: password, newPassword: "Fresh-2word" }
      yield* Effect.flip(asAsha(changePassword.handle(change)))
      yield* Effect.flip(asAsha(requestErasure.handle({ userId, password })))
      yield* Effect.flip(asAsha(startSecondFactor.handle({ userId, password })))
      yield* turnOn
      yield* Effect.flip(asAsha(turnOffSecondFactor.handle({ userId, password, code: "000000" })))
      yield* Effect.flip(asAsha(turnOffSecondFactor.handle({ userId, password: "Right-1word", code: "000000" })))
      return yield* entries
    }),
  )
  expect(noted.map(({ kind, factor, means, call, userId: of }) => [kind, factor, means, call, of])).toEqual([
    ["signInFailed", "secondFactor", "code", "identity/TurnOffSecondFactor", 41],
    ["signInFailed", "password", undefined, "identity/TurnOffSecondFactor", 41],
    ["signInFailed", "password", undefined, "identity/StartSecondFactor", 41],
    ["signInFailed", "password", undefined, "identity/RequestErasure", 41],
    ["signInFailed", "password", undefined, "identity/ChangePassword", 41],
  ])
})

test("a forged embed token is noted for nobody, one of the house for its account", async () => {
  const token = (signedWith: string) =>
    readableEmbedToken({
      keyId: "site",
      signedWith,
      audience: "localhost",
      claims: { id: "token-1234", emailAddress: ira.user.emailAddress, issuedAt: 0, expiresAt: 60_000 },
    })
  const noted = await inWorld(
    Effect.gen(function* () {
      const key = { keyId: "site", algorithm: "EdDSA", publicKey: "key of the site", usableFrom: 0 } as const
      yield* (yield* EmbedKeys).save({ portalId, ...key })
      for (const signedWith of ["another key", key.publicKey])
        yield* Effect.flip(loginWithEmbedToken.handle({ embedToken: token(signedWith), portal: "localhost" }))
      return yield* entries
    }),
    [{ ...ira, user: { ...ira.user, emailVerified: true } }],
  )
  expect(noted.map(({ factor, userId }) => [factor, userId])).toEqual([
    ["embedKey", 51],
    ["embedKey", undefined],
  ])
})

test("a refused right is noted with its call, a bounded number of them an hour", async () => {
  const noted = await inWorld(
    Effect.gen(function* () {
      const refusals = Array.from({ length: 100 }, (_, at) =>
        noteRefusedRight(userActor(41), "wallet/RefundWallet", String(at)),
      )
      yield* Effect.all(refusals)
      yield* noteRefusedRight({ kind: "anonymous" }, "wallet/RefundWallet", "7")
      return yield* entries
    }),
  )
  expect(noted).toHaveLength(securityLogPolicy.keptRefusals)
  expect(noted[0]).toMatchObject({ kind: "rightRefused", call: "wallet/RefundWallet", userId: 41 })
})

test("a refusal while acting as a client is the employee's", async () => {
  const acting = { ...userActor(41), actedBy: UserId.make(51) }
  const [noted] = await inWorld(Effect.andThen(noteRefusedRight(acting, "wallet/RefundWallet", "7"), entries))
  expect(noted?.userId).toBe(51)
})

test("a portal's administrators read its log with names, and no other portal's", async () => {
  const asIra = signedInAs(ira)
  const [page, next, foreign] = await inWorld(
    Effect.gen(function* () {
      yield* wrongPassword()
      yield* wrongPassword(EmailAddress.make("none@example.com"))
      const first = yield* asIra(listSecurityEvents.handle({ portalId, limit: 1 }))
      const second = yield* asIra(listSecurityEvents.handle({ portalId, before: first.before ?? 0 }))
      const other = yield* Effect.option(asIra(listSecurityEvents.handle({ portalId: PortalId.make(2) })))
      return [first, second, other] as const
    }),
    [asha, ira],
  )
  expect(page.entries).toMatchObject([{ factor: "password" }])
  expect(page.entries[0]).not.toHaveProperty("name")
  expect(next).toMatchObject({ entries: [{ userId: 41, name: "Asha Rao" }] })
  expect(next).not.toHaveProperty("before")
  expect(Option.isNone(foreign)).toBe(true)
})

test("entries are deleted after 180 days", async () => {
  const left = await inWorld(
    Effect.gen(function* () {
      yield* wrongPassword()
      yield* TestClock.adjust("180 days")
      yield* wrongPassword()
      yield* TestClock.adjust("1 milli")
      yield* deleteExpiredSecrets.handle({})
      return yield* entries
    }),
  )
  expect(left).toHaveLength(1)
})
