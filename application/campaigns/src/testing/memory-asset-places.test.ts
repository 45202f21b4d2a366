import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import { freshSession } from "@application/signup/testing"
import type { SessionId } from "@domain/kernel"
import { type SignupSession, withParts } from "@domain/signup"
import { Effect, Layer } from "effect"
import { assetPlacesConformance } from "./asset-places.conformance.ts"
import { memoryAssetPlaces } from "./memory-asset-places.ts"
import { memoryCampaignRepository } from "./memory-campaigns.ts"
import { memoryLaunchDrafts } from "./memory-sources.ts"

assetPlacesConformance(
  Layer.merge(memoryAssetPlaces, memoryCampaignRepository).pipe(
    Layer.provide(memoryLaunchDrafts),
    Layer.provideMerge(memoryTables),
    Layer.provideMerge(MemoryDatabase.layer),
  ),
  (sessionId, parts) =>
    Effect.map(MemoryDatabase, (database) => {
      const sessions = database.table<SessionId, SignupSession>("sessions")
      sessions.set(sessionId, withParts({ ...freshSession(1).details, sessionId }, parts))
    }),
)
