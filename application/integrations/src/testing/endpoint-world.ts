import { memoryCampaignRepository } from "@application/campaigns/testing"
import { campaignsForFollowers, followedCampaigns } from "@application/campaigns/use-cases"
import { LeadEvents } from "@application/insights/services"
import { memoryLeadEvents } from "@application/insights/testing"
import { CurrentActor, PortalAdministrators } from "@application/kernel"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryIds,
  memoryJobQueue,
  memoryProfiles,
  memoryRateLimits,
  memoryTables,
  memoryTokenSafe,
  memoryUnitOfWork,
  userActor,
  worked,
} from "@application/kernel/testing"
import { memoryUserMessages } from "@application/messaging/testing"
import {
  memoryBillingDocuments,
  memoryPaymentIssues,
  memoryPaymentNotices,
  memoryPaymentRepository,
  memoryRefundRepository,
} from "@application/wallet/testing"
import { followedDocuments, followedIssues, followedPayments, followedRefunds } from "@application/wallet/use-cases"
import type { PortalEventKind } from "@domain/integrations"
import { BusinessProfileId, LeadId, PortalId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { PortalDeliveries } from "../stores/index.ts"
import {
  announcedCampaigns,
  announcedLeads,
  announcedMoney,
  createPortalEndpoint,
  deleteEndpointLog,
  sendDueEvents,
  sendEvents,
  tellLateReview,
} from "../use-cases/index.ts"
import { memoryFollowedPortals } from "./memory-followed-portals.ts"
import { memoryLeadReceivers, MemoryReceivers } from "./memory-lead-receivers.ts"

export const portalId = PortalId.make(1)
export const businessProfileId = BusinessProfileId.make(7)
const now = Date.parse("2026-12-08T10:00:00Z")

const administrators = Layer.succeed(PortalAdministrators, {
  of: () => Effect.succeed([UserId.make(5), UserId.make(6)]),
})

const world = Layer.mergeAll(
  announcedLeads,
  followedCampaigns.pipe(Layer.provide(announcedCampaigns)),
  campaignsForFollowers,
  Layer.mergeAll(followedDocuments, followedIssues, followedPayments, followedRefunds).pipe(
    Layer.provide(announcedMoney),
  ),
  memoryLeadReceivers,
  memoryUserMessages,
  administrators,
).pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      memoryCampaignRepository,
      memoryLeadEvents,
      memoryBillingDocuments,
      memoryPaymentIssues,
      memoryPaymentNotices,
      memoryRefundRepository,
    ).pipe(Layer.provideMerge(memoryPaymentRepository)),
  ),
  Layer.provideMerge(
    Layer.mergeAll(
      memoryJobQueue,
      memoryTables,
      memoryTokenSafe,
      memoryFollowedPortals,
      memoryProfiles([bakeryFacts()]),
    ),
  ),
  Layer.provideMerge(Layer.mergeAll(memoryUnitOfWork, memoryRateLimits, memoryIds)),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer()))),
)

/** Tells a story of a portal's endpoints from 8 December 2026, as one of its administrators. */
export const inEndpointWorld = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  story.pipe(
    Effect.provideService(CurrentActor, { ...userActor(UserId.make(5)), portalId, roleIds: ["PortalAdministrator"] }),
    Effect.provide(world),
    Effect.runPromise,
  )

/** Makes an endpoint that is told these events. */
export const endpointFor = (...events: ReadonlyArray<PortalEventKind>) =>
  createPortalEndpoint.handle({ portalId, name: "Backend", address: "https://hooks.example.com/in", events })

export const leadCame = (id: number, event: "created" | "updated" = "created") =>
  Effect.flatMap(LeadEvents, ({ announce }) => announce(businessProfileId, LeadId.make(id), event))

/** Runs the queued jobs until none is left. */
export const work = worked([sendEvents, deleteEndpointLog, tellLateReview])

/** Some time goes by, and the worker looks. */
export const later = Effect.fnUntraced(function* (millis: number) {
  yield* TestClock.adjust(millis)
  yield* sendDueEvents.handle({})
  yield* work
})

/** What has become of an endpoint's deliveries, the oldest first: subject, event and state. */
export const log = Effect.fnUntraced(function* (endpointId: number) {
  const { rows } = yield* (yield* PortalDeliveries).list("ofEndpoint", { portalId, endpointId })
  return rows.map(({ subject, event, state }) => `${subject} ${event} ${state}`).toReversed()
})

/** What the receivers had, by event and data. */
export const told = Effect.flatMap(MemoryReceivers, ({ told: all }) =>
  Effect.map(all, (events) => events.map(({ event }) => event)),
)

/** Has every address answer an event with a status from now on. */
export const answer = (status: number) =>
  Effect.flatMap(MemoryReceivers, ({ answerEventsBy }) => answerEventsBy(() => ({ status, answer: "said" })))
