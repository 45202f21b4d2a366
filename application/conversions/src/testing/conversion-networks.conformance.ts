import { NetworkRefused } from "@application/campaigns/ports"
import type { ListNetwork } from "@domain/audiences"
import { leadActionKey, stagesTold } from "@domain/conversions"
import { BusinessProfileId, ConversionActionId } from "@domain/kernel"
import { Clock, Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { ConversionNetworks, type ConversionPlace, type NetworkEvent } from "../ports/conversion-networks.ts"

/** What a test may do to the network behind the port. */
export interface ConversionDriver<Room = never> {
  /** Begins anew; nothing is left of earlier conversions. */
  readonly prepare?: () => Promise<void>
  /** Lets the network work on what it was told. */
  readonly settle?: Effect.Effect<void>
  /** How many conversions the network has. */
  readonly received: Effect.Effect<number, never, Room>
  /** The network's clock, in epoch milliseconds. */
  readonly now?: Effect.Effect<number>
}

const day = 86_400_000
const purchase = ConversionActionId.make(3)
const enquiry = ConversionActionId.make(4)
const actions = [
  { id: purchase, category: "Purchase", days: 30 },
  { id: enquiry, category: "Enquiry", days: 90 },
] as const

/** A visitor's conversion with an invented click and invented hashes. */
export const networkEvent = (network: ListNetwork, number: number, at: number): NetworkEvent => ({
  id: `3-order-${number}`,
  actionId: purchase,
  category: "Purchase",
  at,
  value: { amount: 129_950, currency: "GBP" },
  consent: { adStorage: true, adUserData: true, adPersonalization: true },
  visitor: {
    person: { email: number.toString(16).padStart(64, "0"), phone: number.toString(16).padStart(64, "f") },
    ...(network === "Meta" ? { fbc: `fb.1.1700000000000.click${number}` } : { gclid: `click${number}` }),
    userAgent: "Mozilla/5.0 (Android 15; Mobile)",
    pageUrl: "https://shop.example.com/thanks",
  },
})

/** A stage of an invented lead, with the worth of its sale. */
export const networkLead = (network: ListNetwork, number: number, at: number, amount = 250_000): NetworkEvent => ({
  id: `lead-${number}-Won`,
  leadStage: "Won",
  ...(network === "Meta" && { networkLeadId: String(1_234_567_890_123_450 + number) }),
  at,
  value: { amount, currency: "GBP" },
  consent: { adStorage: true, adUserData: true, adPersonalization: true },
  visitor: { person: { email: number.toString(16).padStart(64, "0") } },
})

/** What every network has in common as it is told of conversions. */
export const conversionNetworksConformance = <Room = never>(
  layer: Layer.Layer<ConversionNetworks | Room>,
  network: ListNetwork,
  { prepare, settle = Effect.void, received, now = Clock.currentTimeMillis }: ConversionDriver<Room>,
) => {
  const run = async (work: (networks: ConversionNetworks["Service"]) => Effect.Effect<void, unknown, Room>) => {
    await prepare?.()
    await Effect.runPromise(Effect.provide(Effect.flatMap(ConversionNetworks, work), layer))
  }
  const connect = (networks: ConversionNetworks["Service"], business = 7) =>
    networks.connect({ network, businessProfileId: BusinessProfileId.make(business), region: "GB", actions })
  const some = (count: number, at: number) =>
    Array.from({ length: count }, (_, number) => networkEvent(network, number, at))

  test("the network is available", () =>
    run((networks) => Effect.sync(() => expect(networks.availableNetworks).toContain(network))))

  test("a business has one place, however often it connects", () =>
    run((networks) =>
      Effect.gen(function* () {
        const place = yield* connect(networks)
        expect(place.externalId).not.toBe("")
        expect(yield* connect(networks)).toEqual(place)
        expect(place.actions[purchase]).not.toBe(place.actions[enquiry])
        const other = yield* connect(networks, 8)
        expect([other.externalId, other.actions]).not.toEqual([place.externalId, place.actions])
      }),
    ))

  test("a place has nothing until it is told of a conversion", () =>
    run((networks) =>
      Effect.gen(function* () {
        const place = yield* connect(networks)
        expect((yield* networks.state(place)).status).toBe("Nothing")
        const at = (yield* now) - 60_000
        const { refused, receipt } = yield* networks.send(place, some(2, at))
        expect(refused).toEqual([])
        yield* settle
        const told: ConversionPlace & { readonly receipt?: string } = {
          ...place,
          ...(receipt !== undefined && { receipt }),
        }
        expect(yield* networks.state(told)).toMatchObject({ status: "Receiving", problems: [] })
      }),
    ))

  test("what is told again under its name is there once", () =>
    run((networks) =>
      Effect.gen(function* () {
        const place = yield* connect(networks)
        const events = some(3, (yield* now) - 60_000)
        yield* networks.send(place, events)
        expect((yield* networks.send(place, [...events, ...events])).refused).toEqual([])
        expect(yield* received).toBe(3)
      }),
    ))

  test("old conversions and conversions of the future are refused alone", () =>
    run((networks) =>
      Effect.gen(function* () {
        const place = yield* connect(networks)
        const today = yield* now
        const right = some(4, today - 60_000)
        const old = networkEvent(network, 90, today - 120 * day)
        const future = networkEvent(network, 91, today + 2 * day)
        const { refused } = yield* networks.send(place, [...right.slice(0, 2), old, ...right.slice(2), future])
        expect(refused.map(({ id }) => id).toSorted()).toEqual([old.id, future.id])
        expect(refused.every(({ reason }) => reason !== "")).toBe(true)
        expect(yield* received).toBe(4)
      }),
    ))

  test("more than one request takes are all told", () =>
    run((networks) =>
      Effect.gen(function* () {
        const place = yield* connect(networks)
        expect((yield* networks.send(place, some(2_300, (yield* now) - 60_000))).refused).toEqual([])
        expect(yield* received).toBe(2_300)
      }),
    ))

  test("stages of leads have places of their own, and are there once", () =>
    run((networks) =>
      Effect.gen(function* () {
        const before = yield* connect(networks)
        const businessProfileId = BusinessProfileId.make(7)
        const request = { network, businessProfileId, region: "GB", actions, leadStages: stagesTold[network] } as const
        const place = yield* networks.connect(request)
        expect(yield* networks.connect(request)).toEqual(place)
        expect(place).toMatchObject(before)
        for (const stage of stagesTold[network]) expect(place.actions[leadActionKey(stage)]).toBeDefined()
        const at = (yield* now) - 60_000
        const leads = [1, 2].map((number) => networkLead(network, number, at))
        expect((yield* networks.send(place, [...leads, networkEvent(network, 1, at)])).refused).toEqual([])
        expect((yield* networks.send(place, leads)).refused).toEqual([])
        expect(yield* received).toBe(3)
      }),
    ))

  test("nothing told is no failure", () =>
    run((networks) =>
      Effect.gen(function* () {
        const place = yield* connect(networks)
        expect((yield* networks.send(place, [])).refused).toEqual([])
        expect(yield* received).toBe(0)
      }),
    ))

  test("a place that is gone is refused as a whole", () =>
    run((networks) =>
      Effect.gen(function* () {
        const place = yield* connect(networks)
        const dataset = network === "Meta" ? "999999999999999" : place.externalId
        const gone = { ...place, externalId: dataset, actions: { [purchase]: "9999999999" } }
        expect(yield* Effect.flip(networks.send(gone, some(2, yield* now)))).toBeInstanceOf(NetworkRefused)
        expect(yield* Effect.flip(networks.state(gone))).toBeInstanceOf(NetworkRefused)
      }),
    ))

  test("a test is looked at by the network", () =>
    run((networks) =>
      Effect.gen(function* () {
        const place = yield* connect(networks)
        const code = yield* networks.test(place, networkEvent(network, 1, (yield* now) - 1_000))
        expect(code === undefined).toBe(network === "Google")
      }),
    ))
}
