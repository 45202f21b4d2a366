import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { RoleOnProfile } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"

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
