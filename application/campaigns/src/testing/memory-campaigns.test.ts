import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { campaignRepositoryConformance } from "./campaign-repository.conformance.ts"
import { launchRunsConformance } from "./launch-runs.conformance.ts"
import { memoryCampaignMetrics, memoryCampaignRepository } from "./memory-campaigns.ts"
import { memoryLaunchRuns } from "./memory-launch-runs.ts"

/** As the identity context keeps them in memory. */
const join = Effect.fnUntraced(function* (userId: UserId, businessProfileId: BusinessProfileId) {
  const memberships = (yield* MemoryDatabase).table<UserId, ReadonlyArray<object>>("memberships")
  memberships.set(userId, [...(memberships.get(userId) ?? []), { businessProfileId }])
})

campaignRepositoryConformance(
  Layer.mergeAll(memoryCampaignRepository, memoryCampaignMetrics).pipe(Layer.provideMerge(MemoryDatabase.layer)),
  join,
)
launchRunsConformance(Layer.provide(memoryLaunchRuns, MemoryDatabase.layer))
