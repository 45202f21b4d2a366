import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { DeviceCarrier } from "@application/kernel"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { AccessTokens } from "../ports/secrets.ts"
import { asha, bakery, calledFrom, inWorld, mailedKey } from "../testing/sign-in-world.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { resetPassword } from "./reset-password.ts"

const { emailAddress } = asha.user
const right = { emailAddress, password: "Right-1word" }
const wrong = { emailAddress, password: "Wrong-1word" }
const bina = {
  ...asha,
  user: {
    ...asha.user,
    id: UserId.make(43),
    emailAddress: EmailAddress.make("bina@example.com"),
    phoneNumber: PhoneNumber.make("+919876500000"),
  },
}
const logIn = (input: typeof right) => Effect.map(loginWithPassword.handle(input), signedInOf)
const refusal = (input: typeof right) => Effect.flip(loginWithPassword.handle(input))

test("the right password gives a token for the user, and their profiles", async () => {
  const [signedIn, claims] = await inWorld(
    Effect.gen(function* () {
      yield* (yield* Memberships).join(asha.user.id, { businessProfileId: bakery.id, roleId: "ClientAccess" })
      const done = yield* logIn(right)
      return [done, yield* (yield* AccessTokens).verify(done.accessToken)] as const
    }),
  )
  expect(signedIn).toMatchObject({ user: asha.user, profiles: [bakery], expiresAt: 15 * 60_000 })
  expect(claims).toMatchObject({ userId: 41, portalId: 1, roleIds: [27], expiresAt: 900_000 })
})

test("an address is found whatever its case", async () => {
  const shouted = { ...right, emailAddress: "ASHA@EXAMPLE.COM" as typeof emailAddress }
  expect((await inWorld(logIn(shouted))).user.id).toBe(41)
})

test("a wrong password and an unknown address are refused alike", async () => {
  const known = await inWorld(refusal(wrong))
  const unknown = await inWorld(refusal(right), [])
  expect(known).toEqual(unknown)
  expect(known).toMatchObject({ _tag: "InvalidCredentials", errorCode: 51 })
})

test("an expired account is reported only with its password", async () => {
  const expired = [{ ...asha, expiresAt: 0 }]
  expect(await inWorld(refusal(right), expired)).toMatchObject({ _tag: "UserAccountExpired", emailAddress })
  expect(await inWorld(refusal(wrong), expired)).toMatchObject({ _tag: "InvalidCredentials" })
})

test("a barred account and one of another portal may not sign in", async () => {
  expect(await inWorld(refusal(right), [{ ...asha, barred: true }])).toMatchObject({ errorCode: 56 })
  const atOther = calledFrom({ portalDomain: "highstreet.localhost" })
  expect(await inWorld(atOther(refusal(right)))).toMatchObject({ _tag: "ForbiddenPortal" })
  expect(await inWorld(atOther(refusal(wrong)))).toMatchObject({ _tag: "InvalidCredentials" })
})

test("one address may have an account with its own password at each portal", async () => {
  const twin = {
    ...asha,
    portalId: PortalId.make(2),
    user: { ...asha.user, id: UserId.make(42) },
    passwordHash: "hash of Other-2word",
  }
  const login = logIn({ emailAddress, password: "Other-2word" })
  const there = calledFrom({ portalDomain: "highstreet.localhost:4000" })(login)
  expect((await inWorld(there, [asha, twin])).user.id).toBe(42)
  expect(await inWorld(Effect.flip(login), [asha, twin])).toMatchObject({ _tag: "InvalidCredentials" })
})

test("an expired password gives a key that sets a new one", async () => {
  const signedIn = await inWorld(
    Effect.gen(function* () {
      const reply = yield* loginWithPassword.handle(right)
      if (!("hash" in reply)) return yield* Effect.die(new Error("signed in with an expired password"))
      yield* resetPassword.handle({ hash: reply.hash, newPassword: "Fresh-2word" })
      return [reply.errorCode, yield* logIn({ emailAddress, password: "Fresh-2word" })] as const
    }),
    [{ ...asha, passwordExpiresAt: 0 }],
  )
  expect(signedIn).toMatchObject([74, { userId: 41, roleIds: ["ClientAccess"] }])
})

