import { memoryCampaignRepository } from "@application/campaigns/testing"
import { memoryConversionResults, memoryDailyMetricsRepository } from "@application/insights/testing"
import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import { Layer } from "effect"
import { conversionResultsConformance } from "./conversion-results.conformance.ts"

conversionResultsConformance(
  Layer.mergeAll(memoryCampaignRepository, memoryConversionResults, memoryDailyMetricsRepository, memoryTables).pipe(
    Layer.provide(MemoryDatabase.layer),
  ),
)
