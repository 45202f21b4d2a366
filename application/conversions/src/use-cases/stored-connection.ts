import { LeadRecords } from "@application/insights/services"
import { JobQueue, Profiles, RateLimits } from "@application/kernel"
import type { ListNetwork } from "@domain/audiences"
import {
  type ConversionConnection,
  ConversionNetworkAway,
  ConversionNetworkNotConnected,
  ConversionNetworkRefused,
  type ConversionSending,
  recentCounts,
  sendingLimits,
  type SendingState,
} from "@domain/conversions"
import { TooManyRequests } from "@domain/identity"
import { type BusinessProfileId, localDateAt } from "@domain/kernel"
import { Clock, Effect } from "effect"
import type { ShownConnection } from "../contract/networks.ts"
import { SendConversions } from "../contract/sending-jobs.ts"
import { ConversionActions, ConversionConnections, ConversionSendings } from "../stores/conversions.ts"
import { LeadSendings } from "../stores/lead-sendings.ts"

/** A business and a network. */
export interface AtNetwork {
  readonly businessProfileId: BusinessProfileId
  readonly network: ListNetwork
}

export type StoredConnection = ConversionConnection & Pick<AtNetwork, "businessProfileId">
export type StoredSending = ConversionSending & Pick<AtNetwork, "businessProfileId">

/** The connection, locked until the transaction ends. */
export const connectionForChange = Effect.fnUntraced(function* ({ businessProfileId, network }: AtNetwork) {
  const found = yield* (yield* ConversionConnections).forChange({ businessProfileId, network })
  return found ?? (yield* new ConversionNetworkNotConnected({ network }))
})

export const connectionOf = Effect.fnUntraced(function* ({ businessProfileId, network }: AtNetwork) {
  const found = yield* (yield* ConversionConnections).find({ businessProfileId, network })
  return found ?? (yield* new ConversionNetworkNotConnected({ network }))
})

/** What counts as a conversion of the business, on or off. */
export const actionsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { rows } = yield* (yield* ConversionActions).list("ofBusiness", { businessProfileId })
  return rows.filter(({ state }) => state !== "Removed")
})

const countIn = Effect.fnUntraced(function* ({ businessProfileId, network }: AtNetwork, state: SendingState) {
  const { rows, nextCursor } = yield* (yield* ConversionSendings).list(
    "inState",
    { businessProfileId, network, state },
    { limit: sendingLimits.counted },
  )
  return { count: rows.length, isMore: nextCursor !== undefined }
})

const countWaitingLeads = Effect.fnUntraced(function* ({ businessProfileId, network }: AtNetwork) {
  const { rows, nextCursor } = yield* (yield* LeadSendings).list(
    "inState",
    { businessProfileId, network, state: "Waiting" },
    { limit: sendingLimits.counted },
  )
  return { count: rows.length, isMore: nextCursor !== undefined }
})

/** Whether leads have come to the business. */
export const hasLeads = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  return (yield* (yield* LeadRecords).following(businessProfileId, {}, undefined, 1)).length > 0
})

/** Today in the business's time zone. */
export const todayOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const [profile] = yield* (yield* Profiles).ofAll([businessProfileId])
  return localDateAt(yield* Clock.currentTimeMillis, profile?.timeZone ?? "UTC")
})

/** A connection as calls answer it: without the network's identifiers. */
export const shownConnection = Effect.fnUntraced(function* (connection: StoredConnection) {
  const {
    businessProfileId,
    externalId: _id,
    actions: _actions,
    days,
    failures: _failures,
    receipt: _receipt,
    ...rest
  } = connection
  return {
    ...rest,
    recent: recentCounts({ ...(days !== undefined && { days }) }, yield* todayOf(businessProfileId)),
    withheld: yield* countIn(connection, "Withheld"),
    waiting: yield* countIn(connection, "Waiting"),
    waitingLeads: yield* countWaitingLeads(connection),
  } satisfies ShownConnection
})

/** Queues the telling of a network; at most one waits. */
export const sendLater = Effect.fnUntraced(function* ({ businessProfileId, network }: AtNetwork, afterSeconds = 0) {
  const key = `conversions:${businessProfileId}:${network}`
  yield* (yield* JobQueue).later(
    SendConversions,
    { businessProfileId, network },
    { caller: key, singletonKey: key, ...(afterSeconds > 0 && { startAfterSeconds: afterSeconds }) },
  )
})

/** A network's failure as the port tells it. */
export interface NetworkFailure {
  readonly _tag: "NetworkRefused" | "NetworkUnavailable"
  readonly reason: string
}

/** A network's failure as calls tell it. */
export const asCallFailure = (network: ListNetwork) => (error: NetworkFailure) =>
  error._tag === "NetworkRefused"
    ? new ConversionNetworkRefused({ network, reason: error.reason })
    : new ConversionNetworkAway({ network })

const hour = 3_600_000
const limits = { connect: 30, test: 30, check: 60 } as const

/** Counts a call that reaches a network; one too many in an hour is refused. */
export const count = Effect.fnUntraced(function* (kind: keyof typeof limits, businessProfileId: BusinessProfileId) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(
    `conversions-${kind}:${businessProfileId}`,
    limits[kind],
    hour,
  )
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})
