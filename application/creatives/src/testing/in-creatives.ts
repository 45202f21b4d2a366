import { Effect, Layer } from "effect"
import { MemoryDatabase, memoryRateLimits, memoryTables, memoryUnitOfWork } from "@application/kernel/testing"
import { memoryDraftSessions, MemoryDrafts } from "@application/signup/testing"
import { type SignupSession, type SessionParts, withParts } from "@domain/signup"
import { SessionId } from "@domain/kernel"
import {
  memoryBusinessPictures,
  memoryCreativeAddresses,
  memoryCreativeRenderer,
  memoryPictureFiles,
  memoryPictureStore,
  memoryStockPhotos,
  memoryVideoStore,
  memoryWebsiteScreenshots,
} from "./index.ts"
import { writtenAssetPlaces } from "./memory-asset-places.ts"

/** Every port of the creatives context on a fresh in-memory database. */
const memoryCreatives = Layer.mergeAll(
  memoryDraftSessions,
  memoryBusinessPictures,
  memoryCreativeAddresses,
  memoryPictureStore,
  memoryPictureFiles,
  memoryStockPhotos,
  memoryVideoStore,
  memoryCreativeRenderer,
  memoryWebsiteScreenshots,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
  writtenAssetPlaces,
).pipe(Layer.provideMerge(MemoryDatabase.layer))

export type CreativesPorts = Layer.Success<typeof memoryCreatives>

/** A bakery's draft. */
export const bakeryDraft: SignupSession = {
  sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
  encodedId: "link",
  revision: 1,
  region: "IN",
  flavour: "default",
  shortenFlow: false,
  queryParameters: {},
  launchState: "Creatives",
  extraction: { status: "none", stage: "queued" },
  sources: {},
  suggestedCategories: [],
  suggestedServices: [],
  phoneVerified: false,
  paid: false,
  createdAt: 0,
  updatedAt: 0,
  business: {
    name: "Bloom Bakery",
    category: { slug: "bakery", name: "Bakery" },
    services: ["Custom cakes", "Sourdough bread"],
    location: { city: "Bengaluru" },
  },
  creative: { objective: "Calls" },
  targeting: {},
  budget: {},
  accounts: {},
}

/** Runs an effect in a fresh world that contains the bakery's draft. */
export const inCreatives = <A, E>(effect: Effect.Effect<A, E, CreativesPorts>, draft: SessionParts = {}): Promise<A> =>
  Effect.runPromise(
    Effect.flatMap(MemoryDrafts, ({ put }) => {
      put(withParts(bakeryDraft, draft))
      return effect
    }).pipe(Effect.provide(memoryCreatives)),
  )
