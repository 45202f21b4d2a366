import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { memorySessionRepository } from "./memory-sessions.ts"
import { memorySummaryApprovers } from "./memory-summary-approvers.ts"
import { summaryApproversConformance } from "./summary-approvers.conformance.ts"

summaryApproversConformance(
  Layer.provide(Layer.merge(memorySummaryApprovers, memorySessionRepository), MemoryDatabase.layer),
)
