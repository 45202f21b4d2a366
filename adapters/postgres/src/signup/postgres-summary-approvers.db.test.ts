import { Layer } from "effect"
import { summaryApproversConformance } from "@application/signup/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresSessionRepository } from "./postgres-session-repository.ts"
import { postgresSummaryApprovers } from "./postgres-summary-approvers.ts"

summaryApproversConformance(
  Layer.merge(postgresSummaryApprovers, postgresSessionRepository).pipe(
    Layer.provideMerge(runningDatabase(migrations)),
  ),
)
