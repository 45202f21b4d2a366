import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryPortalDirectory } from "./memory-portal-directory.ts"
import { portalDirectoryConformance } from "./portal-directory.conformance.ts"

portalDirectoryConformance(Layer.provide(memoryPortalDirectory([]), MemoryDatabase.layer))
