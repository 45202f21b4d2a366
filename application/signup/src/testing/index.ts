import { Layer } from "effect"
import {
  MemoryDatabase,
  memoryIds,
  memoryJobQueue,
  memoryRateLimits,
  memoryUnitOfWork,
} from "@application/kernel/testing"
import { memoryAccountOpening } from "./memory-accounts.ts"
import { memoryOneTimePasswords } from "./memory-one-time-passwords.ts"
import { memoryCampaignDrafts, memoryProfileOpening } from "./memory-profiles.ts"
import { memoryGstRegistry } from "./memory-gst-registry.ts"
import { memoryPriceLists } from "./memory-price-lists.ts"
import { memoryPromoCodes } from "./memory-promo-codes.ts"
import { memorySessionRepository } from "./memory-sessions.ts"
import { memoryCategoryAdvice, memoryNearbyTowns, memoryPortals, memorySummaryMessages } from "./memory-providers.ts"
import { memoryPageReader } from "./memory-page-reader.ts"
import { memorySummaryDecisions, memorySummaryHashes } from "./memory-summary-decisions.ts"
import { memoryWebsiteReader } from "./memory-website-reader.ts"

export { memorySummaryDecisions, memorySummaryHashes } from "./memory-summary-decisions.ts"
export { memoryAccountOpening } from "./memory-accounts.ts"
export { memoryOneTimePasswords } from "./memory-one-time-passwords.ts"
export { memoryCampaignDrafts, memoryProfileOpening } from "./memory-profiles.ts"
export { memoryGstRegistry, registeredBusinesses } from "./memory-gst-registry.ts"
export { memoryPriceLists } from "./memory-price-lists.ts"
export { memoryPromoCodes } from "./memory-promo-codes.ts"
export { memorySessionRepository } from "./memory-sessions.ts"
export {
  memoryCategoryAdvice,
  memoryNearbyTowns,
  memoryPortal,
  memoryPortals,
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
export { bakeryPage, bakeryPageAddress, MemoryPages, memoryPageReader } from "./memory-page-reader.ts"
export { memoryDraftSessions, MemoryDrafts } from "./memory-draft-sessions.ts"
export { freshSession } from "./fresh-session.ts"

/** Every port of the sign-up on one fresh in-memory database. */
export const memorySignup = Layer.mergeAll(
  memorySessionRepository,
  memoryGstRegistry(),
  memoryPriceLists,
  memoryPromoCodes,
  memoryWebsiteReader,
  memoryPageReader,
  memoryAccountOpening,
  memoryOneTimePasswords,
  memoryProfileOpening,
  memoryCampaignDrafts,
  memorySummaryMessages,
  memorySummaryDecisions,
  memorySummaryHashes,
  memoryCategoryAdvice,
  memoryNearbyTowns,
  memoryPortals(),
  memoryUnitOfWork,
  memoryJobQueue,
  memoryRateLimits,
).pipe(Layer.provideMerge(memoryIds), Layer.provideMerge(MemoryDatabase.layer))
