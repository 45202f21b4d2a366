import { NetworkRefused, NetworkUnavailable } from "@application/campaigns/ports"
import { ConversionNetworkAway, ConversionNetworkNotConnected, ConversionNetworkRefused } from "@domain/conversions"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryConversionNetworks } from "../testing/memory-conversion-networks.ts"
import {
  allAgreed,
  businessProfileId,
  buy,
  connect,
  connection,
  day,
  hour,
  inNetworkWorld,
  later,
  log,
  send,
  sendings,
  shown,
  work,
} from "../testing/network-world.ts"
import {
  checkConversionNetwork,
  disconnectConversionNetwork,
  listConversionNetworks,
  pauseConversionNetwork,
  resumeConversionNetwork,
  testConversionNetwork,
} from "./index.ts"

const meta = { businessProfileId, network: "Meta" } as const
const receivedIds = Effect.flatMap(MemoryConversionNetworks, ({ received }) =>
  Effect.map(received, (events) => events.map(({ network, id }) => `${network} ${id}`)),
)
const fail = (failure: NetworkRefused | NetworkUnavailable | undefined, isLost = false) =>
  Effect.flatMap(MemoryConversionNetworks, (levers) => levers.fail("Meta", failure, isLost))
const away = new NetworkUnavailable({ reason: "No reply" })

test("what waits is told in order, and its details go", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* buy(1)
      yield* buy(2)
      yield* work
      expect(yield* receivedIds).toEqual(["Meta 1-order-1", "Meta 1-order-2"])
      expect(yield* log()).toEqual(["order-1 Sent", "order-2 Sent"])
      expect((yield* sendings).some(({ sealed }) => sealed !== undefined)).toBe(false)
      expect(yield* shown).toMatchObject([
        { network: "Meta", state: "On", sent: 2, refused: 0, recent: { sent: 2, refused: 0 } },
      ])
    }),
  ))

test("a conversion is told with its worth, its kind and what the visitor agreed to", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect("Google")
      const consent = { ...allAgreed, adUserData: false }
      yield* buy(1, "Google", { consent })
      yield* send("Google")
      const [event] = yield* (yield* MemoryConversionNetworks).received
      expect(event).toMatchObject({
        network: "Google",
        category: "Purchase",
        value: { amount: 45_000, currency: "INR" },
        consent,
        visitor: { gclid: "click1" },
      })
      expect(event?.visitor).not.toHaveProperty("person")
    }),
  ))

test("a refused conversion is told alone with the network's reason", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* (yield* MemoryConversionNetworks).refuse({ "1-order-2": "The click is unknown" })
      for (const number of [1, 2, 3]) yield* buy(number)
      yield* work
      expect(yield* log()).toEqual(["order-1 Sent", "order-2 Refused", "order-3 Sent"])
      expect(yield* shown).toMatchObject([{ sent: 2, refused: 1, reason: "The click is unknown", state: "On" }])
    }),
  ))

test("a conversion that is too old for the network is not sent", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      const now = yield* Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis)
      yield* buy(1, "Meta", { at: now - 8 * day })
      yield* work
      expect(yield* log()).toEqual(["order-1 Refused"])
      expect(yield* (yield* MemoryConversionNetworks).requests).toBe(0)
    }),
  ))

test("what finds nobody is withheld, whatever was sealed", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* buy(1, "Meta", { consent: { adStorage: false, adUserData: false, adPersonalization: false } })
      yield* work
      expect(yield* log()).toEqual(["order-1 Withheld"])
      expect(yield* shown).toMatchObject([{ withheld: { count: 1, isMore: false }, sent: 0, refused: 0 }])
    }),
  ))

test("a network that is away is left alone, and then has everything", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* fail(away)
      yield* buy(1)
      yield* send()
      const held = yield* connection
      expect(held).toMatchObject({ state: "On", failures: 1 })
      yield* buy(2)
      yield* send()
      expect((yield* connection)?.failures).toBe(1)
      yield* fail(undefined)
      yield* later(hour)
      expect(yield* log()).toEqual(["order-1 Sent", "order-2 Sent"])
      expect((yield* connection)?.holdUntil).toBeUndefined()
    }),
  ))

test("conversions whose reply was lost are told again under their names, once", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* buy(1)
      yield* buy(2)
      yield* fail(away, true)
      yield* send()
      expect(yield* log()).toEqual(["order-1 Waiting", "order-2 Waiting"])
      yield* fail(undefined)
      yield* later(hour)
      expect(yield* receivedIds).toEqual(["Meta 1-order-1", "Meta 1-order-2"])
      expect((yield* connection)?.sent).toBe(2)
    }),
  ))

