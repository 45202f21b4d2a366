import { memoryMemberships } from "@application/identity/testing"
import { MemoryDatabase } from "@application/kernel/testing"
import { Effect, Layer } from "effect"
import { clientMovesConformance } from "./client-moves.conformance.ts"
import { memoryAgencyClients } from "./memory-agencies.ts"
import { memoryClientMoves } from "./memory-client-moves.ts"
import { memoryBusinessProfiles } from "./memory-profiles.ts"

clientMovesConformance(
  Layer.mergeAll(memoryBusinessProfiles, memoryAgencyClients, memoryClientMoves, memoryMemberships).pipe(
    Layer.provide(MemoryDatabase.layer),
  ),
  Effect.void,
)
