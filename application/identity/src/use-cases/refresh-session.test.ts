import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor, RefreshTokenCarrier } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { type Account, sessionPolicy } from "@domain/identity"
import { AccessTokens } from "../ports/secrets.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { asha, calledFrom, inWorld, mailedKey } from "../testing/sign-in-world.ts"
import { getCurrentUser } from "./get-current-user.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { logout, refreshSession } from "./refresh-session.ts"
import { resetPassword } from "./reset-password.ts"

const login = loginWithPassword.handle({ emailAddress: asha.user.emailAddress, password: "Right-1word" })
const refresh = refreshSession.handle({})
const refused = Effect.flip(refresh)
const carried = Effect.flatMap(RefreshTokenCarrier, ({ read }) => Effect.map(read, Option.getOrUndefined))
const carry = (token: string | undefined) => Effect.flatMap(RefreshTokenCarrier, ({ write }) => write(token ?? "", 0))

const grace = sessionPolicy.spentTokenGraceMilliseconds
/** Refreshes as a page that sends this token, and returns what it receives. */
const pageWith = (token: string | undefined) =>
  Effect.gen(function* () {
    let written: string | undefined
    const cookie = {
      read: Effect.succeed(Option.fromUndefinedOr(token)),
      write: (next: string) => Effect.sync(() => void (written = next)),
      clear: Effect.void,
    }
    const { accessToken } = yield* Effect.provideService(refresh, RefreshTokenCarrier, cookie)
    const { familyId } = yield* (yield* AccessTokens).verify(accessToken)
    return { given: written, familyId }
  })

test("each refresh gives another refresh token and access token", async () => {
  const [tokens, last] = await inWorld(
    Effect.gen(function* () {
      yield* login
      const first = yield* carried
      yield* refresh
      const second = yield* carried
      const session = yield* refresh
      return [[first, second, yield* carried], session] as const
    }),
  )
  expect(new Set(tokens).size).toBe(3)
  expect(last.user.id).toBe(41)
})

test("two pages that refresh at once both continue with one family", async () => {
  const [pages, later] = await inWorld(
    Effect.gen(function* () {
      yield* login
      const page = pageWith(yield* carried)
      const pages = yield* Effect.all([page, page], { concurrency: "unbounded" })
      yield* TestClock.adjust("1 hour")
      return [pages, yield* Effect.forEach(pages, ({ given }) => pageWith(given))] as const
    }),
  )
  expect(new Set(pages.map(({ given }) => given)).size).toBe(2)
  expect(new Set([...pages, ...later].map(({ familyId }) => familyId)).size).toBe(1)
})

test("a page whose reply was lost continues with its old token", async () => {
  const session = await inWorld(
    Effect.gen(function* () {
      yield* login
      yield* pageWith(yield* carried)
      yield* TestClock.adjust(grace - 1)
      return yield* refresh
    }),
  )
  expect(session.user.id).toBe(41)
})

test("asking again does not extend the time in which it is allowed", async () => {
  const failure = await inWorld(
    Effect.gen(function* () {
      yield* login
      const old = yield* carried
      yield* pageWith(old)
      yield* TestClock.adjust(grace - 1)
      yield* pageWith(old)
      yield* TestClock.adjust(1)
      return yield* Effect.flip(pageWith(old))
    }),
  )
  expect(failure._tag).toBe("RefreshTokenExpired")
})

test("a token spent before a logout or new password is refused after it", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* login
      const beforeLogout = yield* carried
      yield* refresh
      yield* logout.handle({})
      yield* login
      const beforeReset = yield* carried
      yield* refresh
      yield* resetPassword.handle({ hash: yield* mailedKey(asha.user.emailAddress), newPassword: "Fresh-2word" })
      return yield* Effect.forEach([beforeLogout, beforeReset], (token) => Effect.flip(pageWith(token)))
    }),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual(["RefreshTokenExpired", "RefreshTokenExpired"])
})

