import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { UserRepository } from "../ports/user-repository.ts"
import { Memberships } from "../ports/memberships.ts"
import { asha, bakery, calledFrom, inWorld, mailedKey } from "../testing/sign-in-world.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { refreshSession } from "./refresh-session.ts"
import { forgotPassword, resetPassword } from "./reset-password.ts"

const { emailAddress } = asha.user
const login = (password: string) => loginWithPassword.handle({ emailAddress, password })
const linkKey = mailedKey(emailAddress)
const reset = (hash: string, newPassword: string) => resetPassword.handle({ hash, newPassword })

test("a mailed link sets a new password once and ends all sessions", async () => {
  const [again, old, session, fresh] = await inWorld(
    Effect.gen(function* () {
      yield* login("Right-1word")
      const key = yield* linkKey
      yield* reset(key, "Fresh-2word")
      return [
        yield* Effect.flip(reset(key, "Other-3word")),
        yield* Effect.flip(login("Right-1word")),
        yield* Effect.flip(refreshSession.handle({})),
        yield* login("Fresh-2word"),
      ] as const
    }),
  )
  expect(again).toMatchObject({ _tag: "InvalidHashKey", errorCode: 60 })
  expect(old._tag).toBe("InvalidCredentials")
  expect(session._tag).toBe("RefreshTokenExpired")
  expect(signedInOf(fresh).userId).toBe(41)
})

test("a refused password does not use up the link", async () => {
  const [weak, reused] = await inWorld(
    Effect.gen(function* () {
      const key = yield* linkKey
      const failures = [yield* Effect.flip(reset(key, "weak")), yield* Effect.flip(reset(key, "Right-1word"))]
      yield* reset(key, "Fresh-2word")
      return failures
    }),
  )
  expect(weak).toMatchObject({
    _tag: "WeakPassword",
    keys: ["validation.passwordTooShort", "validation.passwordTooWeak"],
  })
  expect(reused).toMatchObject({ _tag: "OldPasswordReused", errorCode: 75 })
})

test("a common or personal password is refused, and the link stays valid", async () => {
  const [common, named, portal] = await inWorld(
    Effect.gen(function* () {
      yield* (yield* Memberships).join(asha.user.id, { businessProfileId: bakery.id, roleId: "ClientAccess" })
      const key = yield* linkKey
      const failures = [
        yield* Effect.flip(reset(key, "P@ssw0rd2026")),
        yield* Effect.flip(reset(key, "Raos-Bakery-1")),
        yield* Effect.flip(reset(key, "Marquee-2026")),
      ] as const
      yield* reset(key, "Fresh-2word")
      return failures
    }),
  )
  expect(common).toMatchObject({ _tag: "WeakPassword", errorCode: 84, keys: ["validation.passwordTooCommon"] })
  for (const failure of [named, portal])
    expect(failure).toMatchObject({ _tag: "WeakPassword", keys: ["validation.passwordHasName"] })
})

test("a link is invalid after an hour, and at another portal", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      const key = yield* linkKey
      const elsewhere = yield* calledFrom({ portalDomain: "highstreet.localhost" })(
        Effect.flip(reset(key, "Fresh-2word")),
      )
      yield* TestClock.adjust("60 minutes")
      return [elsewhere, yield* Effect.flip(reset(key, "Fresh-2word"))]
    }),
  )
  for (const failure of failures) expect(failure._tag).toBe("InvalidHashKey")
})

test("links cannot be requested without limit", async () => {
  const failure = await inWorld(
    Effect.gen(function* () {
      yield* Effect.forEach(Array.from({ length: 5 }), () => forgotPassword.handle({ emailAddress }))
      return yield* Effect.flip(forgotPassword.handle({ emailAddress }))
    }),
  )
  expect(failure._tag).toBe("TooManyRequests")
})

test("a mailed link verifies its address, an expired password's key does not", async () => {
  const isProved = Effect.map(
    Effect.flatMap(UserRepository, ({ byId }) => byId(asha.portalId, asha.user.id)),
    (found) => Option.getOrUndefined(found)?.user.emailVerified === true,
  )
  const mailed = Effect.andThen(
    Effect.flatMap(linkKey, (key) => reset(key, "Fresh-2word")),
    isProved,
  )
  const mailedState = Effect.gen(function* () {
    const reply = yield* login("Right-1word")
    yield* reset("hash" in reply ? reply.hash : "", "Fresh-2word")
    return yield* isProved
  })
  expect([await inWorld(mailed), await inWorld(mailedState, [{ ...asha, passwordExpiresAt: 0 }])]).toEqual([
    true,
    false,
  ])
})
