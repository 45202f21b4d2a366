import { Profiles } from "@application/kernel"
import { isUnsettled, type PortalEvent } from "@domain/integrations"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import { Clock, Effect, Equal } from "effect"
import { FollowedPortals } from "../ports/followed-portals.ts"
import { PortalDeliveries, PortalEndpoints } from "../stores/portal-endpoints.ts"
import { eventsOfSubject, saveDueEndpoint, type StoredEndpoint, tellLater } from "./stored-endpoint.ts"

type AddedEvent = Pick<PortalEvent, "event" | "subject"> & {
  readonly data: Readonly<Record<string, string | number>>
}

/** How an event is added: as a test, or once alone where a job that tells it may run twice. */
interface Adding {
  readonly isTest?: boolean
  readonly isOnce?: boolean
}

/**
 * Adds an event to what an endpoint is told, behind earlier ones of its subject; undefined where it was told already. The endpoint
 * is locked, and saved by the caller.
 */
export const addEvent = Effect.fnUntraced(function* (
  { portalId, id: endpointId }: StoredEndpoint,
  { event, subject, data }: AddedEvent,
  { isTest = false, isOnce = false }: Adding = {},
) {
  const earlier = yield* eventsOfSubject({ portalId, id: endpointId }, subject)
  if (isOnce && earlier.some((one) => one.event === event && Equal.equals(one.data, data))) return undefined
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
export const announce = Effect.fnUntraced(function* (portalId: PortalId, event: PortalEvent, adding: Adding = {}) {
  if (!(yield* (yield* FollowedPortals).ids).has(portalId)) return
  const endpoints = yield* PortalEndpoints
  const { rows } = yield* endpoints.list("ofPortal", { portalId })
  for (const found of rows.filter(({ events, state }) => state !== "Ended" && events.includes(event.event))) {
    const endpoint = yield* endpoints.forChange(found)
    if (endpoint === undefined || endpoint.state === "Ended" || !endpoint.events.includes(event.event)) continue
    if ((yield* addEvent(endpoint, { ...event, data: { ...event.data } }, adding)) === undefined) continue
    yield* tellLater(yield* saveDueEndpoint({ ...endpoint, waiting: endpoint.waiting + 1 }))
  }
})

/** The portal of a business, if it has endpoints. */
export const followedPortalOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const followed = yield* (yield* FollowedPortals).ids
  if (followed.size === 0) return undefined
  const [profile] = yield* (yield* Profiles).ofAll([businessProfileId])
  return profile !== undefined && followed.has(profile.portalId) ? profile.portalId : undefined
})

/** Queues events of a business for the endpoints of its portal. */
export const announceOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  events: ReadonlyArray<PortalEvent>,
  adding: Adding = {},
) {
  if (events.length === 0) return
  const portalId = yield* followedPortalOf(businessProfileId)
  if (portalId === undefined) return
  for (const event of events) yield* announce(portalId, event, adding)
})
