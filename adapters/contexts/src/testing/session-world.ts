import { Effect, Layer } from "effect"
import { expect } from "vitest"
import { LaunchDrafts } from "@application/campaigns/ports"
import { profileFacts } from "@application/businesses/use-cases"
import { TestClock } from "effect/testing"
import { BusinessProfileRepository } from "@application/businesses/ports"
import {
  memoryBusinessProfiles,
  memoryProfileConfigurations,
  memoryReferralCodes,
} from "@application/businesses/testing"
import { memoryBusinessPictures } from "@application/creatives/testing"
import { CampaignRepository } from "@application/campaigns/ports"
import { memoryCampaignRepository } from "@application/campaigns/testing"
import { campaignDrafts } from "@application/campaigns/use-cases"
import { CurrentActor } from "@application/kernel"
import {
  MemoryDatabase,
  memoryIds,
  memoryLinkHasher,
  memoryTables,
  memoryUnitOfWork,
  userActor,
} from "@application/kernel/testing"
import { SessionRepository } from "@application/signup/ports"
import {
  freshSession,
  memoryPortals,
  memoryPriceLists,
  memoryProfileCategories,
  memoryPromoCodes,
  memorySessionRepository,
  memoryTaxParties,
  payableParts,
  memorySummaryApprovers,
  memorySummaryDecisions,
} from "@application/signup/testing"
import { draftSessions, launchDrafts, launchPrices, payableSessions, seedSessions } from "@application/signup/use-cases"
import { profileDefaults } from "@domain/businesses"
import { type SessionParts } from "@domain/signup"
import type { Campaign } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, PortalId, type SessionId, UserId } from "@domain/kernel"
import { signupProfiles } from "../signup-profiles.ts"

export const now = 1_790_000_000_000
export const profileId = BusinessProfileId.make(5)
export const userId = UserId.make(3)
export const budget = {
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 350_00,
  days: 10,
  promoCode: "WELCOME10",
} as const
export const { sessionId } = freshSession(1).details

const world = Layer.mergeAll(payableSessions, launchDrafts, launchPrices, seedSessions, draftSessions).pipe(
  Layer.provideMerge(Layer.mergeAll(signupProfiles, campaignDrafts, memoryTaxParties)),
  Layer.provideMerge(profileFacts),
  Layer.provideMerge(
    Layer.mergeAll(
      memoryCampaignRepository,
      memorySessionRepository,
      memoryPriceLists,
      memoryProfileCategories,
      memoryPromoCodes,
      memorySummaryApprovers,
      memorySummaryDecisions,
      memoryLinkHasher,
      memoryBusinessPictures,
      memoryBusinessProfiles,
      memoryProfileConfigurations,
      memoryReferralCodes,
      memoryPortals(),
      memoryUnitOfWork,
      memoryIds,
      memoryTables,
    ),
  ),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(TestClock.layer()),
)

export const campaignId = CampaignId.make(70)
export const campaignOf = (status: Campaign["status"], of: Partial<Campaign> = {}): Campaign => ({
  id: campaignId,
  businessProfileId: profileId,
  sessionId,
  region: "IN",
  name: "Bloom",
  channels: [],
  status,
  spent: 0,
  createdAt: now,
  ...of,
})

/** What a session's launch costs. */
export const launchPriceOf = (id: SessionId) =>
  Effect.flatMap(LaunchDrafts, (drafts) => drafts.forLaunch(profileId, id, false)).pipe(
    Effect.map(({ price }) => price ?? expect.unreachable("The draft has no price")),
  )

/** Runs where a profile has one session, as its owner unless told. */
export const run = <A, E>(effect: Effect.Effect<A, E, Layer.Success<typeof world>>, changes: SessionParts = {}) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(now)
    yield* (yield* BusinessProfileRepository).save({
      id: profileId,
      portalId: PortalId.make(1),
      name: "Bloom",
      region: "IN",
      ...profileDefaults("IN"),
      createdAt: now,
    })
    const owned = { userId, businessProfileId: profileId, campaignId }
    yield* (yield* CampaignRepository).save(campaignOf("Draft"))
    yield* (yield* SessionRepository).create(
      freshSession(1, {
        ...owned,
        ...changes,
        business: { ...payableParts.business, ...changes.business },
        creative: { ...payableParts.creative, ...changes.creative },
        targeting: { ...payableParts.targeting, ...changes.targeting },
        budget: { budget, ...changes.budget },
      }),
    )
    return yield* effect
  }).pipe(Effect.provideService(CurrentActor, userActor(userId, [profileId])), Effect.provide(world), Effect.runPromise)
