import { Layer } from "effect"
import { sqlUnitOfWork } from "@adapters/sql"
import { sessionRepositoryConformance } from "@application/signup/conformance"
import { migrations } from "../migrations/index.ts"
import { postgresSessionRepository } from "./postgres-session-repository.ts"
import { runningDatabase } from "../testing/running-database.ts"

sessionRepositoryConformance(
  Layer.mergeAll(postgresSessionRepository, sqlUnitOfWork).pipe(Layer.provide(runningDatabase(migrations))),
)
