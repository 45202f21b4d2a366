import { Layer } from "effect"
import { profilesConformance } from "@application/kernel/profiles-conformance"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryBusinessProfiles } from "../testing/memory-profiles.ts"
import { factsStoredIn } from "../testing/stored-facts.ts"

profilesConformance(factsStoredIn(Layer.provide(memoryBusinessProfiles, MemoryDatabase.layer)))
