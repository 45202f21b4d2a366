import { Deferred, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { describe, expect, test } from "vitest"
import {
  actingSessionsConformance,
  securityLogConformance,
  expiredSecretsConformance,
  identityRepositoriesConformance,
  passkeyStoresConformance,
  peopleConformance,
  secondFactorsConformance,
  signInSecretsConformance,
} from "@application/identity/conformance"
import { Memberships, RefreshTokens, UserRepository } from "@application/identity/ports"
import { type Account, EmailAddress, sessionPolicy } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { postgresSecurityLog } from "./postgres-security-log.ts"
import { postgresActingSessions } from "./postgres-acting-sessions.ts"
import { postgresEmailVerifications } from "./postgres-email-verifications.ts"
import { postgresExpiredSecrets } from "./postgres-expired-secrets.ts"
import { postgresKnownDevices } from "./postgres-known-devices.ts"
import { postgresMemberships } from "./postgres-memberships.ts"
import { postgresOtpChallenges } from "./postgres-otp-challenges.ts"
import { postgresPasskeyChallenges } from "./postgres-passkey-challenges.ts"
import { postgresPasskeys } from "./postgres-passkeys.ts"
import { postgresPasswordResets } from "./postgres-password-resets.ts"
import { postgresMessagePreferences } from "./postgres-message-preferences.ts"
import { postgresCallbackPages } from "./postgres-callback-pages.ts"
import { postgresInvitations } from "./postgres-invitations.ts"
import { postgresPushSubscriptions } from "./postgres-push-subscriptions.ts"
import { postgresRefreshTokens } from "./postgres-refresh-tokens.ts"
import { postgresSignIns } from "./postgres-sign-ins.ts"
import { postgresSecondFactorChallenges } from "./postgres-second-factor-challenges.ts"
import { postgresSecondFactors } from "./postgres-second-factors.ts"
import { postgresUserRepository } from "./postgres-user-repository.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"

const database = runningDatabase(migrations)
const secrets = Layer.mergeAll(
  postgresRefreshTokens,
  postgresOtpChallenges,
  postgresPasswordResets,
  postgresEmailVerifications,
  postgresKnownDevices,
  postgresExpiredSecrets,
  postgresMemberships,
  postgresSignIns,
  postgresUserRepository,
)

const person: Account = {
  portalId: PortalId.make(1),
  user: {
    id: UserId.make(1),
    emailAddress: EmailAddress.make("owner@example.com"),
    firstName: "Asha",
    lastName: "Rao",
    languageId: "en",
    roleIds: ["ClientAccess"],
  },
  phoneVerified: false,
  passwordHash: "hash",
  barred: false,
}
const token = {
  tokenHash: "a",
  familyId: "f",
  portalId: PortalId.make(1),
  userId: UserId.make(1),
  beganAt: 1,
  issuedAt: 2,
  expiresAt: 9e12,
}

test("a token presented while another call is spending it comes late", async () => {
  const states = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const tokens = yield* RefreshTokens
    yield* tokens.add(token)
    const spend = Effect.map(tokens.spend(token.portalId, "a", 5), (found) => Option.getOrUndefined(found)?.state)
    const isSpent = yield* Deferred.make<void>()
    const held = Effect.andThen(Deferred.succeed(isSpent, undefined), Effect.sleep("300 millis"))
    const slow = sql.withTransaction(Effect.tap(spend, () => held))
    return yield* Effect.all([slow, Effect.andThen(Deferred.await(isSpent), spend)], { concurrency: "unbounded" })
  }).pipe(Effect.provide(Layer.provideMerge(secrets, database)), Effect.runPromise)
  expect(states).toEqual([{ kind: "fresh" }, { kind: "spent", at: 5 }])
})

test.each(["family", "user"])("a %s revoked while a token is being renewed loses the new one too", async (whose) => {
  const tokens = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { add, revokeFamily, revokeUser, spend } = yield* RefreshTokens
    const { portalId, familyId, userId } = token
    yield* add(token)
    const isSpent = yield* Deferred.make<void>()
    const renew = Effect.gen(function* () {
      yield* spend(portalId, "a", 5)
      yield* Deferred.succeed(isSpent, undefined)
      yield* Effect.sleep("300 millis")
      yield* add({ ...token, tokenHash: "b" })
    })
    const revoke = whose === "family" ? revokeFamily(portalId, familyId) : revokeUser(portalId, userId)
    const both = [sql.withTransaction(renew), Effect.andThen(Deferred.await(isSpent), revoke)]
    yield* Effect.all(both, { concurrency: "unbounded" })
    return Option.getOrUndefined(yield* spend(portalId, "b", 5))?.state
  }).pipe(Effect.provide(Layer.provideMerge(secrets, database)), Effect.runPromise)
  expect(tokens).toEqual({ kind: "revoked" })
})

