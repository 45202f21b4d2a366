import { Deferred, Effect, Layer, Option, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import {
  memoryIdentityMessages,
  memoryRefreshTokenCarrier,
  memorySecondFactorRule,
  memorySecrets,
  signedInOf,
  SentSecrets,
} from "@application/identity/testing"
import {
  loginWithOtp,
  loginWithPassword,
  openAccount,
  openSession,
  refreshSession,
  resetPassword,
  sendLoginOtp,
  sendResetLink,
} from "@application/identity/use-cases"
import { RefreshTokenCarrier, UnitOfWork } from "@application/kernel"
import { UserRepository } from "@application/identity/ports"
import { MemoryDatabase, memoryJobQueue, memoryProfiles } from "@application/kernel/testing"
import { EmailAddress, PhoneNumber, sessionPolicy } from "@domain/identity"
import { memoryPortals } from "@application/portals/testing"
import { PortalId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { postgresIds } from "../postgres-ids.ts"
import { postgresRateLimits } from "../postgres-rate-limits.ts"
import { postgresTables } from "../postgres-tables.ts"
import { postgresActingSessions } from "./postgres-acting-sessions.ts"
import { postgresSecurityLog } from "./postgres-security-log.ts"
import { postgresEmailVerifications } from "./postgres-email-verifications.ts"
import { postgresKnownDevices } from "./postgres-known-devices.ts"
import { postgresMemberships } from "./postgres-memberships.ts"
import { postgresOtpChallenges } from "./postgres-otp-challenges.ts"
import { postgresPasswordResets } from "./postgres-password-resets.ts"
import { postgresRefreshTokens } from "./postgres-refresh-tokens.ts"
import { postgresSecondFactorChallenges } from "./postgres-second-factor-challenges.ts"
import { postgresPasskeys } from "./postgres-passkeys.ts"
import { postgresSecondFactors } from "./postgres-second-factors.ts"
import { postgresUserRepository } from "./postgres-user-repository.ts"
import { runningDatabase } from "../testing/running-database.ts"

const emailAddress = EmailAddress.make("asha@example.com")
const portalId = PortalId.make(1)
const phone = PhoneNumber.make("+919876543210")

const world = Layer.mergeAll(
  postgresActingSessions,
  postgresSecurityLog,
  postgresUserRepository,
  postgresMemberships,
  postgresEmailVerifications,
  postgresKnownDevices,
  postgresOtpChallenges,
  postgresPasswordResets,
  postgresRefreshTokens,
  postgresSecondFactorChallenges,
  postgresPasskeys,
  postgresSecondFactors,
  memorySecondFactorRule,
  postgresIds,
  postgresRateLimits,
  postgresTables,
  sqlUnitOfWork,
  memorySecrets,
  memoryProfiles(),
  memoryPortals(),
  memoryIdentityMessages,
  memoryRefreshTokenCarrier,
  memoryJobQueue,
).pipe(Layer.provideMerge(runningDatabase(migrations)), Layer.provideMerge(MemoryDatabase.layer))

const inWorld = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.gen(function* () {
    yield* openAccount({
      portalId: PortalId.make(1),
      emailAddress,
      password: "Right-1word",
      firstName: "Asha",
      lastName: "Rao",
      phone,
      languageId: "en",
      roleId: "ClientAccess" as const,
      businessName: undefined,
    })
    return yield* story
  }).pipe(Effect.provide(world), Effect.runPromise)

const login = (password: string) => loginWithPassword.handle({ emailAddress, password })
const lastSecret = Effect.map(
  Effect.flatMap(SentSecrets, ({ all }) => all),
  (sent) => sent.at(-1)?.secret ?? "",
)
const carried = Effect.flatMap(RefreshTokenCarrier, ({ read }) =>
  Effect.map(
    read,
    Option.getOrElse(() => ""),
  ),
)
const carry = (token: string) => Effect.flatMap(RefreshTokenCarrier, ({ write }) => write(token, 0))

test("wrong codes stay counted although their calls fail", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* sendLoginOtp.handle({ phone, channel: "Sms" })
      const code = yield* lastSecret
      const wrong = loginWithOtp.handle({ phone, otp: code === "000000" ? "000001" : "000000" })
      const tried = yield* Effect.all(Array.from({ length: 5 }, () => Effect.flip(wrong)))
      return [...tried, yield* Effect.flip(loginWithOtp.handle({ phone, otp: code }))]
    }),
  )
  expect(failures.slice(-2).map(({ _tag }) => _tag)).toEqual(["OtpAttemptsExceeded", "OtpAttemptsExceeded"])
})

