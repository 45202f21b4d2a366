import { memoryCampaignMetrics, memoryCampaignRepository } from "@application/campaigns/testing"
import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import { Layer } from "effect"
import { memoryStoreCampaignFigures } from "./memory-store-campaign-figures.ts"
import { storeCampaignFiguresConformance } from "./store-campaign-figures.conformance.ts"

storeCampaignFiguresConformance(
  Layer.mergeAll(memoryStoreCampaignFigures, memoryCampaignRepository, memoryCampaignMetrics).pipe(
    Layer.provideMerge(memoryTables),
    Layer.provideMerge(MemoryDatabase.layer),
  ),
)