test("a token spent before instants were kept counts as spent long ago", async () => {
  const tokens = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { add, spend } = yield* RefreshTokens
    yield* add(token)
    yield* sql`update refresh_tokens set spent = true`
    return Option.getOrUndefined(yield* spend(token.portalId, "a", 5))?.state
  }).pipe(Effect.provide(Layer.provideMerge(secrets, database)), Effect.runPromise)
  expect(tokens).toEqual({ kind: "revoked" })
})

test("a token of a server of the release before has its family's beginning", async () => {
  const month = sessionPolicy.signInMilliseconds
  const found = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { add, living, spend } = yield* RefreshTokens
    const { portalId, userId } = token
    yield* add({ ...token, expiresAt: month + 8e12 })
    yield* add({ ...token, tokenHash: "b", expiresAt: month + 8e12 + 60_000 })
    yield* add({ ...token, tokenHash: "c", expiresAt: month + 8e12 + 90_000 })
    yield* sql`update refresh_tokens set began_at = null, issued_at = null where token_hash <> 'c'`
    const renewed = yield* living(portalId, userId, 5)
    const spent = yield* Effect.forEach(["b", "c"], (hash) => spend(portalId, hash, 5))
    yield* sql`delete from refresh_tokens where token_hash = 'c'`
    const begun = [...spent, yield* spend(portalId, "b", 5)]
    return [renewed[0]?.issuedAt, ...begun.map((one) => Option.getOrThrow(one).token.beganAt)]
  }).pipe(Effect.provide(Layer.provideMerge(secrets, database)), Effect.runPromise)
  expect(found).toEqual([8e12 + 60_000, 1, 1, 8e12])
})

test("of two owners who remove each other at once one stays", async () => {
  const profile = BusinessProfileId.make(7)
  const [one, other] = [UserId.make(1), UserId.make(2)]
  const left = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { join, leave, onProfile } = yield* Memberships
    const users = yield* UserRepository
    for (const id of [one, other]) {
      const emailAddress = EmailAddress.make(`owner-${id}@example.com`)
      yield* users.add({ ...person, user: { ...person.user, id, emailAddress } })
    }
    for (const userId of [one, other]) yield* join(userId, { businessProfileId: profile, roleId: "ClientAccess" })
    const remove = (userId: UserId) =>
      Effect.gen(function* () {
        const members = yield* onProfile(profile, "locked")
        if (members.length > 1) yield* leave(userId, profile)
      }).pipe(sql.withTransaction)
    yield* Effect.all([remove(one), remove(other)], { concurrency: "unbounded" })
    return yield* onProfile(profile)
  }).pipe(Effect.provide(Layer.provideMerge(secrets, database)), Effect.runPromise)
  expect(left).toHaveLength(1)
})

describe("users", () =>
  identityRepositoriesConformance(Layer.provide(Layer.merge(postgresUserRepository, postgresMemberships), database)))
describe("secrets", () => signInSecretsConformance(Layer.provide(secrets, database)))
describe("expired secrets", () => expiredSecretsConformance(Layer.provide(secrets, database)))
const people = Layer.mergeAll(
  postgresCallbackPages,
  postgresMessagePreferences,
  postgresTables,
  postgresExpiredSecrets,
  postgresInvitations,
  postgresPushSubscriptions,
)
describe("second factors", () =>
  secondFactorsConformance(
    Layer.provide(
      Layer.mergeAll(postgresSecondFactors, postgresSecondFactorChallenges, postgresExpiredSecrets),
      database,
    ),
  ))
describe("passkeys", () =>
  passkeyStoresConformance(
    Layer.provide(Layer.mergeAll(postgresPasskeys, postgresPasskeyChallenges, postgresExpiredSecrets), database),
  ))
describe("people", () => peopleConformance(Layer.provide(people, database)))

securityLogConformance("PostgreSQL", Layer.provide(postgresSecurityLog, database))
actingSessionsConformance("PostgreSQL", Layer.provide(postgresActingSessions, database))