test("a token reused later revokes its whole family, newest included", async () => {
  const [reused, newest, remaining] = await inWorld(
    Effect.gen(function* () {
      yield* login
      const old = yield* carried
      yield* refresh
      const latest = yield* carried
      yield* TestClock.adjust(grace)
      yield* carry(old)
      const first = yield* refused
      const remaining = yield* carried
      yield* carry(latest)
      return [first, yield* refused, remaining] as const
    }),
  )
  expect([reused, newest]).toMatchObject([{ errorCode: 76 }, { errorCode: 76 }])
  expect(remaining).toBeUndefined()
})

test("another family continues when one is revoked", async () => {
  const session = await inWorld(
    Effect.gen(function* () {
      yield* login
      const phone = yield* carried
      yield* login
      yield* logout.handle({})
      yield* carry(phone)
      return yield* refresh
    }),
  )
  expect(session.user.id).toBe(41)
})

test("a missing, unknown or expired token is refused", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      const none = yield* refused
      yield* carry("made up")
      const unknown = yield* refused
      yield* login
      yield* TestClock.adjust("31 days")
      return [none, unknown, yield* refused]
    }),
  )
  for (const failure of failures) expect(failure._tag).toBe("RefreshTokenExpired")
})

/** Signs in, then renews every hour for as long as it works, and answers for how many hours that was. */
const hoursRenewed = Effect.gen(function* () {
  yield* login
  for (let hours = 1; hours < 2_000; hours += 1) {
    yield* TestClock.adjust("1 hour")
    if (yield* Effect.isFailure(refresh)) return hours
  }
  return Infinity
})
const ofRole = (...roleIds: Account["user"]["roleIds"]): Account => ({ ...asha, user: { ...asha.user, roleIds } })

test.each([
  ["ClientAccess", 30 * 24],
  ["AccountManager", 30 * 24],
  ["PortalAdministrator", 12],
  ["BizgainAdmin", 12],
] as const)("a sign-in of role %s ends after %i hours, however often renewed", async (role, hours) => {
  expect(await inWorld(hoursRenewed, [ofRole(role)])).toBe(hours)
})

test("whoever becomes an administrator signs in again after twelve hours", async () => {
  const failure = await inWorld(
    Effect.gen(function* () {
      yield* login
      yield* TestClock.adjust("11 hours")
      yield* (yield* UserRepository).save(ofRole("PortalAdministrator"))
      yield* refresh
      yield* TestClock.adjust("1 hour")
      return yield* refused
    }),
  )
  expect(failure._tag).toBe("RefreshTokenExpired")
})

test("an access token ends with its sign-in", async () => {
  const { expiresAt } = await inWorld(
    Effect.gen(function* () {
      yield* login
      yield* TestClock.adjust("719 hours")
      yield* TestClock.adjust("50 minutes")
      return yield* refresh
    }),
  )
  expect(expiresAt).toBe(30 * 24 * 3_600_000)
})

test("a token of one portal is refused at another", async () => {
  const failure = await inWorld(Effect.andThen(login, calledFrom({ portalDomain: "parcelwise.localhost" })(refused)))
  expect(failure._tag).toBe("RefreshTokenExpired")
})

test("a user barred meanwhile cannot refresh", async () => {
  const failure = await inWorld(
    Effect.gen(function* () {
      yield* login
      yield* (yield* UserRepository).save({ ...asha, barred: true })
      return yield* refused
    }),
  )
  expect(failure._tag).toBe("RefreshTokenExpired")
})

test("logging out ends the session, and does nothing without one", async () => {
  const failure = await inWorld(
    Effect.gen(function* () {
      yield* logout.handle({})
      yield* login
      const token = yield* carried
      yield* logout.handle({})
      yield* carry(token)
      return yield* refused
    }),
  )
  expect(failure._tag).toBe("RefreshTokenExpired")
})

test("the signed-in user is the actor's", async () => {
  const current = await inWorld(
    getCurrentUser.handle({}).pipe(Effect.provideService(CurrentActor, userActor(asha.user.id))),
  )
  expect(current).toEqual({ user: asha.user, profiles: [] })
})
