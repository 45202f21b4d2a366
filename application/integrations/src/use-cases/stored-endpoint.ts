import { currentUser, JobQueue, RateLimits } from "@application/kernel"
import { ForbiddenPortal, TooManyRequests } from "@domain/identity"
import { type PortalDelivery, type PortalEndpoint, PortalEndpointNotFound } from "@domain/integrations"
import type { PortalId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { SendEvents } from "../contract/delivery-jobs.ts"
import { PortalDeliveries, PortalEndpoints, PortalEndpointSecrets } from "../stores/portal-endpoints.ts"
import type { SecretShelf } from "./sealed-secrets.ts"

/** An endpoint as it is stored. */
export type StoredEndpoint = PortalEndpoint & {
  readonly portalId: PortalId
  readonly lookAt: number
  readonly run?: { readonly startedAt: number; readonly until: number }
}

/** A delivery to an endpoint as it is stored. */
export type StoredEvent = PortalDelivery & { readonly portalId: PortalId }

/** An endpoint as calls answer it. */
export const shownEndpoint = ({
  portalId: _portal,
  lookAt: _lookAt,
  run: _run,
  resumedAt: _resumedAt,
  ...endpoint
}: StoredEndpoint): PortalEndpoint => endpoint

/** A delivery as calls answer it. */
export const shownEvent = ({ portalId: _portal, ...delivery }: StoredEvent): PortalDelivery => delivery

/** Fails for every portal but the caller's own. */
const ownPortal = Effect.fnUntraced(function* (portalId: PortalId) {
  if ((yield* currentUser).portalId !== portalId) return yield* new ForbiddenPortal({})
  return portalId
})

export const endpointsOf = Effect.fnUntraced(function* (portalId: PortalId) {
  return (yield* (yield* PortalEndpoints).list("ofPortal", { portalId: yield* ownPortal(portalId) })).rows
})

/** An endpoint of the caller's portal, locked until the transaction ends. Whatever changes its deliveries locks it first. */
export const endpointForChange = Effect.fnUntraced(function* (portalId: PortalId, id: number) {
  const found = yield* (yield* PortalEndpoints).forChange({ portalId: yield* ownPortal(portalId), id })
  return found ?? (yield* new PortalEndpointNotFound({}))
})

export const endpointOf = Effect.fnUntraced(function* (portalId: PortalId, id: number) {
  const found = yield* (yield* PortalEndpoints).find({ portalId: yield* ownPortal(portalId), id })
  return found ?? (yield* new PortalEndpointNotFound({}))
})

/** All deliveries to an endpoint about a subject, the oldest first. */
export const eventsOfSubject = Effect.fnUntraced(function* (
  { portalId, id: endpointId }: Pick<StoredEndpoint, "portalId" | "id">,
  subject: string,
) {
  return (yield* (yield* PortalDeliveries).list("ofSubject", { portalId, endpointId, subject })).rows
})

/** Saves an endpoint whose deliveries may be due at once. */
export const saveDueEndpoint = Effect.fnUntraced(function* (endpoint: StoredEndpoint) {
  const lookAt = Math.min(endpoint.lookAt, yield* Clock.currentTimeMillis)
  return yield* (yield* PortalEndpoints).save({ ...endpoint, lookAt })
})

/** Queues the sending for an endpoint; at most one waits. */
export const tellLater = Effect.fnUntraced(function* ({ state, portalId, id }: StoredEndpoint) {
  const name = `portal-endpoint:${id}`
  if (state === "On")
    yield* (yield* JobQueue).later(SendEvents, { portalId, endpointId: id }, { caller: name, singletonKey: name })
})

/** The secrets of an endpoint. */
export const secretsOfEndpoint = (of: { readonly portalId: PortalId; readonly endpointId: number }): SecretShelf => ({
  place: `portal-endpoint:${of.portalId}:${of.endpointId}`,
  all: Effect.flatMap(PortalEndpointSecrets, ({ list }) => Effect.map(list("ofEndpoint", of), ({ rows }) => rows)),
  save: (secret) => Effect.flatMap(PortalEndpointSecrets, ({ save }) => save({ ...of, ...secret })),
  remove: (secretUse) => Effect.flatMap(PortalEndpointSecrets, ({ remove }) => remove({ ...of, secretUse })),
})

const hour = 3_600_000

/** How often a portal may do an act in an hour. */
const limits = { "portal-endpoint": 60, "portal-test-event": 30, "portal-replay": 300 } as const

/** Counts an act; one too many is refused. */
export const countAct = Effect.fnUntraced(function* (kind: keyof typeof limits, portalId: PortalId) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`${kind}:${portalId}`, limits[kind], hour)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})