test("waits grow with wrong passwords, and right ones do not count", async () => {
  const [waits, later] = await inWorld(
    Effect.gen(function* () {
      const waits: Array<number> = []
      for (let tries = 0; tries < 13;) {
        const failure = yield* refusal(wrong)
        if (failure._tag !== "TooManyRequests") tries += 1
        else {
          waits.push(failure.retryAfterSeconds)
          if (failure.retryAfterSeconds > 60) break
          yield* TestClock.adjust(failure.retryAfterSeconds * 1_000)
        }
      }
      yield* TestClock.adjust("15 minutes")
      return [waits, yield* Effect.all(Array.from({ length: 9 }, () => loginWithPassword.handle(right)))] as const
    }),
  )
  expect(waits).toEqual([60, 60, 780])
  expect(later).toHaveLength(9)
})

test("strangers' attempts do not lock a known device out", async () => {
  const from = (place: number) => calledFrom({ ipAddress: `10.0.0.${place}` })
  const [stranger, owner] = await inWorld(
    Effect.gen(function* () {
      yield* from(1)(loginWithPassword.handle(right))
      const device = yield* (yield* DeviceCarrier).read
      yield* (yield* DeviceCarrier).clear
      yield* Effect.forEach(Array.from({ length: 150 }), (_, index) => from(index % 30)(refusal(wrong)))
      const failure = yield* from(200)(refusal(right))
      yield* (yield* DeviceCarrier).write(
        Option.getOrElse(device, () => ""),
        0,
      )
      return [failure, yield* from(1)(logIn(right))] as const
    }),
  )
  expect(stranger).toMatchObject({ _tag: "TooManyRequests" })
  expect(owner.user.id).toBe(41)
})

test("a device is unknown under a made-up name or to another account", async () => {
  const [madeUp, other] = await inWorld(
    Effect.gen(function* () {
      yield* (yield* DeviceCarrier).write("made up", 0)
      yield* Effect.forEach(Array.from({ length: 5 }), () => refusal(wrong))
      const first = yield* refusal(wrong)
      yield* loginWithPassword.handle({ ...right, emailAddress: bina.user.emailAddress })
      return [first, yield* refusal(wrong)] as const
    }),
    [asha, bina],
  )
  expect([madeUp._tag, other._tag]).toEqual(["TooManyRequests", "TooManyRequests"])
})

test("a new password forgets every device but the one that set it", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* loginWithPassword.handle(right)
      const old = yield* (yield* DeviceCarrier).read
      yield* (yield* DeviceCarrier).clear
      yield* resetPassword.handle({ hash: yield* mailedKey(emailAddress), newPassword: "Fresh-2word" })
      yield* Effect.forEach(Array.from({ length: 5 }), () => refusal(wrong))
      const known = yield* refusal(wrong)
      yield* (yield* DeviceCarrier).write(
        Option.getOrElse(old, () => ""),
        0,
      )
      yield* Effect.forEach(Array.from({ length: 5 }), () => refusal(wrong))
      return [known, yield* refusal(wrong)] as const
    }),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual(["InvalidCredentials", "TooManyRequests"])
})

test.each([1, 7, 40])("from %i addresses at once at most a hundred guesses an hour are answered", async (places) => {
  const guesses = await inWorld(
    Effect.gen(function* () {
      let answered = 0
      for (let second = 0; second < 3_600; second += 10) {
        const failure = yield* calledFrom({ ipAddress: `10.0.0.${(second / 10) % places}` })(refusal(wrong))
        if (failure._tag === "InvalidCredentials") answered += 1
        yield* TestClock.adjust("10 seconds")
      }
      return answered
    }),
  )
  expect(guesses).toBeLessThanOrEqual(Math.min(100, 40 * places))
})

test("one address may not try many accounts", async () => {
  const tries = Array.from({ length: 61 }, (_, index) =>
    refusal({ ...wrong, emailAddress: `u${index}@example.com` as typeof emailAddress }),
  )
  const failures = await inWorld(calledFrom({ ipAddress: "203.0.113.9" })(Effect.all(tries)))
  expect(failures.at(59)).toMatchObject({ _tag: "InvalidCredentials" })
  expect(failures.at(60)).toMatchObject({ _tag: "TooManyRequests" })
})
