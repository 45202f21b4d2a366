import { Layer } from "effect"
import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import { audienceUsesConformance } from "./audience-uses.conformance.ts"
import { memoryAudienceUses } from "./memory-audience-uses.ts"
import { memoryCampaignRepository } from "./memory-campaigns.ts"

audienceUsesConformance(
  Layer.merge(memoryAudienceUses, memoryCampaignRepository).pipe(
    Layer.provideMerge(memoryTables),
    Layer.provide(MemoryDatabase.layer),
  ),
)
