import { Layer } from "effect"
import { describe } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { identityRepositoriesConformance, signInSecretsConformance } from "./conformance.ts"
import {
  memoryMemberships,
  memoryOtpChallenges,
  memoryPasswordResets,
  memoryRefreshTokens,
  memoryUserRepository,
} from "./index.ts"

const secrets = Layer.mergeAll(memoryRefreshTokens, memoryOtpChallenges, memoryPasswordResets)

describe("users", () =>
  identityRepositoriesConformance(
    Layer.provide(Layer.merge(memoryUserRepository, memoryMemberships), MemoryDatabase.layer),
  ))
describe("secrets", () => signInSecretsConformance(Layer.provide(secrets, MemoryDatabase.layer)))
