import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import { Layer } from "effect"
import { franchiseStorePagesConformance } from "./franchise-store-pages.conformance.ts"
import { memoryFranchiseStorePages } from "./memory-franchise-store-pages.ts"

franchiseStorePagesConformance(
  Layer.merge(memoryFranchiseStorePages, memoryTables).pipe(Layer.provide(MemoryDatabase.layer)),
)
