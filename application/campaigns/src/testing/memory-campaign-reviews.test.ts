import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { campaignReviewsConformance } from "./campaign-reviews.conformance.ts"
import { memoryCampaignReviews } from "./memory-campaign-reviews.ts"
import { memoryCampaignRepository } from "./memory-campaigns.ts"

campaignReviewsConformance(
  Layer.mergeAll(memoryCampaignReviews, memoryCampaignRepository).pipe(Layer.provide(MemoryDatabase.layer)),
)
