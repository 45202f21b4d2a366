import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { Account, ErasureObstacle, RoleOnProfile } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import type { DataSubject } from "../ports/data-exports.ts"
import { Erasures } from "../ports/erasures.ts"

interface StoredErasure extends DataSubject {
  readonly erasesAt: number
}

/** The businesses on which this user works alone. */
const ownOf = (memberships: ReadonlyMap<UserId, ReadonlyArray<RoleOnProfile>>, userId: UserId) => {
  const others = [...memberships].filter(([id]) => id !== userId).flatMap(([, roles]) => roles)
  return (memberships.get(userId) ?? [])
    .map(({ businessProfileId }) => businessProfileId)
    .filter((id) => others.every(({ businessProfileId }) => businessProfileId !== id))
}

/** Erasures in the in-memory database; an erasure deletes the account alone. `obstacles` apply to every user. */
export const memoryErasures = (obstacles: ReadonlyArray<ErasureObstacle> = []) =>
  Layer.effect(
    Erasures,
    Effect.gen(function* () {
      const database = yield* MemoryDatabase
      const rows = database.table<UserId, StoredErasure>("erasures")
      const users = database.table<UserId, Account>("users")
      const memberships = database.table<UserId, ReadonlyArray<RoleOnProfile>>("memberships")
      return {
        ownProfiles: ({ userId }) => Effect.sync(() => ownOf(memberships, userId)),
        obstacles: () => Effect.succeed(obstacles),
        ask: (subject, erasesAt) =>
          Effect.sync(() => {
            if (!rows.has(subject.userId)) rows.set(subject.userId, { ...subject, erasesAt })
          }),
        undo: ({ userId }) => Effect.sync(() => void rows.delete(userId)),
        planned: ({ userId }) => Effect.sync(() => Option.fromUndefinedOr(rows.get(userId)?.erasesAt)),
        due: (now, limit) =>
          Effect.sync(() => [...rows.values()].filter(({ erasesAt }) => erasesAt <= now).slice(0, limit)),
        erase: ({ userId }) =>
          Effect.sync(() => {
            users.delete(userId)
            rows.delete(userId)
            return { erased: ["users"], kept: [] }
          }),
      }
    }),
  )
