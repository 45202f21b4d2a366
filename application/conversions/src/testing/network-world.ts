import { LeadRepository } from "@application/insights/ports"
import { LeadTraces } from "@application/insights/services"
import { memoryLeadEvents, memoryLeadRepository, memoryReportReaders } from "@application/insights/testing"
import { leadRecords } from "@application/insights/use-cases"
import { CurrentActor, TokenSafe } from "@application/kernel"
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
import type { ListNetwork } from "@domain/audiences"
import { ConversionDetails, type VisitorConsent } from "@domain/conversions"
import type { ArrivedLead } from "@domain/insights"
import { BusinessProfileId, CampaignId, ConversionActionId, LeadId, UserId } from "@domain/kernel"
import { Clock, Effect, Layer, Schema } from "effect"
import { TestClock } from "effect/testing"
import { ConversionActions, Conversions, ConversionConnections, ConversionSendings } from "../stores/index.ts"
import {
  connectConversionNetwork,
  forgetSendings,
  listConversionNetworks,
  listConversionSendings,
  listLeadSendings,
  sendConversions,
  sendDueConversions,
  sweepConversions,
  toldLeads,
} from "../use-cases/index.ts"
import { memoryConversionNetworks } from "./memory-conversion-networks.ts"

export const businessProfileId = BusinessProfileId.make(7)
const actionId = ConversionActionId.make(1)
export const hour = 3_600_000
export const day = 24 * hour
const now = Date.parse("2026-12-08T10:00:00+05:30")

/** Leads as the networks' section reads them, with everybody who is told of their changes. */
const leads = Layer.merge(
  toldLeads.pipe(Layer.provide(Layer.mergeAll(memoryLeadEvents, leadRecords))),
  Layer.mergeAll(leadRecords, memoryReportReaders(new Map()), Layer.succeed(LeadTraces, { remove: () => Effect.void })),
).pipe(Layer.provideMerge(Layer.merge(memoryLeadRepository, memoryTables)))

const world = Layer.mergeAll(
  memoryConversionNetworks,
  memoryJobQueue,
  memoryProfiles([bakeryFacts()]),
  leads,
  memoryTokenSafe,
).pipe(
  Layer.provideMerge(Layer.mergeAll(memoryUnitOfWork, memoryRateLimits, memoryIds)),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer()))),
)

/** Tells a story of networks from 8 December 2026, as a user of the bakery with one kind of conversion. */
export const inNetworkWorld = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.andThen(addAction, work).pipe(
    Effect.provideService(CurrentActor, userActor(UserId.make(5), [businessProfileId])),
    Effect.provide(world),
    Effect.runPromise,
  )

/** Adds a kind of conversion. */
const addAction = Effect.gen(function* () {
  return yield* (yield* ConversionActions).add({
    businessProfileId,
    name: "Order",
    category: "Purchase",
    signal: { kind: "Event", event: "order" },
    counting: "Every",
    days: 30,
    isResult: true,
    state: "On",
    createdAt: yield* Clock.currentTimeMillis,
  })
})

export const allAgreed: VisitorConsent = { adStorage: true, adUserData: true, adPersonalization: true }

const detailsOf = (number: number): ConversionDetails => ({
  click: { at: now, gclid: `click${number}`, fbc: `fb.1.1700000000000.click${number}` },
  people: {
    Meta: { email: number.toString(16).padStart(64, "0") },
    Google: { email: number.toString(16).padStart(64, "0") },
  },
  userAgent: "Firefox",
  pageUrl: "https://bakery.example.com/thanks",
})

/** A visitor buys: the conversion and its sending as the collecting side stores them. */
export const buy = Effect.fnUntraced(function* (
  number: number,
  network: ListNetwork = "Meta",
  change: { readonly at?: number; readonly consent?: VisitorConsent; readonly details?: ConversionDetails } = {},
) {
  const { at = yield* Clock.currentTimeMillis, consent = allAgreed, details = detailsOf(number) } = change
  const eventId = `order-${number}`
  yield* (yield* Conversions).addOnce({
    businessProfileId,
    actionId,
    eventId,
    source: "Tag",
    at,
    date: "2026-12-08",
    value: 45_000,
    consent,
  })
  const text = JSON.stringify(Schema.encodeSync(ConversionDetails)(details))
  const sealed = yield* (yield* TokenSafe).seal(
    `conversion:${businessProfileId}:${network}:${actionId}:${eventId}`,
    text,
  )
  yield* (yield* ConversionSendings).addOnce({
    businessProfileId,
    network,
    actionId,
    eventId,
    state: "Waiting",
    at: yield* Clock.currentTimeMillis,
    attempts: 0,
    sealed,
  })
})

export const connect = (network: ListNetwork = "Meta") =>
  connectConversionNetwork.handle({ businessProfileId, network })

/** The worker tells a network of what waits. */
export const send = (network: ListNetwork = "Meta") => sendConversions.handle({ businessProfileId, network })

/** Runs the queued jobs until none is left. */
export const work = worked([sendConversions, forgetSendings])

/** Some time goes by, and the worker looks. */
export const later = Effect.fnUntraced(function* (millis: number) {
  yield* TestClock.adjust(millis)
  yield* sendDueConversions.handle({})
  yield* work
  yield* sweepConversions.handle({})
})

/** The log of a network, the oldest first: event and state. */
export const log = Effect.fnUntraced(function* (network: ListNetwork = "Meta") {
  const { sendings } = yield* listConversionSendings.handle({ businessProfileId, network, limit: 100 })
  return sendings.map(({ eventId, state }) => `${eventId} ${state}`).toReversed()
})

export const shown = Effect.map(listConversionNetworks.handle({ businessProfileId }), ({ connections }) => connections)

export const connection = Effect.gen(function* () {
  return yield* (yield* ConversionConnections).find({ businessProfileId, network: "Meta" })
})

export const sendings = Effect.gen(function* () {
  const store = yield* ConversionSendings
  return (yield* store.list("newest", { businessProfileId, network: "Meta" })).rows
})

/** A person fills in the bakery's form at Meta; they allow further ads unless told otherwise. */
export const fillIn = Effect.fnUntraced(function* (number: number, change: Partial<ArrivedLead> = {}) {
  const submittedOn = yield* Clock.currentTimeMillis
  const leadId = LeadId.make(number)
  yield* (yield* LeadRepository).add(businessProfileId, leadId, {
    externalId: String(1_234_567_890_123_450 + number),
    campaignId: CampaignId.make(70),
    campaignName: "Winter cakes",
    name: `Asha ${number}`,
    email: `asha${number}@example.com`,
    mobileNumber: "+919845012345",
    submittedOn,
    consents: [{ kind: "Retargeting", text: "Further ads", version: "1", isGiven: true, at: submittedOn }],
    ...change,
  })
  return { businessProfileId, leadId }
})

/** What a network was told of leads, the oldest first: lead, stage and state. */
export const leadLog = Effect.fnUntraced(function* (network: ListNetwork = "Meta") {
  const { sendings: rows } = yield* listLeadSendings.handle({ businessProfileId, network, limit: 100 })
  return rows.map(({ leadId, stage, state }) => `${leadId} ${stage} ${state}`).toSorted()
})
