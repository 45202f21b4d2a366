import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { UserId } from "@domain/kernel"
import { campaignRepositoryConformance, type PeopleOf } from "./campaign-repository.conformance.ts"
import { launchRunsConformance } from "./launch-runs.conformance.ts"
import { memoryCampaignMetrics, memoryCampaignRepository } from "./memory-campaigns.ts"
import { memoryLaunchRuns } from "./memory-launch-runs.ts"

/** As the identity context keeps them in memory. */
const people: PeopleOf<MemoryDatabase> = {
  join: Effect.fnUntraced(function* (userId, businessProfileId) {
    const memberships = (yield* MemoryDatabase).table<UserId, ReadonlyArray<object>>("memberships")
    memberships.set(userId, [...(memberships.get(userId) ?? []), { businessProfileId }])
  }),
  signIn: Effect.fnUntraced(function* (token) {
    ;(yield* MemoryDatabase).table<string, object>("refresh_tokens").set(token.familyId, { token, spent: false })
  }),
  signOut: Effect.fnUntraced(function* (token) {
    ;(yield* MemoryDatabase).table<string, object>("refresh_tokens").set(token.familyId, { token, spent: true })
  }),
}

campaignRepositoryConformance(
  Layer.mergeAll(memoryCampaignRepository, memoryCampaignMetrics).pipe(Layer.provideMerge(MemoryDatabase.layer)),
  people,
)
launchRunsConformance(Layer.provide(memoryLaunchRuns, MemoryDatabase.layer))
