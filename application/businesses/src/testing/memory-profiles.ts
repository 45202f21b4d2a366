import { Effect, Layer } from "effect"
import { isFrozenIn, MemoryDatabase } from "@application/kernel/testing"
import { BusinessProfileNotFound } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { type BusinessProfile, BusinessProfileRepository } from "../ports/business-profile-repository.ts"

/** Business profiles in the in-memory database. */
export const memoryBusinessProfiles = Layer.effect(
  BusinessProfileRepository,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const profiles = database.table<BusinessProfileId, BusinessProfile>("business-profiles")
    const found = (id: BusinessProfileId): BusinessProfile | undefined => {
      const profile = profiles.get(id)
      return profile !== undefined && isFrozenIn(database, id) ? { ...profile, isFrozen: true } : profile
    }
    const byId = (id: BusinessProfileId) =>
      Effect.suspend(() => {
        const profile = found(id)
        return profile === undefined ? Effect.fail(new BusinessProfileNotFound({})) : Effect.succeed(profile)
      })
    return {
      byId,
      forChange: byId,
      byIds: (ids) => Effect.sync(() => ids.flatMap((id) => found(id) ?? [])),
      pageOf: (id) => Effect.map(byId(id), ({ portalId }) => ({ key: `page-of-${id}`, portalId })),
      ofPage: (pageKey) => Effect.sync(() => [...profiles.keys()].find((id) => pageKey === `page-of-${id}`)),
      save: ({ isFrozen: _frozen, ...profile }) => Effect.sync(() => void profiles.set(profile.id, profile)),
    }
  }),
)
