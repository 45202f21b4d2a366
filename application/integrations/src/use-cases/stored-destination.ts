import { JobQueue, RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { type LeadDestination, LeadDestinationNotFound } from "@domain/integrations"
import type { BusinessProfileId, LeadDestinationId, PortalId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { SendLeads, WorkOnDestination } from "../contract/delivery-jobs.ts"
import { LeadDestinations } from "../stores/lead-destinations.ts"

/** A destination as it is stored. */
export type StoredDestination = LeadDestination & {
  readonly businessProfileId: BusinessProfileId
  readonly portalId: PortalId
  readonly lookAt: number
  readonly run?: { readonly startedAt: number; readonly until: number }
}

/** A destination as calls answer it. */
export const shownDestination = ({
  businessProfileId: _profile,
  portalId: _portal,
  lookAt: _lookAt,
  run: _run,
  resumedAt: _resumedAt,
  ...destination
}: StoredDestination): LeadDestination => destination

/** A destination, locked until the transaction ends. Whatever changes its deliveries locks it first. */
export const destinationForChange = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  destinationId: LeadDestinationId,
) {
  const found = yield* (yield* LeadDestinations).forChange({ businessProfileId, id: destinationId })
  return found ?? (yield* new LeadDestinationNotFound({}))
})

export const destinationOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  destinationId: LeadDestinationId,
) {
  const found = yield* (yield* LeadDestinations).find({ businessProfileId, id: destinationId })
  return found ?? (yield* new LeadDestinationNotFound({}))
})

/** Saves a destination whose deliveries may be due at once. */
export const saveDue = Effect.fnUntraced(function* (destination: StoredDestination) {
  const lookAt = Math.min(destination.lookAt, yield* Clock.currentTimeMillis)
  return yield* (yield* LeadDestinations).save({ ...destination, lookAt })
})

const jobOf = ({ businessProfileId, id }: Pick<StoredDestination, "businessProfileId" | "id">) => ({
  input: { businessProfileId, destinationId: id },
  options: { caller: `lead-destination:${id}`, singletonKey: `lead-destination:${id}` },
})

/** Queues the sending for a destination; at most one waits. */
export const sendLater = Effect.fnUntraced(function* (destination: StoredDestination) {
  const { input, options } = jobOf(destination)
  if (destination.state === "On") yield* (yield* JobQueue).later(SendLeads, input, options)
})

/** Queues the work of a destination; at most one waits. */
export const workLater = Effect.fnUntraced(function* (destination: StoredDestination) {
  const { input, options } = jobOf(destination)
  yield* (yield* JobQueue).later(WorkOnDestination, input, options)
})

const hour = 3_600_000

/** How often a business may do an act in an hour. */
const limits = {
  "lead-destination": 60,
  "lead-test": 30,
  "lead-check": 60,
  "lead-replay": 300,
  "lead-backfill": 20,
} as const

/** Counts an act; one too many is refused. */
export const count = Effect.fnUntraced(function* (kind: keyof typeof limits, businessProfileId: BusinessProfileId) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(
    `${kind}:${businessProfileId}`,
    limits[kind],
    hour,
  )
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})
