import { Layer } from "effect"
import { describe } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import {
  actingSessionsConformance,
  expiredSecretsConformance,
  identityRepositoriesConformance,
  securityLogConformance,
  signInSecretsConformance,
} from "./conformance.ts"
import { peopleConformance } from "./people.conformance.ts"
import { secondFactorsConformance } from "./second-factors.conformance.ts"
import {
  memoryActingSessions,
  memoryEmailVerifications,
  memoryEmbed,
  memoryExpiredSecrets,
  memoryKnownDevices,
  memoryMemberships,
  memoryOtpChallenges,
  memoryPasswordResets,
  memoryPeople,
  memoryRefreshTokens,
  memorySecondFactors,
  memorySecurityLog,
  memorySignIns,
  memoryUserRepository,
} from "./index.ts"

const secrets = Layer.mergeAll(
  memoryRefreshTokens,
  memoryOtpChallenges,
  memoryPasswordResets,
  memoryEmailVerifications,
  memoryKnownDevices,
  memoryExpiredSecrets,
  memoryMemberships,
  memorySignIns,
  memoryUserRepository,
)

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
    Layer.provide(Layer.mergeAll(memoryEmbed, memoryExpiredSecrets, memoryPeople), MemoryDatabase.layer),
  ))
describe("second factors", () =>
  secondFactorsConformance(Layer.provide(Layer.merge(memorySecondFactors, memoryExpiredSecrets), MemoryDatabase.layer)))
