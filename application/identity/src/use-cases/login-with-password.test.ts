import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { PortalId, UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { AccessTokens } from "../ports/secrets.ts"
import { asha, bakery, calledFrom, inWorld } from "../testing/sign-in-world.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { resetPassword } from "./reset-password.ts"

const { emailAddress } = asha.user
const right = { emailAddress, password: "Right-1word" }
const wrong = { emailAddress, password: "Wrong-1word" }
const refusal = (input: typeof right) => Effect.flip(loginWithPassword.handle(input))

test("the right password gives a token for the user, and their profiles", async () => {
  const [signedIn, claims] = await inWorld(
    Effect.gen(function* () {
      yield* (yield* Memberships).join(asha.user.id, { businessProfileId: bakery.id, roleId: "ClientAccess" })
      const done = yield* loginWithPassword.handle(right)
      return [done, yield* (yield* AccessTokens).verify(done.accessToken)] as const
    }),
  )
  expect(signedIn).toMatchObject({ user: asha.user, profiles: [bakery], expiresAt: 15 * 60_000 })
  expect(claims).toMatchObject({ userId: 41, portalId: 1, roleIds: [27], expiresAt: 900_000 })
})

test("an address is found whatever its case", async () => {
  const shouted = { ...right, emailAddress: "ASHA@EXAMPLE.COM" as typeof emailAddress }
  expect((await inWorld(loginWithPassword.handle(shouted))).user.id).toBe(41)
})

test("a wrong password and an unknown address are refused alike", async () => {
  const known = await inWorld(refusal(wrong))
  const unknown = await inWorld(refusal(right), [])
  expect(known).toEqual(unknown)
  expect(known).toMatchObject({ _tag: "InvalidCredentials", errorCode: 51 })
})

test("an expired account is told so, but only with its password", async () => {
  const expired = [{ ...asha, expiresAt: 0 }]
  expect(await inWorld(refusal(right), expired)).toMatchObject({ _tag: "UserAccountExpired", emailAddress })
  expect(await inWorld(refusal(wrong), expired)).toMatchObject({ _tag: "InvalidCredentials" })
})

test("a barred account and one of another portal may not enter", async () => {
  expect(await inWorld(refusal(right), [{ ...asha, barred: true }])).toMatchObject({ errorCode: 56 })
  const atOther = calledFrom({ portalDomain: "highstreet.localhost" })
  expect(await inWorld(atOther(refusal(right)))).toMatchObject({ _tag: "ForbiddenPortal" })
  expect(await inWorld(atOther(refusal(wrong)))).toMatchObject({ _tag: "InvalidCredentials" })
})

test("one address may have an account at two portals, each with its own password", async () => {
  const twin = {
    ...asha,
    portalId: PortalId.make(2),
    user: { ...asha.user, id: UserId.make(42) },
    passwordHash: "hash of Other-2word",
  }
  const login = loginWithPassword.handle({ emailAddress, password: "Other-2word" })
  const there = calledFrom({ portalDomain: "highstreet.localhost:4000" })(login)
  expect((await inWorld(there, [asha, twin])).user.id).toBe(42)
  expect(await inWorld(Effect.flip(login), [asha, twin])).toMatchObject({ _tag: "InvalidCredentials" })
})

test("an expired password gives a key with which a new one is set", async () => {
  const signedIn = await inWorld(
    Effect.gen(function* () {
      const failure = yield* refusal(right)
      if (failure._tag !== "PasswordExpired") return yield* Effect.die(failure)
      yield* resetPassword.handle({ hash: failure.hash, newPassword: "Fresh-2word" })
      return yield* loginWithPassword.handle({ emailAddress, password: "Fresh-2word" })
    }),
    [{ ...asha, passwordExpiresAt: 0 }],
  )
  expect(signedIn.user.id).toBe(41)
})

test("after twenty tries within a quarter of an hour even the right password must wait", async () => {
  const [refused, later] = await inWorld(
    Effect.gen(function* () {
      yield* Effect.forEach(Array.from({ length: 20 }), () => refusal(wrong))
      const failure = yield* refusal(right)
      yield* TestClock.adjust("15 minutes")
      return [failure, yield* loginWithPassword.handle(right)] as const
    }),
  )
  expect(refused).toMatchObject({ _tag: "TooManyRequests", errorCode: 1005, retryAfterSeconds: 900 })
  expect(later.user.id).toBe(41)
})

test("one place may not try many addresses", async () => {
  const tries = Array.from({ length: 61 }, (_, index) =>
    refusal({ ...wrong, emailAddress: `u${index}@example.com` as typeof emailAddress }),
  )
  const failures = await inWorld(calledFrom({ ipAddress: "203.0.113.9" })(Effect.all(tries)))
  expect(failures.at(59)).toMatchObject({ _tag: "InvalidCredentials" })
  expect(failures.at(60)).toMatchObject({ _tag: "TooManyRequests" })
})
