import { Layer } from "effect"
import { memoryReferralCodes, memoryCategoryCatalogue } from "@application/businesses/testing"
import {
  MemoryDatabase,
  memoryIds,
  memoryJobQueue,
  memoryProfiles,
  memoryRateLimits,
  memoryUnitOfWork,
  memoryLinkHasher,
} from "@application/kernel/testing"
import { memoryAccountOpening } from "./memory-accounts.ts"
import { memoryOneTimePasswords } from "./memory-one-time-passwords.ts"
import { memoryCampaignDrafts, memoryProfileOpening } from "./memory-profiles.ts"
import { memoryGstRegistry } from "./memory-gst-registry.ts"
import { memoryPriceLists } from "./memory-price-lists.ts"
import { memoryPromoCodes } from "./memory-promo-codes.ts"
import { memorySessionRepository } from "./memory-sessions.ts"
import { memoryTaxParties } from "./memory-tax-parties.ts"
import { memoryNearbyTowns, memoryPortals, memoryProfileCategories, memorySummaryMessages } from "./memory-providers.ts"
import { memoryLandingPages } from "./memory-landing-pages.ts"
import { memoryPageReader } from "./memory-page-reader.ts"
import { memorySummaryApprovers } from "./memory-summary-approvers.ts"
import { memorySummaryDecisions } from "./memory-summary-decisions.ts"
import { memoryWebsiteReader } from "./memory-website-reader.ts"

export { memorySummaryApprovers } from "./memory-summary-approvers.ts"
export { memorySummaryDecisions } from "./memory-summary-decisions.ts"
export { memoryAccountOpening, withAccount } from "./memory-accounts.ts"
export { memoryOneTimePasswords } from "./memory-one-time-passwords.ts"
export { memoryCampaignDrafts, memoryProfileOpening } from "./memory-profiles.ts"
export { memoryGstRegistry, registeredBusinesses } from "./memory-gst-registry.ts"
export { memoryPriceLists } from "./memory-price-lists.ts"
export { memoryPricesToday } from "./memory-prices-today.ts"
export { memoryPromoCodes } from "./memory-promo-codes.ts"
export { memorySessionRepository } from "./memory-sessions.ts"
export { memoryTaxParties } from "./memory-tax-parties.ts"
export {
  memoryNearbyTowns,
  memoryPortal,
  memoryPortals,
  memoryProfileCategories,
  memorySummaryMessages,
  SentSummaries,
  type SentSummary,
} from "./memory-providers.ts"
export {
  bakeryAddress,
  bakeryWebsite,
  kilobytesOfPicture,
  MemoryWebsites,
  memoryWebsiteReader,
} from "./memory-website-reader.ts"
export { MemoryLandingPages, memoryLandingPages } from "./memory-landing-pages.ts"
export { bakeryPage, bakeryPageAddress, MemoryPages, memoryPageReader } from "./memory-page-reader.ts"
export { memoryDraftSessions, MemoryDrafts } from "./memory-draft-sessions.ts"
export { payableParts } from "./payable-parts.ts"
export { freshSession } from "./fresh-session.ts"

/** Every port of the sign-up on one fresh in-memory database. */
export const memorySignup = Layer.mergeAll(
  memorySessionRepository,
  memoryGstRegistry(),
  memoryPriceLists,
  memoryPromoCodes,
  memoryTaxParties,
  memoryWebsiteReader,
  memoryLandingPages,
  memoryPageReader,
  memoryAccountOpening,
  memoryOneTimePasswords,
  memoryProfileOpening,
  memoryCampaignDrafts,
  memorySummaryMessages,
  memorySummaryApprovers,
  memorySummaryDecisions,
  memoryLinkHasher,
  memoryCategoryCatalogue,
  memoryNearbyTowns,
  memoryProfileCategories,
  memoryPortals(),
  memoryReferralCodes,
  memoryProfiles(),
  memoryUnitOfWork,
  memoryJobQueue,
  memoryRateLimits,
).pipe(Layer.provideMerge(memoryIds), Layer.provideMerge(MemoryDatabase.layer))
