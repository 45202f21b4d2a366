import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { businessProfileRepositoryConformance } from "./business-profile-repository.conformance.ts"
import { memoryBusinessProfiles } from "./memory-profiles.ts"

businessProfileRepositoryConformance(Layer.provide(memoryBusinessProfiles, MemoryDatabase.layer))
