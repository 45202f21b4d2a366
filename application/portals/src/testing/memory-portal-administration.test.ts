import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryPortalAdministration } from "./memory-portal-administration.ts"
import { memoryPortalDirectory } from "./memory-portal-directory.ts"
import { portalAdministrationConformance } from "./portal-administration.conformance.ts"

portalAdministrationConformance(
  Layer.merge(memoryPortalDirectory([]), memoryPortalAdministration).pipe(Layer.provide(MemoryDatabase.layer)),
)
