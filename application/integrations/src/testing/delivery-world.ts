import { memoryLeadRepository, memoryThrowAwayMail } from "@application/insights/testing"
import { campaignLeads, leadRecords, updateLeadStatus } from "@application/insights/use-cases"
import { CampaignLeads } from "@application/campaigns/services"
import { CurrentActor } from "@application/kernel"
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
import { type LeadStatus } from "@domain/insights"
import { standardMapping } from "@domain/integrations"
import type { ToldContent } from "@domain/messaging"
import { BusinessProfileId, CampaignId, type LeadDestinationId, LeadId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { LeadDestinations, LeadDeliveries } from "../stores/index.ts"
import {
  createLeadDestination,
  deleteDestinationLog,
  leadEvents,
  sendDueLeads,
  sendLeads,
  workOnDestination,
} from "../use-cases/index.ts"
import { memoryLeadReceivers, MemoryReceivers } from "./memory-lead-receivers.ts"

export const businessProfileId = BusinessProfileId.make(7)
export const hour = 3_600_000
const now = Date.parse("2026-12-08T10:00:00+05:30")

/** What owners were told, by template, reason and link. */
export const ownersTold = Effect.map(MemoryDatabase, (database) =>
  [...database.table<number, ToldContent>("told_messages").values()].map((message) =>
    "why" in message ? `${message.template} ${message.why} ${message.link}` : message.template,
  ),
)

const world = Layer.mergeAll(campaignLeads, memoryLeadReceivers, memoryUserMessages).pipe(
  Layer.provideMerge(Layer.merge(leadEvents, leadRecords)),
  Layer.provideMerge(Layer.mergeAll(memoryLeadRepository, memoryJobQueue, memoryTables, memoryTokenSafe)),
  Layer.provideMerge(Layer.merge(memoryProfiles([bakeryFacts()]), memoryThrowAwayMail)),
  Layer.provideMerge(Layer.mergeAll(memoryUnitOfWork, memoryRateLimits, memoryIds)),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer()))),
)

/** Tells a story of deliveries from 8 December 2026, as a user of the bakery. */
export const inDeliveryWorld = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  work.pipe(
    Effect.provideService(CurrentActor, userActor(UserId.make(5), [businessProfileId])),
    Effect.provide(world),
    Effect.runPromise,
  )

export const settings = {
  name: "Our CRM",
  address: "https://crm.example.com/leads",
  events: ["lead.created", "lead.updated"] as const,
  mapping: standardMapping,
}

export const create = (change: Partial<typeof settings> = {}) =>
  createLeadDestination.handle({ businessProfileId, kind: "Webhook", ...settings, ...change })

/** Leads with these names arrive now; answers their numbers. */
export const arrive = Effect.fnUntraced(function* (...names: ReadonlyArray<string>) {
  const campaign = { id: CampaignId.make(70), name: "Sunrise" }
  const submittedOn = yield* Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis)
  yield* (yield* CampaignLeads).record(
    businessProfileId,
    campaign,
    names.map((name) => ({ externalId: name, name, submittedOn })),
  )
})

export const change = (leadId: number, status: LeadStatus) =>
  updateLeadStatus.handle({ businessProfileId, leadId: LeadId.make(leadId), status })

/** Runs the queued jobs until none is left. */
export const work = worked([sendLeads, workOnDestination, deleteDestinationLog])

/** Some time goes by, and the worker looks. */
export const later = Effect.fnUntraced(function* (millis: number) {
  yield* TestClock.adjust(millis)
  yield* sendDueLeads.handle({})
  yield* work
})

export const stored = Effect.fnUntraced(function* (id: LeadDestinationId) {
  return yield* (yield* LeadDestinations).find({ businessProfileId, id })
})

/** What has become of a destination's deliveries, the oldest first: lead, event and state. */
export const log = Effect.fnUntraced(function* (destinationId: LeadDestinationId) {
  const { rows } = yield* (yield* LeadDeliveries).list("ofDestination", { businessProfileId, destinationId })
  return rows.map(({ leadId, event, state }) => `${leadId} ${event.slice(5)} ${state}`).toReversed()
})

/** What the receivers had, by names and events. */
export const sent = Effect.flatMap(MemoryReceivers, ({ received }) =>
  Effect.map(received, (all) => all.map(({ lead }) => `${String(lead.message.data["name"])} ${lead.message.type}`)),
)

/** Has every receiver answer with a status. */
export const answer = (status: number, retryAfterSeconds?: number) =>
  Effect.flatMap(MemoryReceivers, ({ answerBy }) =>
    answerBy(() => ({ status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) })),
  )

/** Names of so many people. */
export const names = (count: number) => Array.from({ length: count }, (_, index) => `Person ${index + 1}`)
