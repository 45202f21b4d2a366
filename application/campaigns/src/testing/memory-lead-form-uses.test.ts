import { Layer } from "effect"
import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import { leadFormUsesConformance } from "./lead-form-uses.conformance.ts"
import { memoryLeadFormUses } from "./memory-lead-form-uses.ts"
import { memoryCampaignRepository } from "./memory-campaigns.ts"

leadFormUsesConformance(
  Layer.merge(memoryLeadFormUses, memoryCampaignRepository).pipe(
    Layer.provideMerge(memoryTables),
    Layer.provide(MemoryDatabase.layer),
  ),
)
