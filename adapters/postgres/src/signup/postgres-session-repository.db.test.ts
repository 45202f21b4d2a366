import { Layer } from "effect"
import { sqlUnitOfWork } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { sessionRepositoryConformance } from "@application/signup/conformance"
import { signupMigrations } from "../migrations/signup.ts"
import { postgresSessionRepository } from "./postgres-session-repository.ts"

sessionRepositoryConformance(
  Layer.mergeAll(postgresSessionRepository, sqlUnitOfWork).pipe(Layer.provide(testDatabase(signupMigrations))),
)
