import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { campaignRepositoryConformance } from "./campaign-repository.conformance.ts"
import { launchRunsConformance } from "./launch-runs.conformance.ts"
import { memoryCampaignMetrics, memoryCampaignRepository } from "./memory-campaigns.ts"
import { memoryLaunchRuns } from "./memory-launch-runs.ts"

campaignRepositoryConformance(
  Layer.mergeAll(memoryCampaignRepository, memoryCampaignMetrics).pipe(Layer.provide(MemoryDatabase.layer)),
)
launchRunsConformance(Layer.provide(memoryLaunchRuns, MemoryDatabase.layer))
