import type { ProfileFacts } from "@application/kernel"
import { type ConversionAction, sendingLimits, settledSending, timeFault, toldVisitor } from "@domain/conversions"
import { Clock, Effect, Option } from "effect"
import type { NetworkEvent } from "../ports/conversion-networks.ts"
import { Conversions, ConversionSendings } from "../stores/conversions.ts"
import { outgoingRow, type Prepared } from "./outgoing.ts"
import { openedDetails } from "./sealed-details.ts"
import type { AtNetwork, StoredConnection, StoredSending } from "./stored-connection.ts"

const timeReasons = {
  TooOld: "The conversion is too old to be told",
  Future: "The conversion is of the future",
} as const

const outgoingOf = (sending: StoredSending) =>
  outgoingRow<StoredSending>({
    current: Effect.flatMap(ConversionSendings, (sendings) => sendings.forChange(sending)),
    save: (row) => Effect.flatMap(ConversionSendings, (sendings) => sendings.save(row)),
    remove: (row) => Effect.flatMap(ConversionSendings, (sendings) => sendings.remove(row)),
    settled: settledSending,
  })

/** Opens a sending's details and makes the network's event of them. */
const prepared = Effect.fnUntraced(function* (
  sending: StoredSending,
  { createdAt }: StoredConnection,
  actions: ReadonlyArray<Pick<ConversionAction, "id" | "category">>,
  { currency }: ProfileFacts,
) {
  const { businessProfileId, network, actionId, eventId } = sending
  const outgoing = outgoingOf(sending)
  // It was for a connection that its owner ended.
  if (sending.at < createdAt) return { outgoing, ends: "Gone" } satisfies Prepared
  const conversion = yield* (yield* Conversions).find({ businessProfileId, actionId, eventId })
  const details = Option.getOrUndefined(yield* openedDetails(sending))
  if (conversion === undefined || details === undefined)
    return { outgoing, ends: "Refused", reason: "Its details are not there any more" } satisfies Prepared
  const fault = timeFault(network, conversion.at, yield* Clock.currentTimeMillis)
  if (fault !== undefined) return { outgoing, ends: "Refused", reason: timeReasons[fault] } satisfies Prepared
  const visitor = toldVisitor(network, conversion.consent, details)
  if (visitor === undefined)
    return { outgoing, ends: "Withheld", reason: "The visitor agreed to nothing that finds them" } satisfies Prepared
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
  return { outgoing, event } satisfies Prepared
})

/** The next conversions that wait for a network. */
export const waitingConversions = Effect.fnUntraced(function* (
  { businessProfileId, network }: AtNetwork,
  connection: StoredConnection,
  actions: ReadonlyArray<Pick<ConversionAction, "id" | "category">>,
  profile: ProfileFacts,
) {
  const { rows } = yield* (yield* ConversionSendings).list(
    "inState",
    { businessProfileId, network, state: "Waiting" },
    { limit: sendingLimits.batch },
  )
  return yield* Effect.forEach(rows, (row) => prepared(row, connection, actions, profile))
})
