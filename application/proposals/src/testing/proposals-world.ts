import { inLaunchWorld, type LaunchWorld } from "@application/campaigns/testing"
import { campaignCalls } from "@application/campaigns/use-cases"
import { LeadCalls } from "@application/insights/services"
import { type Actor, CurrentActor, MemberActors, RightHolders } from "@application/kernel"
import { MemoryDatabase, userActor } from "@application/kernel/testing"
import { memoryUserMessages } from "@application/messaging/testing"
import type { AssistantScope, Role } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import type { ToldContent } from "@domain/messaging"
import { Effect, Layer } from "effect"

export const businessProfileId = BusinessProfileId.make(7)
export const owner = userActor(1, [businessProfileId])

/** A member of the world's business with a role. */
export const member = (userId: number, role: Role): Actor => userActor(userId, [businessProfileId], role)

const scopes: ReadonlyArray<AssistantScope> = ["campaigns:read", "leads:read", "proposals:write"]

/** An assistant that the owner let in. */
export const assistant = (id = "helper"): Actor => ({ ...owner, assistant: { id, name: "Helper", scopes } })

/** People who have left the business, whose rules approve nothing. */
const leavers = new Set<UserId>()

const beside = Layer.mergeAll(
  campaignCalls,
  memoryUserMessages,
  Layer.succeed(LeadCalls, { call: () => Effect.die(new Error("No lead is here")) }),
  Layer.succeed(RightHolders, { of: () => Effect.succeed([owner.userId, UserId.make(2)]) }),
  Layer.succeed(MemberActors, {
    of: (userId) =>
      Effect.sync(() => (leavers.has(userId) ? undefined : { ...userActor(userId, [businessProfileId]) })),
  }),
)

export type ProposalsWorld = LaunchWorld | Layer.Success<typeof beside>

/** Runs with a world of its own, as the owner unless told otherwise. */
export const inProposalsWorld = <A, E>(work: Effect.Effect<A, E, ProposalsWorld>) => {
  leavers.clear()
  return inLaunchWorld(Effect.provide(Effect.provideService(work, CurrentActor, owner), beside))
}

/** From now on a person is no member any more. */
export const leaves = (userId: UserId) => Effect.sync(() => void leavers.add(userId))

export const as =
  (actor: Actor) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provideService(work, CurrentActor, actor)

/** What users were told, oldest first. */
export const told = Effect.map(MemoryDatabase, (database) => [
  ...database.table<number, ToldContent>("told_messages").values(),
])
