import { Effect, Layer } from "effect"
import { isFrozenIn, MemoryDatabase } from "@application/kernel/testing"
import type { RoleOnProfile } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"

/** Memberships, marked where the portal has frozen the business. */
export const withFreezes = (
  database: MemoryDatabase["Service"],
  memberships: ReadonlyArray<RoleOnProfile>,
): ReadonlyArray<RoleOnProfile> =>
  memberships.map((one) => (isFrozenIn(database, one.businessProfileId) ? { ...one, isFrozen: true } : one))

/** Memberships in the in-memory database. */
export const memoryMemberships = Layer.effect(
  Memberships,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<UserId, ReadonlyArray<RoleOnProfile>>("memberships")
    return {
      of: (userId) => Effect.sync(() => withFreezes(database, rows.get(userId) ?? [])),
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
