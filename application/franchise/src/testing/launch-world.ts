import { ProfileCategories } from "@application/businesses/services"
import {
  memoryAdNetworks,
  memoryAdvertisedProducts,
  memoryCampaignPortals,
  memoryCountedConversions,
  memoryLaunchDrafts,
  memoryPublicPages,
  memorySeedSessions,
  memoryUsableLists,
  sampleDraft,
} from "@application/campaigns/testing"
import { storeCampaigns } from "@application/campaigns/use-cases"
import { noPageAccesses } from "@application/channels/testing"
import { bakeryFacts, MemoryDatabase, memoryIds, memoryJobQueue, memoryProfiles } from "@application/kernel/testing"
import { PayableSessions } from "@application/signup/services"
import { memoryPriorityCare } from "@application/wallet/testing"
import { blankStore, type FranchiseStore } from "@domain/franchise"
import { pizzaAd } from "@domain/franchise/testing"
import { CampaignId, IdempotencyKey, type SessionId } from "@domain/kernel"
import { type SignupSession, withParts } from "@domain/signup"
import { Effect, Layer } from "effect"
import { FranchiseCampaigns } from "../stores/franchise-campaigns.ts"
import { FranchiseStores } from "../stores/franchise-stores.ts"

/** The head office of these tests. */
export const office = bakeryFacts()
export const franchiseCampaignId = CampaignId.make(9_000)
export const launchKey = IdempotencyKey.make("franchise-launch-1")

const sessionTable = Effect.map(MemoryDatabase, (database) => database.table<SessionId, SignupSession>("sessions"))

/** Sessions in the in-memory database, paid without a look at their price. */
const paidSessions = Layer.effect(
  PayableSessions,
  Effect.map(sessionTable, (sessions) => {
    const unasked = () => Effect.die(new Error("Nobody asks this here"))
    return {
      look: unasked,
      price: unasked,
      draft: unasked,
      stands: unasked,
      markPaid: (sessionId: SessionId) =>
        Effect.sync(() => {
          const session = sessions.get(sessionId)
          if (session !== undefined) sessions.set(sessionId, { ...session, paid: true })
        }),
    }
  }),
)

/** What a launch over stores needs beside the stores, the campaigns and the money of a franchise: in memory. */
export const memoryLaunchSources = Layer.mergeAll(
  Layer.succeed(ProfileCategories, { of: () => Effect.succeed("HqFranchise" as const) }),
  memoryAdNetworks,
  memoryAdvertisedProducts,
  memoryCampaignPortals(),
  memoryCountedConversions,
  memoryLaunchDrafts,
  memoryPriorityCare,
  memoryProfiles([office]),
  memoryPublicPages,
  memorySeedSessions,
  memoryUsableLists(),
  noPageAccesses,
  paidSessions,
)

/** The service that launches a store's campaign, over whatever keeps campaigns and money. */
export const launchedStoreCampaigns = storeCampaigns

/** What happens at random in these worlds: ids and the queue. */
export const memoryLaunchKernel = Layer.mergeAll(memoryJobQueue, memoryIds)

const storeOf = (index: number): FranchiseStore => ({
  ...blankStore("IN"),
  code: `S-${String(index).padStart(4, "0")}`,
  name: `Store ${index}`,
  town: "Pune",
  phone: `+9198${String(40_000_000 + index)}`,
  price: "₹199",
  latitude: 18.5,
  longitude: 73.8,
})

/** Keeps a head office's draft, stores and a campaign over them; amounts are minor units. */
export const seedFranchise = Effect.fnUntraced(function* (stores: number, total = stores * 350_000) {
  ;(yield* sessionTable).set(
    sampleDraft.sessionId,
    withParts(sampleDraft, { businessProfileId: office.id, paid: false }),
  )
  const [kept, campaigns] = [yield* FranchiseStores, yield* FranchiseCampaigns]
  for (let index = 1; index <= stores; index += 1) yield* kept.save({ businessProfileId: office.id, ...storeOf(index) })
  yield* campaigns.save({
    businessProfileId: office.id,
    id: franchiseCampaignId,
    name: "Autumn menu",
    budgetType: "Lifetime",
    terms: { total, minimum: 245_000, distribution: "Equal", days: 7 },
    ad: pizzaAd,
    version: 1,
    createdAt: 1,
  })
})
