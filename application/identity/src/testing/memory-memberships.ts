import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { ProfileCard, RoleOnProfile } from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Memberships, ProfileCards } from "../ports/memberships.ts"

/** Memberships in the in-memory database. */
export const memoryMemberships = Layer.effect(
  Memberships,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<UserId, ReadonlyArray<RoleOnProfile>>("memberships")
    return {
      of: (userId) => Effect.sync(() => rows.get(userId) ?? []),
      ofUsers: (userIds) =>
        Effect.sync(() =>
          userIds.flatMap((userId) => (rows.get(userId) ?? []).map((membership) => ({ ...membership, userId }))),
        ),
      onProfile: (businessProfileId) =>
        Effect.sync(() =>
          [...rows].flatMap(([userId, joined]) =>
            joined.filter((one) => one.businessProfileId === businessProfileId).map((one) => ({ ...one, userId })),
          ),
        ),
      leave: (userId, businessProfileId) =>
        Effect.sync(() => {
          const joined = rows.get(userId) ?? []
          rows.set(
            userId,
            joined.filter((one) => one.businessProfileId !== businessProfileId),
          )
        }),
      join: (userId, membership) =>
        Effect.sync(() => {
          const joined = rows.get(userId) ?? []
          const known = joined.some(({ businessProfileId }) => businessProfileId === membership.businessProfileId)
          const next = known
            ? joined.map((one) => (one.businessProfileId === membership.businessProfileId ? membership : one))
            : [...joined, membership]
          rows.set(userId, next)
        }),
    }
  }),
)

/** Knows the given business profiles only, which are the first portal's. */
export const memoryProfileCards = (cards: ReadonlyArray<ProfileCard>) => {
  const byId = new Map<BusinessProfileId, ProfileCard>(cards.map((card) => [card.id, card]))
  return Layer.succeed(ProfileCards, {
    of: (ids) =>
      Effect.succeed(
        ids.flatMap((id) => {
          const card = byId.get(id)
          return card === undefined ? [] : [card]
        }),
      ),
    inPortal: (portalId, ids) => Effect.succeed(portalId === 1 ? ids.filter((id) => byId.has(id)) : []),
  })
}
