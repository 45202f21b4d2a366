import { Layer } from "effect"
import { MemoryDatabase } from "./memory-database.ts"
import { memoryProfiles } from "./memory-profiles.ts"
import { profilesConformance } from "./profiles.conformance.ts"

profilesConformance((known) => Layer.provide(memoryProfiles(known), MemoryDatabase.layer))
