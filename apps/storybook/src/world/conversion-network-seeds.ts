import { NetworkRefused, NetworkUnavailable } from "@application/campaigns/ports"
import { ConversionNetworks } from "@application/conversions/ports"
import { ConversionActions, ConversionConnections, ConversionSendings } from "@application/conversions/stores"
import { MemoryConversionNetworks } from "@application/conversions/testing"
import type { ConversionConnection, ConversionSending } from "@domain/conversions"
import { ConversionActionId, localDateAt } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery } from "./bakery.ts"
import { emptyBusiness, type Seed } from "./seeds.ts"

const hour = 3_600_000
const businessProfileId = bakery.id

const withAction = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  return yield* (yield* ConversionActions).add({
    businessProfileId,
    name: "Order",
    category: "Purchase",
    signal: { kind: "Event", event: "order" },
    counting: "Every",
    days: 30,
    isResult: true,
    state: "On",
    createdAt: now - 720 * hour,
  })
})

const connected = Effect.fnUntraced(function* (
  connection: Pick<ConversionConnection, "network"> & Partial<ConversionConnection>,
) {
  const now = yield* Clock.currentTimeMillis
  const { network } = connection
  const { region } = bakery
  yield* (yield* ConversionConnections).save({
    businessProfileId,
    state: "On",
    externalId: `${network.toLowerCase()}-${businessProfileId}`,
    actions: {},
    createdAt: now - 240 * hour,
    lastSentAt: now - 2 * hour,
    sent: 1_204,
    refused: 9,
    days: [{ date: localDateAt(now, region === "IN" ? "Asia/Kolkata" : "Europe/London"), sent: 118, refused: 3 }],
    ...connection,
  })
})

const logged = Effect.fnUntraced(function* (
  network: ConversionSending["network"],
  number: number,
  sending: Partial<ConversionSending>,
) {
  const now = yield* Clock.currentTimeMillis
  yield* (yield* ConversionSendings).save({
    businessProfileId,
    network,
    actionId: ConversionActionId.make(1),
    eventId: `order-${4_700 + number}`,
    state: "Sent",
    at: now - number * hour,
    attempts: 1,
    ...sending,
  })
})

/** A business with something to count and no network yet. */
export const networksToConnect: Seed = Effect.andThen(emptyBusiness, withAction)

/** Meta takes most conversions, and Google was stopped. */
export const networksOfAllStates: Seed = Effect.gen(function* () {
  yield* networksToConnect
  const now = yield* Clock.currentTimeMillis
  yield* connected({
    network: "Meta",
    reason:
      "The timestamp for this event is too far in the past. Events need to be sent within 7 days of when they occurred.",
    told: { status: "Receiving", lastAt: now - 2 * hour, matched: 64, problems: [] },
    askedAt: now - hour,
  })
  yield* connected({
    network: "Google",
    state: "Refused",
    reason: "The destination account hasn't agreed to the terms for enhanced conversions.",
  })
  for (let number = 1; number < 30; number += 1) yield* logged("Meta", number, {})
  yield* logged("Meta", 30, { state: "Withheld" })
  yield* logged("Meta", 31, { state: "Refused", reason: "The timestamp for this event is too far in the past." })
  yield* logged("Google", 32, { state: "Waiting", attempts: 0 })
  // The network in memory has the place that the connection names.
  yield* (yield* ConversionNetworks).connect({ network: "Meta", businessProfileId, region: bakery.region, actions: [] })
})

/** Meta is paused, and Google could not be reached since it was connected. */
export const networksAtRest: Seed = Effect.gen(function* () {
  yield* networksToConnect
  const now = yield* Clock.currentTimeMillis
  yield* connected({ network: "Meta", state: "Paused" })
  yield* connected({
    network: "Google",
    sent: 0,
    refused: 0,
    days: [],
    failures: 3,
    holdUntil: now + hour,
    told: { status: "Problem", problems: ["12 × invalid gclid", "1 × conversion precedes click"] },
    askedAt: now - hour,
  })
  for (let number = 1; number < 240; number += 1) yield* logged("Google", number, { state: "Waiting", attempts: 3 })
  for (let number = 240; number < 480; number += 1) yield* logged("Google", number, { state: "Withheld" })
})

const failing = (failure: NetworkRefused | NetworkUnavailable): Seed =>
  Effect.gen(function* () {
    yield* networksOfAllStates
    yield* (yield* MemoryConversionNetworks).fail("Meta", failure)
  })

/** Meta refuses every test. */
export const networkRefuses = failing(
  new NetworkRefused({ reason: "You haven't added sufficient customer information parameter data for this event." }),
)

/** Meta cannot be reached. */
export const networkAway = failing(new NetworkUnavailable({ reason: "No reply" }))

/** An installation without networks. */
export const noConversionNetwork: Seed = Effect.gen(function* () {
  yield* networksToConnect
  yield* (yield* MemoryConversionNetworks).offer([])
})
