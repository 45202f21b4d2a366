import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { describe, expect, test } from "vitest"
import { identityRepositoriesConformance, signInSecretsConformance } from "@application/identity/conformance"
import { RefreshTokens } from "@application/identity/ports"
import { PortalId, UserId } from "@domain/kernel"
import { identityMigrations } from "../migrations/identity.ts"
import { postgresEmailVerifications } from "./postgres-email-verifications.ts"
import { postgresKnownDevices } from "./postgres-known-devices.ts"
import { postgresMemberships } from "./postgres-memberships.ts"
import { postgresOtpChallenges } from "./postgres-otp-challenges.ts"
import { postgresPasswordResets } from "./postgres-password-resets.ts"
import { postgresRefreshTokens } from "./postgres-refresh-tokens.ts"
import { postgresSignIns } from "./postgres-sign-ins.ts"
import { postgresUserRepository } from "./postgres-user-repository.ts"
import { runningDatabase } from "../testing/running-database.ts"

const database = runningDatabase(identityMigrations)
const secrets = Layer.mergeAll(
  postgresRefreshTokens,
  postgresOtpChallenges,
  postgresPasswordResets,
  postgresEmailVerifications,
  postgresKnownDevices,
  postgresSignIns,
  postgresUserRepository,
)

test("a token presented while another call is spending it comes late", async () => {
  const token = { tokenHash: "a", familyId: "f", portalId: PortalId.make(1), userId: UserId.make(1), expiresAt: 9e12 }
  const states = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const tokens = yield* RefreshTokens
    yield* tokens.add(token)
    const spend = Effect.map(tokens.spend(token.portalId, "a"), (found) => Option.getOrUndefined(found)?.state)
    const slow = sql.withTransaction(Effect.tap(spend, () => Effect.sleep("300 millis")))
    return yield* Effect.all([slow, Effect.delay(spend, "100 millis")], { concurrency: "unbounded" })
  }).pipe(Effect.provide(Layer.provideMerge(secrets, database)), Effect.runPromise)
  expect(states).toEqual(["fresh", "spent"])
})

describe("users", () =>
  identityRepositoriesConformance(Layer.provide(Layer.merge(postgresUserRepository, postgresMemberships), database)))
describe("secrets", () => signInSecretsConformance(Layer.provide(secrets, database)))
