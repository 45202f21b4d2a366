import { handler, Profiles, UnitOfWork } from "@application/kernel"
import type { ProfileFacts } from "@application/kernel"
import {
  afterBatch,
  afterFailure,
  type BatchOutcome,
  type ConversionAction,
  refusedWhole,
  sendingLimits,
  settledSending,
  timeFault,
  toldVisitor,
} from "@domain/conversions"
import { localDateAt } from "@domain/kernel"
import { Clock, Effect, Option } from "effect"
import { SendConversions } from "../contract/sending-jobs.ts"
import { ConversionNetworks, type ConversionPlace, type NetworkEvent } from "../ports/conversion-networks.ts"
import { ConversionConnections, Conversions, ConversionSendings } from "../stores/conversions.ts"
import { placeOf } from "./place-of.ts"
import { openedDetails } from "./sealed-details.ts"
import { actionsOf, sendLater, type AtNetwork, type StoredConnection, type StoredSending } from "./stored-connection.ts"

/** How long a run goes on before others have a turn. */
const longestRun = 300_000

/** A sending with the event to tell, or what it comes to without being told. */
type Prepared =
  | { readonly sending: StoredSending; readonly event: NetworkEvent }
  | { readonly sending: StoredSending; readonly ends: "Refused" | "Withheld"; readonly reason: string }
  | { readonly sending: StoredSending; readonly ends: "Gone" }

const times = { TooOld: "The conversion is too old to be told", Future: "The conversion is of the future" } as const

/** Opens a sending's details and makes the network's event of them. */
const prepared = Effect.fnUntraced(function* (
  sending: StoredSending,
  { createdAt }: StoredConnection,
  actions: ReadonlyArray<Pick<ConversionAction, "id" | "category">>,
  { currency }: ProfileFacts,
) {
  const { businessProfileId, network, actionId, eventId } = sending
  // It was for a connection that its owner ended.
  if (sending.at < createdAt) return { sending, ends: "Gone" } satisfies Prepared
  const conversion = yield* (yield* Conversions).find({ businessProfileId, actionId, eventId })
  const details = Option.getOrUndefined(yield* openedDetails(sending))
  if (conversion === undefined || details === undefined)
    return { sending, ends: "Refused", reason: "Its details are not there any more" } satisfies Prepared
  const fault = timeFault(network, conversion.at, yield* Clock.currentTimeMillis)
  if (fault !== undefined) return { sending, ends: "Refused", reason: times[fault] } satisfies Prepared
  const visitor = toldVisitor(network, conversion.consent, details)
  if (visitor === undefined)
    return { sending, ends: "Withheld", reason: "The visitor agreed to nothing that finds them" } satisfies Prepared
  const action = actions.find(({ id }) => id === actionId)
  const event: NetworkEvent = {
    id: `${actionId}-${eventId}`,
    actionId,
    category: action?.category ?? "Other",
    at: conversion.at,
    ...(conversion.value !== undefined && { value: { amount: conversion.value, currency } }),
    consent: conversion.consent,
    visitor,
  }
  return { sending, event } satisfies Prepared
})

/** The place of a connection with every action of the events; what is missing is made. */
const placeFor = Effect.fnUntraced(function* (
  connection: StoredConnection,
  events: ReadonlyArray<NetworkEvent>,
  { region }: ProfileFacts,
) {
  const place = placeOf(connection)
  if (place !== undefined && events.every(({ actionId }) => place.actions[String(actionId)] !== undefined)) return place
  const { businessProfileId, network } = connection
  const actions = yield* actionsOf(businessProfileId)
  return yield* (yield* ConversionNetworks).connect({ network, businessProfileId, region, actions })
})

