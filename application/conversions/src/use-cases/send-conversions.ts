import { handler, Profiles, UnitOfWork } from "@application/kernel"
import type { ProfileFacts } from "@application/kernel"
import { afterBatch, afterFailure, type BatchOutcome, refusedWhole, stagesTold } from "@domain/conversions"
import { localDateAt } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { SendConversions } from "../contract/sending-jobs.ts"
import {
  actionKeyOf,
  ConversionNetworks,
  type ConversionPlace,
  type NetworkEvent,
} from "../ports/conversion-networks.ts"
import { ConversionConnections } from "../stores/conversions.ts"
import type { Prepared } from "./outgoing.ts"
import { placeOf } from "./place-of.ts"
import { actionsOf, sendLater, type AtNetwork, type StoredConnection } from "./stored-connection.ts"
import { waitingConversions } from "./waiting-conversions.ts"
import { waitingLeads } from "./waiting-leads.ts"

/** How long a run goes on before others have a turn. */
const longestRun = 300_000

/** The place of a connection with every action of the events; what is missing is made. */
const placeFor = Effect.fnUntraced(function* (
  connection: StoredConnection,
  events: ReadonlyArray<NetworkEvent>,
  { region }: ProfileFacts,
) {
  const place = placeOf(connection)
  if (place !== undefined && events.every((event) => place.actions[actionKeyOf(event)] !== undefined)) return place
  const { businessProfileId, network, actions: named } = connection
  const actions = yield* actionsOf(businessProfileId)
  const hasLeads = events.some((event) => "leadStage" in event)
  const made = yield* (yield* ConversionNetworks).connect({
    network,
    businessProfileId,
    region,
    actions,
    ...(hasLeads && { leadStages: stagesTold[network] }),
  })
  return { ...made, actions: { ...named, ...made.actions } }
})

/** Settles a batch. What went meanwhile is passed over; whether the run goes on. */
const keptBatch = Effect.fnUntraced(function* (
  at: AtNetwork,
  batch: ReadonlyArray<Prepared>,
  place: ConversionPlace | undefined,
  { refused, receipt }: { readonly refused: ReadonlyMap<string, string>; readonly receipt?: string },
  { timeZone }: ProfileFacts,
) {
  const connections = yield* ConversionConnections
  const connection = yield* connections.forChange(at)
  if (connection === undefined) return false
  const now = yield* Clock.currentTimeMillis
  const counts = { sent: 0, refused: 0 }
  let reason: string | undefined
  for (const one of batch) {
    if ("ends" in one && one.ends === "Gone") {
      yield* one.outgoing.forget
      continue
    }
    const why = "event" in one ? refused.get(one.event.id) : one.reason
    const state = "event" in one ? (why === undefined ? "Sent" : "Refused") : one.ends
    const isSettled = yield* one.outgoing.settle(state, why)
    if (!isSettled) continue
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
  const connection = yield* connections.forChange(at)
  if (connection?.state !== "On") return
  if (refusal !== undefined) {
    yield* connections.save(refusedWhole(connection, refusal))
    return
  }
  for (const { outgoing } of batch) yield* outgoing.again
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
  const actions = yield* actionsOf(at.businessProfileId)
  const conversions = yield* waitingConversions(at, connection, actions, profile)
  // Conversions of websites go first; both are told to the same place.
  const batch: ReadonlyArray<Prepared> =
    conversions.length > 0 ? conversions : yield* waitingLeads(at, connection, profile)
  if (batch.length === 0) return false
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