test("a family that a stolen token ended stays ended although that call failed", async () => {
  const [reused, newest] = await inWorld(
    Effect.gen(function* () {
      yield* login("Right-1word")
      const old = yield* carried
      yield* refreshSession.handle({})
      const latest = yield* carried
      const grace = sessionPolicy.spentTokenGraceMilliseconds
      yield* (yield* SqlClient.SqlClient)`update refresh_tokens set spent_at = spent_at - ${grace}`
      yield* carry(old)
      const first = yield* Effect.flip(refreshSession.handle({}))
      yield* carry(latest)
      return [first, yield* Effect.flip(refreshSession.handle({}))]
    }),
  )
  expect([reused?._tag, newest?._tag]).toEqual(["RefreshTokenExpired", "RefreshTokenExpired"])
})

test("pages that renew one session at once all stay signed in", async () => {
  const renewed = await inWorld(
    Effect.gen(function* () {
      yield* login("Right-1word")
      const token = yield* carried
      const written: Array<string> = []
      const page = refreshSession.handle({}).pipe(
        Effect.provideService(RefreshTokenCarrier, {
          read: Effect.succeedSome(token),
          write: (next) => Effect.sync(() => void written.push(next)),
          clear: Effect.void,
        }),
      )
      yield* Effect.all([page, page, page, page], { concurrency: "unbounded" })
      return yield* Effect.forEach(written, (next) => Effect.andThen(carry(next), refreshSession.handle({})))
    }),
  )
  expect(renewed.map(({ user }) => user.emailAddress)).toEqual(Array(4).fill(emailAddress))
})

test("a reset waits for a login whose password was right, and ends its session", async () => {
  const [waited, refused] = await inWorld(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { byEmail, holdPassword } = yield* UserRepository
      const account = yield* Effect.fromOption(yield* byEmail(portalId, emailAddress))
      yield* sendResetLink.handle({ portalId, emailAddress, origin: "http://localhost:4000" })
      const hash = (yield* lastSecret).split("hash=")[1] ?? ""
      const isHeld = yield* Deferred.make<void>()
      const resetWaits = yield* Deferred.make<void>()
      const loggingIn = Effect.gen(function* () {
        yield* holdPassword(account)
        yield* Deferred.succeed(isHeld, undefined)
        yield* Deferred.await(resetWaits)
        yield* openSession(account)
      })
      const resetting = Effect.andThen(
        Deferred.await(isHeld),
        resetPassword.handle({ hash, newPassword: "Fresh-2word" }),
      )
      const blocked = sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      const watching = Deferred.await(isHeld).pipe(
        Effect.andThen(
          Effect.repeat(blocked, {
            until: ([locks]) => (locks?.n ?? 0) > 0,
            schedule: Schedule.spaced("20 millis"),
            times: 100,
          }),
        ),
        Effect.tap(Deferred.succeed(resetWaits, undefined)),
      )
      const { transact } = yield* UnitOfWork
      const [[locks]] = yield* Effect.all([watching, transact(loggingIn), resetting], { concurrency: "unbounded" })
      return [locks?.n, yield* Effect.flip(refreshSession.handle({}))] as const
    }),
  )
  expect(waited).toBe(1)
  expect(refused._tag).toBe("RefreshTokenExpired")
})

test("a refused password leaves its link open, an accepted one uses it up", async () => {
  const [weak, again, signedIn] = await inWorld(
    Effect.gen(function* () {
      yield* sendResetLink.handle({ portalId: PortalId.make(1), emailAddress, origin: "http://localhost:4000" })
      const hash = (yield* lastSecret).split("hash=")[1] ?? ""
      const refused = yield* Effect.flip(resetPassword.handle({ hash, newPassword: "weak" }))
      yield* resetPassword.handle({ hash, newPassword: "Fresh-2word" })
      const used = yield* Effect.flip(resetPassword.handle({ hash, newPassword: "Other-3word" }))
      return [refused, used, yield* login("Fresh-2word")] as const
    }),
  )
  expect([weak._tag, again._tag]).toEqual(["WeakPassword", "InvalidHashKey"])
  expect(signedInOf(signedIn).user).toMatchObject({ id: 1, roleIds: ["ClientAccess"], phoneNumber: phone })
})
