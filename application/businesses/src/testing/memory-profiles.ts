import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { BusinessProfileNotFound } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { type BusinessProfile, BusinessProfileRepository } from "../ports/business-profile-repository.ts"

/** Business profiles in the in-memory database. */
export const memoryBusinessProfiles = Layer.effect(
  BusinessProfileRepository,
  Effect.gen(function* () {
    const profiles = (yield* MemoryDatabase).table<BusinessProfileId, BusinessProfile>("business-profiles")
    const byId = (id: BusinessProfileId) =>
      Effect.suspend(() => {
        const profile = profiles.get(id)
        return profile === undefined ? Effect.fail(new BusinessProfileNotFound({})) : Effect.succeed(profile)
      })
    return {
      byId,
      forChange: byId,
      byIds: (ids) => Effect.sync(() => ids.flatMap((id) => profiles.get(id) ?? [])),
      pageOf: (id) => Effect.map(byId(id), ({ portalId }) => ({ key: `page-of-${id}`, portalId })),
      ofPage: (pageKey) => Effect.sync(() => [...profiles.keys()].find((id) => pageKey === `page-of-${id}`)),
      save: (profile) => Effect.sync(() => void profiles.set(profile.id, profile)),
    }
  }),
)
