import { PlannedCampaigns } from "@application/campaigns/services"
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
import { BusinessProfileId, CampaignId, UserId } from "@domain/kernel"
import type { ToldContent } from "@domain/messaging"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"

/** The approvers of the world's business. */
export const approvers = [UserId.make(11), UserId.make(12)] as const

/** Campaigns with figures; businesses whose number is above a hundred launch none. */
const memoryPlannedCampaigns = Layer.effect(
  PlannedCampaigns,
  Effect.map(MemoryDatabase, (database) => {
    const drafts = database.table<number, { readonly name: string }>("planned_campaigns")
    return {
      open: ({ businessProfileId: owner, name }) =>
        Effect.sync(() => {
          if (owner > 100) return { refusal: "notOffered" as const }
          const campaignId = CampaignId.make(drafts.size + 1)
          drafts.set(campaignId, { name })
          return { campaignId }
        }),
      figuresOf: (_owner, campaignId) =>
        Effect.sync(() => {
          const draft = drafts.get(campaignId)
          const totals = { impressions: 1_000, clicks: 40, results: 2, spend: 900 }
          return draft === undefined ? undefined : { ...draft, isDraft: true, totals }
        }),
    }
  }),
)

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
  memoryPlannedCampaigns,
  Layer.succeed(RightHolders, { of: () => Effect.succeed(approvers) }),
).pipe(Layer.provideMerge(MemoryDatabase.layer), Layer.provideMerge(TestClock.layer()))

export const businessProfileId = BusinessProfileId.make(7)

/** A business that launches no campaigns. */
export const idle = BusinessProfileId.make(107)

/** Runs as a user with a role on the business. */
export const as =
  (userId: number, role: Role = "ClientAccess") =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provideService(work, CurrentActor, userActor(userId, [businessProfileId, idle], role))

/** What users were told, oldest first. */
export const told = Effect.map(MemoryDatabase, (database) => [
  ...database.table<number, ToldContent>("told_messages").values(),
])
