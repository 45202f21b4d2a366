import { Effect, Layer } from "effect"
import { memoryIdentityWorld } from "@application/identity/testing"
import { accountOpening } from "@application/identity/use-cases"
import { type Actor, CurrentActor } from "@application/kernel"
import {
  MemoryDatabase,
  memoryJobQueue,
  memoryTokenSafe,
  memoryUnitOfWork,
  memoryUserNames,
  userActor,
} from "@application/kernel/testing"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { type BusinessProfile, BusinessProfileRepository } from "../ports/index.ts"
import { memoryAgencyClients, memoryJoinedPortals, memoryProfileConfigurations } from "./memory-agencies.ts"
import { memoryProductAds } from "./memory-product-ads.ts"
import { memoryProductFeeds } from "./memory-product-feeds.ts"
import { memoryBusinessProfiles } from "./memory-profiles.ts"
import { memoryReferralCodes } from "./memory-referral-codes.ts"
import { MemoryShops, memoryShops } from "./memory-shops.ts"
import { memoryStoreLinks } from "./memory-store-links.ts"

const world = accountOpening.pipe(
  Layer.provideMerge(memoryIdentityWorld()),
  Layer.provideMerge(memoryBusinessProfiles),
  Layer.provideMerge(memoryShops),
  Layer.provideMerge(MemoryShops.layer),
  Layer.provideMerge(memoryReferralCodes),
  Layer.provideMerge(memoryStoreLinks),
  Layer.provideMerge(memoryTokenSafe),
  Layer.provideMerge(memoryProductAds),
  Layer.provideMerge(memoryProductFeeds),
  Layer.provideMerge(memoryAgencyClients),
  Layer.provideMerge(memoryJoinedPortals),
  Layer.provideMerge(memoryProfileConfigurations),
  Layer.provideMerge(memoryUserNames),
  Layer.provideMerge(memoryJobQueue),
  Layer.provideMerge(memoryUnitOfWork),
  Layer.provideMerge(MemoryDatabase.layer),
)

/** A profile of the first portal, made by the sign-up. */
export const bakery: BusinessProfile = {
  id: BusinessProfileId.make(700),
  portalId: PortalId.make(1),
  name: "Bloom Bakery",
  region: "IN",
  currencyId: 17,
  timeZoneId: 142,
  timeZone: "Asia/Kolkata",
  createdAt: 1_700_000_000_000,
}

/** Runs a story in a fresh world that has the bakery, called by its owner unless by somebody else. */
export const inProfiles = <A, E>(
  story: Effect.Effect<A, E, Layer.Success<typeof world>>,
  actor: Actor = userActor(41, [bakery.id]),
): Promise<A> =>
  Effect.flatMap(BusinessProfileRepository, (profiles) => Effect.andThen(profiles.save(bakery), story)).pipe(
    Effect.provideService(CurrentActor, actor),
    Effect.provide(world),
    Effect.runPromise,
  )
