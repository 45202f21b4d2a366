import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { agenciesConformance } from "./agencies.conformance.ts"
import { memoryAgencyClients, memoryJoinedPortals, memoryProfileConfigurations } from "./memory-agencies.ts"
import { memoryBusinessProfiles } from "./memory-profiles.ts"

agenciesConformance(
  Layer.mergeAll(memoryBusinessProfiles, memoryAgencyClients, memoryJoinedPortals, memoryProfileConfigurations).pipe(
    Layer.provide(MemoryDatabase.layer),
  ),
)
