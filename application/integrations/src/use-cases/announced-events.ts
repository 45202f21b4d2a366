import { CampaignRepository } from "@application/campaigns/ports"
import { LeadEvents } from "@application/insights/services"
import { JobQueue, Profiles, Tables, withServices } from "@application/kernel"
import { PaymentNotices } from "@application/wallet/ports"
import { awaitsPortal, type Campaign } from "@domain/campaigns"
import { campaignEvents, isUnsettled, type PortalEvent, reversalEvents } from "@domain/integrations"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import type { PaymentRecord } from "@domain/wallet"
import { Clock, Effect, Layer, Option } from "effect"
import { PortalDeliveries, PortalEndpoints } from "../stores/portal-endpoints.ts"
import { eventsOfSubject, saveDueEndpoint, type StoredEndpoint, tellLater } from "./stored-endpoint.ts"

/** Adds an event to what an endpoint is told, behind earlier ones of its subject. The endpoint is locked, and saved by the caller. */
export const addEvent = Effect.fnUntraced(function* (
  { portalId, id: endpointId }: StoredEndpoint,
  {
    event,
    subject,
    data,
  }: Pick<PortalEvent, "event" | "subject"> & {
    readonly data: Readonly<Record<string, string | number>>
  },
  isTest = false,
) {
  const earlier = yield* eventsOfSubject({ portalId, id: endpointId }, subject)
  const now = yield* Clock.currentTimeMillis
  return yield* (yield* PortalDeliveries).add({
    portalId,
    endpointId,
    event,
    subject,
    data,
    ...(isTest && { isTest }),
    state: earlier.some(isUnsettled) ? "Behind" : "Waiting",
    at: now,
    happenedAt: now,
    attempts: 0,
    allAttempts: 0,
    tries: [],
  })
})

/** Queues an event for a portal's endpoints that follow it, in the transaction in which it happens. */
const announce = Effect.fnUntraced(function* (portalId: PortalId, event: PortalEvent) {
  const endpoints = yield* PortalEndpoints
  const { rows } = yield* endpoints.list("ofPortal", { portalId })
  for (const found of rows.filter(({ events, state }) => state !== "Ended" && events.includes(event.event))) {
    const endpoint = yield* endpoints.forChange(found)
    if (endpoint === undefined || endpoint.state === "Ended" || !endpoint.events.includes(event.event)) continue
    yield* addEvent(endpoint, { ...event, data: { ...event.data } })
    yield* tellLater(yield* saveDueEndpoint({ ...endpoint, waiting: endpoint.waiting + 1 }))
  }
})

const announceAll = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  events: ReadonlyArray<PortalEvent>,
) {
  if (events.length === 0) return
  const [profile] = yield* (yield* Profiles).ofAll([businessProfileId])
  if (profile === undefined) return
  for (const event of events) yield* announce(profile.portalId, event)
})

const told = (campaign: Campaign) => ({ ...campaign, awaits: awaitsPortal(campaign) })

/** Campaigns whose changes are told to the endpoints of their portal. */
export const announcedCampaigns = Layer.effect(
  CampaignRepository,
  Effect.gen(function* () {
    const repository = yield* CampaignRepository
    const provided = yield* withServices(JobQueue, Profiles, Tables)
    return {
      ...repository,
      save: Effect.fnUntraced(function* (campaign) {
        const { businessProfileId, id } = campaign
        const before = Option.getOrUndefined(yield* Effect.option(repository.byId(businessProfileId, id)))
        yield* repository.save(campaign)
        const events = campaignEvents(before === undefined ? undefined : told(before), told(campaign))
        yield* provided(announceAll(businessProfileId, events))
      }),
    }
  }),
)

/** Leads whose changes are told to the endpoints of their portal, beside everybody else who follows them. */
export const announcedLeads = Layer.effect(
  LeadEvents,
  Effect.gen(function* () {
    const followers = yield* LeadEvents
    const provided = yield* withServices(JobQueue, Profiles, Tables)
    return {
      announce: Effect.fnUntraced(function* (businessProfileId, leadId, event) {
        yield* followers.announce(businessProfileId, leadId, event)
        if (event === "erased") return
        const told = { event: `lead.${event}`, subject: `lead:${leadId}`, data: { businessProfileId, leadId } } as const
        yield* provided(announceAll(businessProfileId, [told]))
      }),
    }
  }),
)

const paymentEvent = (event: PortalEvent["event"], paid: PaymentRecord, amount: number): PortalEvent => {
  const { businessProfileId, payment } = paid
  const { gatewayReference: reference, currency } = payment
  return { event, subject: `payment:${reference}`, data: { businessProfileId, reference, amount, currency } }
}

/** Payments that are told to the endpoints of their portal, beside their payers. */
export const announcedPayments = Layer.effect(
  PaymentNotices,
  Effect.gen(function* () {
    const notices = yield* PaymentNotices
    const provided = yield* withServices(JobQueue, Profiles, Tables)
    const tell = (event: PortalEvent["event"], paid: PaymentRecord, amount: number) =>
      provided(announceAll(paid.businessProfileId, [paymentEvent(event, paid, amount)]))
    return {
      ...notices,
      received: (paid, use) =>
        Effect.andThen(notices.received(paid, use), tell("payment.received", paid, paid.payment.amount)),
      reversed: (paid, reversed) =>
        Effect.andThen(notices.reversed(paid, reversed), tell(reversalEvents[reversed.step], paid, reversed.amount)),
    }
  }),
)
