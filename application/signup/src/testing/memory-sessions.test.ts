import { Layer } from "effect"
import { MemoryDatabase, memoryUnitOfWork } from "@application/kernel/testing"
import { memorySessionRepository } from "./memory-sessions.ts"
import { sessionRepositoryConformance } from "./session-repository.conformance.ts"

sessionRepositoryConformance(
  Layer.mergeAll(memorySessionRepository, memoryUnitOfWork).pipe(Layer.provide(MemoryDatabase.layer)),
)