test("a dataset that is gone stops the telling until it is connected again", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* buy(1)
      yield* fail(new NetworkRefused({ reason: "The dataset is gone" }))
      yield* work
      expect(yield* shown).toMatchObject([{ state: "Refused", reason: "The dataset is gone", waiting: { count: 1 } }])
      yield* fail(undefined)
      yield* later(hour)
      expect(yield* log()).toEqual(["order-1 Waiting"])
      yield* connect()
      yield* work
      expect(yield* log()).toEqual(["order-1 Sent"])
    }),
  ))

test("a paused network hears nothing until it is resumed", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* pauseConversionNetwork.handle(meta)
      yield* buy(1)
      yield* later(hour)
      expect(yield* receivedIds).toEqual([])
      yield* resumeConversionNetwork.handle(meta)
      yield* work
      expect(yield* receivedIds).toEqual(["Meta 1-order-1"])
    }),
  ))

test("a disconnected network hears nothing more, and what waited goes", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* connect("Google")
      yield* buy(1)
      yield* buy(2, "Google")
      yield* disconnectConversionNetwork.handle(meta)
      yield* disconnectConversionNetwork.handle(meta)
      yield* TestClock.adjust(1)
      yield* connect()
      yield* buy(3)
      yield* work
      expect(yield* receivedIds).toEqual(expect.arrayContaining(["Google 1-order-2", "Meta 1-order-3"]))
      expect(yield* log()).toEqual(["order-3 Sent"])
    }),
  ))

test("what waited for a week is given up, and a log is kept for a week", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* pauseConversionNetwork.handle(meta)
      yield* buy(1)
      yield* later(7 * day + 1)
      expect(yield* log()).toEqual(["order-1 Refused"])
      expect((yield* sendings)[0]?.sealed).toBeUndefined()
      yield* later(6 * day)
      expect(yield* log()).toEqual(["order-1 Refused"])
      yield* later(2 * day)
      expect(yield* log()).toEqual([])
    }),
  ))

test("more than one batch is told in one run", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      for (let number = 0; number < 450; number += 1) yield* buy(number)
      yield* send()
      expect((yield* receivedIds).length).toBe(450)
      expect(yield* (yield* MemoryConversionNetworks).requests).toBe(3)
    }),
  ))

test("a test reaches the network and changes nothing here", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      expect(yield* testConversionNetwork.handle(meta)).toEqual({ isTaken: true, code: "TEST7" })
      yield* fail(new NetworkRefused({ reason: "Accept the terms first" }))
      const refused = yield* testConversionNetwork.handle(meta)
      expect(refused).toEqual({ isTaken: false, reason: "Accept the terms first" })
      yield* fail(away)
      expect(yield* Effect.flip(testConversionNetwork.handle(meta))).toBeInstanceOf(ConversionNetworkAway)
      expect(yield* shown).toMatchObject([{ state: "On", sent: 0 }])
      expect(yield* log()).toEqual([])
    }),
  ))

test("what a network says is kept with the time of the question", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      yield* connect()
      yield* buy(1)
      yield* work
      const checked = yield* checkConversionNetwork.handle(meta)
      expect(checked.told).toMatchObject({ status: "Receiving", problems: [] })
      expect(yield* shown).toMatchObject([{ told: { status: "Receiving" }, askedAt: checked.askedAt }])
    }),
  ))

test("only a network that is connected is paused, tested or asked", () =>
  inNetworkWorld(
    Effect.gen(function* () {
      expect(yield* Effect.flip(pauseConversionNetwork.handle(meta))).toBeInstanceOf(ConversionNetworkNotConnected)
      expect(yield* Effect.flip(testConversionNetwork.handle(meta))).toBeInstanceOf(ConversionNetworkNotConnected)
      expect(yield* Effect.flip(checkConversionNetwork.handle(meta))).toBeInstanceOf(ConversionNetworkNotConnected)
      yield* (yield* MemoryConversionNetworks).offer(["Google"])
      expect(yield* Effect.flip(connect())).toMatchObject({ _tag: "NoConversionNetwork", network: "Meta" })
      yield* fail(new NetworkRefused({ reason: "No" }))
      yield* (yield* MemoryConversionNetworks).offer(["Meta"])
      expect(yield* Effect.flip(connect())).toBeInstanceOf(ConversionNetworkRefused)
      expect((yield* listConversionNetworks.handle({ businessProfileId })).connections).toEqual([])
    }),
  ))
