import { CurrentActor, RightHolders } from "@application/kernel"
import {
  everyProfile,
  MemoryDatabase,
  memoryJobQueue,
  memoryLinkHasher,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
  memoryUserNames,
  userActor,
} from "@application/kernel/testing"
import { memoryUserMessages } from "@application/messaging/testing"
import type { Role } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import type { ToldContent } from "@domain/messaging"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"

/** The approvers of the world's business. */
export const approvers = [UserId.make(11), UserId.make(12)] as const

/** Everything that briefs need, with two approvers of every business. */
export const briefsWorld = Layer.mergeAll(
  memoryTables,
  everyProfile(),
  memoryUnitOfWork,
  memoryRateLimits,
  memoryJobQueue,
  memoryLinkHasher,
  memoryUserNames,
  memoryUserMessages,
  Layer.succeed(RightHolders, { of: () => Effect.succeed(approvers) }),
).pipe(Layer.provideMerge(MemoryDatabase.layer), Layer.provideMerge(TestClock.layer()))

export const businessProfileId = BusinessProfileId.make(7)

/** Runs as a user with a role on the business. */
export const as =
  (userId: number, role: Role = "ClientAccess") =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provideService(work, CurrentActor, userActor(userId, [businessProfileId], role))

/** What users were told, oldest first. */
export const told = Effect.map(MemoryDatabase, (database) => [
  ...database.table<number, ToldContent>("told_messages").values(),
])