/** Settles a batch. A sending that went meanwhile is passed over; whether the run goes on. */
const keptBatch = Effect.fnUntraced(function* (
  at: AtNetwork,
  batch: ReadonlyArray<Prepared>,
  place: ConversionPlace | undefined,
  { refused, receipt }: { readonly refused: ReadonlyMap<string, string>; readonly receipt?: string },
  { timeZone }: ProfileFacts,
) {
  const connections = yield* ConversionConnections
  const sendings = yield* ConversionSendings
  const connection = yield* connections.forChange(at)
  if (connection === undefined) return false
  const now = yield* Clock.currentTimeMillis
  const counts = { sent: 0, refused: 0 }
  let reason: string | undefined
  for (const one of batch) {
    const sending = yield* sendings.forChange(one.sending)
    if (sending?.state !== "Waiting") continue
    if ("ends" in one && one.ends === "Gone") {
      yield* sendings.remove(sending)
      continue
    }
    const why = "event" in one ? refused.get(one.event.id) : one.reason
    const state = "event" in one ? (why === undefined ? "Sent" : "Refused") : one.ends
    yield* sendings.save(settledSending(sending, state, now, why))
    if (state === "Sent") counts.sent += 1
    if (state !== "Refused") continue
    counts.refused += 1
    reason = why
  }
  const outcome: BatchOutcome = {
    ...counts,
    ...(reason !== undefined && { reason }),
    ...(receipt !== undefined && { receipt }),
  }
  const after = afterBatch({ ...connection, ...place }, outcome, now, localDateAt(now, timeZone))
  const saved = yield* connections.save(after)
  return saved.state === "On"
})

/** A network that could not be reached is left alone for a while, and one that refuses the whole until its owner resumes. */
const keptFailure = Effect.fnUntraced(function* (at: AtNetwork, batch: ReadonlyArray<Prepared>, refusal?: string) {
  const connections = yield* ConversionConnections
  const sendings = yield* ConversionSendings
  const connection = yield* connections.forChange(at)
  if (connection?.state !== "On") return
  if (refusal !== undefined) {
    yield* connections.save(refusedWhole(connection, refusal))
    return
  }
  for (const { sending } of batch) {
    const waiting = yield* sendings.forChange(sending)
    if (waiting?.state === "Waiting") yield* sendings.save({ ...waiting, attempts: waiting.attempts + 1 })
  }
  const now = yield* Clock.currentTimeMillis
  const held = yield* connections.save(afterFailure(connection, at.businessProfileId, now))
  yield* sendLater(at, Math.ceil(((held.holdUntil ?? now) - now) / 1_000))
})

/** Sends the next batch; whether there may be another. */
const sendNext = Effect.fnUntraced(function* (at: AtNetwork, profile: ProfileFacts) {
  const { transact } = yield* UnitOfWork
  const now = yield* Clock.currentTimeMillis
  const connection = yield* (yield* ConversionConnections).find(at)
  if (connection?.state !== "On" || (connection.holdUntil ?? 0) > now) return false
  const { rows } = yield* (yield* ConversionSendings).list(
    "inState",
    { ...at, state: "Waiting" },
    { limit: sendingLimits.batch },
  )
  if (rows.length === 0) return false
  const actions = yield* actionsOf(at.businessProfileId)
  const batch = yield* Effect.forEach(rows, (row) => prepared(row, connection, actions, profile))
  const events = batch.flatMap((one) => ("event" in one ? [one.event] : []))
  const told = Effect.gen(function* () {
    if (events.length === 0) return { place: undefined, sent: { refused: [] } }
    const place = yield* placeFor(connection, events, profile)
    return { place, sent: yield* (yield* ConversionNetworks).send(place, events) }
  })
  return yield* Effect.matchEffect(told, {
    onSuccess: ({ place, sent }) => {
      const refused = new Map(sent.refused.map(({ id, reason }) => [id, reason]))
      return transact(keptBatch(at, batch, place, { ...sent, refused }, profile))
    },
    onFailure: (error) =>
      Effect.as(transact(keptFailure(at, batch, error._tag === "NetworkRefused" ? error.reason : undefined)), false),
  })
})

/**
 * May run from the start at any time: what was sent and not kept is sent again under its name, which the network knows. One run
 * tells a network of a business at a time.
 */
export const sendConversions = handler(
  SendConversions,
  Effect.fnUntraced(function* ({ businessProfileId, network }) {
    const [profile] = yield* (yield* Profiles).ofAll([businessProfileId])
    if (profile === undefined) return {}
    const at = { businessProfileId, network }
    const ends = (yield* Clock.currentTimeMillis) + longestRun
    while (yield* sendNext(at, profile)) {
      yield* Effect.yieldNow
      if ((yield* Clock.currentTimeMillis) < ends) continue
      yield* sendLater(at)
      break
    }
    return {}
  }),
)
