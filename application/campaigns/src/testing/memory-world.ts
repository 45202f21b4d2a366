import { memoryCountedConversions } from "./memory-counted-conversions.ts"
import { memoryUsableLists } from "./memory-usable-lists.ts"
import { memoryLeadFormUses } from "./memory-lead-form-uses.ts"
import { memoryAudienceUses } from "./memory-audience-uses.ts"
import { memoryAdditionalConfigurations } from "./memory-additional-configurations.ts"
import { Layer } from "effect"
import { noPageAccesses } from "@application/channels/testing"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryIds,
  memoryJobQueue,
  memoryProfiles,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
  memoryUserNames,
} from "@application/kernel/testing"
import { memoryOwnerMails } from "@application/messaging/testing"
import { memoryLandingPages, memoryProfileCategories } from "@application/signup/testing"
import { memoryPriorityCare } from "@application/wallet/testing"
import { memoryCampaignMetrics, memoryCampaignRepository } from "./memory-campaigns.ts"
import { memoryCampaignReviews } from "./memory-campaign-reviews.ts"
import { memoryReviewRecords } from "./memory-review-records.ts"
import { memoryCampaignFunds } from "./memory-funds.ts"
import { memoryLaunchRuns } from "./memory-launch-runs.ts"
import { memoryCampaignLeads } from "./memory-leads.ts"
import {
  memoryAdvertisedProducts,
  memoryCampaignPortals,
  memoryCreativePictures,
  memoryInterestSearch,
  memoryKeywordIdeas,
  memoryLaunchDrafts,
  memoryLaunchPrices,
  memoryProfileOnboarding,
  memoryPublicPages,
  memorySeedSessions,
} from "./memory-sources.ts"

/** Every port of this context in memory but the ad networks, over one in-memory database. */
export const memoryCampaignPorts = Layer.mergeAll(
  memoryAdditionalConfigurations,
  memoryAdvertisedProducts,
  memoryAudienceUses,
  memoryLeadFormUses,
  memoryCampaignRepository,
  memoryCampaignReviews.pipe(Layer.provideMerge(memoryPriorityCare)),
  memoryReviewRecords,
  memoryLandingPages,
  memoryCampaignMetrics,
  memoryCampaignFunds,
  memoryLaunchRuns,
  noPageAccesses,
  memoryCampaignLeads,
  memoryOwnerMails,
  memoryCampaignPortals(),
  memoryProfileCategories,
  memoryProfileOnboarding,
  memoryProfiles([bakeryFacts()]),
  memoryCreativePictures,
  memoryInterestSearch,
  memoryKeywordIdeas,
  memoryLaunchDrafts,
  memoryLaunchPrices,
  memoryPublicPages,
  memorySeedSessions,
  memoryUserNames,
  memoryUsableLists(),
  memoryCountedConversions,
)

/** The kernel's ports in memory, for tests of this context alone. */
export const memoryKernelPorts = Layer.mergeAll(
  memoryUnitOfWork,
  memoryJobQueue,
  memoryIds,
  memoryRateLimits,
  memoryTables,
)

/** Everything but the ad networks, on a fresh in-memory database. */
export const memoryCampaignWorld = memoryCampaignPorts.pipe(
  Layer.provideMerge(memoryKernelPorts),
  Layer.provideMerge(MemoryDatabase.layer),
)
