import { Effect, Layer } from "effect"
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
  memoryTables,
  memoryJobQueue,
  memoryRateLimits,
  memoryUnitOfWork,
  userActor,
  memoryLinkHasher,
} from "@application/kernel/testing"
import { SessionRepository } from "@application/signup/ports"
import {
  freshSession,
  memoryAccountOpening,
  memoryNearbyTowns,
  memoryProfileCategories,
  memoryPortals,
  memoryPriceLists,
  memoryPromoCodes,
  memorySessionRepository,
  memorySummaryApprovers,
  memorySummaryDecisions,
  memorySummaryMessages,
  payableParts,
  withAccount,
} from "@application/signup/testing"
import { launchDrafts, payableSessions, payableSummaries, pricesToday } from "@application/signup/use-cases"
import {
  memoryAddOnPurchases,
  memoryBillingDocuments,
  memoryGatewayCustomers,
  memoryInvoicePortal,
  memoryLedger,
  memoryPaidCampaigns,
  memoryPaymentGateways,
  memoryPaymentNotices,
  memoryPaymentIssues,
  memoryPaymentRepository,
  memoryRefundRepository,
  memorySavedCards,
} from "@application/wallet/testing"
import { campaignFunds, documentedLedger } from "@application/wallet/use-cases"
import { profileDefaults } from "@domain/businesses"
import { PortalId, type Region } from "@domain/kernel"
import type { SessionParts } from "@domain/signup"
import { billedBusinesses } from "../billed-businesses.ts"
import { signupProfiles } from "../signup-profiles.ts"
import { signupTaxParties } from "../signup-tax-parties.ts"
import { campaignId, campaignOf, profileId, sessionId, userId } from "./session-world.ts"

const stored = Layer.mergeAll(
  memoryAccountOpening.pipe(Layer.provide(memoryIds)),
  memoryCampaignRepository,
  memorySessionRepository,
  memoryPriceLists,
  memoryPromoCodes,
  memorySummaryApprovers,
  memorySummaryDecisions,
  memoryLinkHasher,
  memorySummaryMessages,
  memoryNearbyTowns,
  memoryBusinessPictures,
  memoryProfileCategories,
  memoryBusinessProfiles,
  memoryProfileConfigurations,
  memoryReferralCodes,
  memoryPortals(),
  memoryUnitOfWork,
  memoryIds,
  memoryTables,
  memoryJobQueue,
  memoryRateLimits,
  memoryBillingDocuments,
  memoryAddOnPurchases,
  memoryInvoicePortal(),
  memoryLedger,
  memoryPaymentRepository,
  memoryPaymentIssues,
  memoryPaymentNotices,
  memoryRefundRepository,
  memoryPaymentGateways,
  memorySavedCards,
  memoryGatewayCustomers,
)

/** All that prices an order, takes its money and writes its documents, as the product binds it, on one in-memory database. */
const world = Layer.mergeAll(memoryPaidCampaigns, launchDrafts, campaignFunds, payableSummaries).pipe(
  Layer.provideMerge(payableSessions),
  Layer.provideMerge(Layer.mergeAll(signupProfiles, signupTaxParties, campaignDrafts)),
  Layer.provideMerge(documentedLedger),
  Layer.provideMerge(Layer.merge(billedBusinesses, pricesToday)),
  Layer.provideMerge(profileFacts),
  Layer.provideMerge(stored),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(TestClock.layer()),
)
export type PriceWorld = Layer.Success<typeof world>

/** Whose order it is, when, and since when its business has been there; instants are epoch milliseconds. */
export interface Order {
  readonly region: Region
  readonly now: number
  readonly joinedAt: number
  readonly parts: SessionParts
}

/** Runs where a business has one draft with an order, as its owner. */
export const inPriceWorld = <A, E>(
  { region, now, joinedAt, parts }: Order,
  story: Effect.Effect<A, E, PriceWorld>,
): Promise<A> =>
  Effect.gen(function* () {
    yield* TestClock.setTime(now)
    yield* (yield* BusinessProfileRepository).save({
      id: profileId,
      portalId: PortalId.make(1),
      name: "Bloom",
      region,
      ...profileDefaults(region),
      createdAt: joinedAt,
    })
    yield* (yield* CampaignRepository).save({ ...campaignOf("Draft"), region })
    const owned = { userId, businessProfileId: profileId, campaignId, region }
    yield* (yield* SessionRepository).create(
      freshSession(1, {
        ...owned,
        ...payableParts,
        ...parts,
        business: { ...payableParts.business, ...parts?.business },
      }),
    )
    yield* withAccount(userId)
    return yield* story
  }).pipe(Effect.provideService(CurrentActor, userActor(userId, [profileId])), Effect.provide(world), Effect.runPromise)

export { campaignId, profileId, sessionId }
