import { Layer } from "effect"
import { describe } from "vitest"
import { testDatabase } from "@adapters/sql/testing"
import { identityRepositoriesConformance, signInSecretsConformance } from "@application/identity/conformance"
import { identityMigrations } from "../migrations/identity.ts"
import { postgresMemberships } from "./postgres-memberships.ts"
import { postgresOtpChallenges } from "./postgres-otp-challenges.ts"
import { postgresPasswordResets } from "./postgres-password-resets.ts"
import { postgresRefreshTokens } from "./postgres-refresh-tokens.ts"
import { postgresUserRepository } from "./postgres-user-repository.ts"

const database = testDatabase(identityMigrations)
const secrets = Layer.mergeAll(postgresRefreshTokens, postgresOtpChallenges, postgresPasswordResets)

describe("users", () =>
  identityRepositoriesConformance(Layer.provide(Layer.merge(postgresUserRepository, postgresMemberships), database)))
describe("secrets", () => signInSecretsConformance(Layer.provide(secrets, database)))
