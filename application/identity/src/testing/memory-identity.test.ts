import { Layer } from "effect"
import { describe } from "vitest"
import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import {
  actingSessionsConformance,
  expiredSecretsConformance,
  identityRepositoriesConformance,
  passkeyStoresConformance,
  passkeyVerifierConformance,
  securityLogConformance,
  signInSecretsConformance,
} from "./conformance.ts"
import { peopleConformance } from "./people.conformance.ts"
import { secondFactorsConformance } from "./second-factors.conformance.ts"
import {
  memoryActingSessions,
  memoryEmailVerifications,
  memoryExpiredSecrets,
  memoryKnownDevices,
  memoryMemberships,
  memoryOtpChallenges,
  memoryPasskeys,
  memoryPasswordResets,
  memoryPeople,
  memoryRefreshTokens,
  memorySecondFactors,
  memorySecurityLog,
  memorySignIns,
  memoryUserRepository,
  readableAuthenticator,
} from "./index.ts"

const secrets = Layer.mergeAll(
  memoryRefreshTokens,
  memoryOtpChallenges,
  memoryPasskeys,
  memoryPasswordResets,
  memoryEmailVerifications,
  memoryKnownDevices,
  memoryExpiredSecrets,
  memoryMemberships,
  memorySignIns,
  memoryUserRepository,
)

passkeyVerifierConformance("memory", Layer.provide(memoryPasskeys, MemoryDatabase.layer), readableAuthenticator)
securityLogConformance("memory", Layer.provide(memorySecurityLog, MemoryDatabase.layer))
actingSessionsConformance("memory", Layer.provide(memoryActingSessions, MemoryDatabase.layer))
describe("users", () =>
  identityRepositoriesConformance(
    Layer.provide(Layer.merge(memoryUserRepository, memoryMemberships), MemoryDatabase.layer),
  ))
describe("secrets", () => signInSecretsConformance(Layer.provide(secrets, MemoryDatabase.layer)))
describe("expired secrets", () => expiredSecretsConformance(Layer.provide(secrets, MemoryDatabase.layer)))
describe("people", () =>
  peopleConformance(
    Layer.provide(Layer.mergeAll(memoryTables, memoryExpiredSecrets, memoryPeople), MemoryDatabase.layer),
  ))
describe("passkeys", () =>
  passkeyStoresConformance(Layer.provide(Layer.merge(memoryPasskeys, memoryExpiredSecrets), MemoryDatabase.layer)))
describe("second factors", () =>
  secondFactorsConformance(Layer.provide(Layer.merge(memorySecondFactors, memoryExpiredSecrets), MemoryDatabase.layer)))
