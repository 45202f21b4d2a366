import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { additionalConfigurationsConformance } from "./additional-configurations.conformance.ts"
import { memoryAdditionalConfigurations } from "./memory-additional-configurations.ts"
import { memoryCampaignRepository } from "./memory-campaigns.ts"

additionalConfigurationsConformance(
  Layer.merge(memoryAdditionalConfigurations, memoryCampaignRepository).pipe(Layer.provide(MemoryDatabase.layer)),
)
