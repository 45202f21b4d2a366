import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import { Layer } from "effect"
import { followedPortalsConformance } from "./conformance.ts"
import { memoryFollowedPortals } from "./memory-followed-portals.ts"

followedPortalsConformance(Layer.merge(memoryFollowedPortals, memoryTables).pipe(Layer.provide(MemoryDatabase.layer)))
