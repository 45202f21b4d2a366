import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { memorySessionRepository } from "./memory-sessions.ts"
import { memorySummaryDecisions } from "./memory-summary-decisions.ts"
import { summaryDecisionsConformance } from "./summary-decisions.conformance.ts"

summaryDecisionsConformance(
  Layer.provide(Layer.merge(memorySummaryDecisions, memorySessionRepository), MemoryDatabase.layer),
)
