import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryPriorityCare } from "@application/wallet/testing"
import { campaignReviewsConformance } from "./campaign-reviews.conformance.ts"
import { memoryCampaignReviews } from "./memory-campaign-reviews.ts"
import { memoryCampaignRepository } from "./memory-campaigns.ts"

campaignReviewsConformance(
  Layer.mergeAll(memoryCampaignReviews, memoryCampaignRepository).pipe(
    Layer.provideMerge(memoryPriorityCare),
    Layer.provide(MemoryDatabase.layer),
  ),
)
