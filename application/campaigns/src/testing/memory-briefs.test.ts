import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { briefsConformance } from "./briefs.conformance.ts"
import { memoryBriefs } from "./memory-briefs.ts"

briefsConformance(Layer.provide(memoryBriefs, MemoryDatabase.layer))
