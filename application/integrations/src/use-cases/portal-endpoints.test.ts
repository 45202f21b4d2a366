import { MemoryDatabase } from "@application/kernel/testing"
import { portalEvents, PortalEventKind } from "@domain/integrations"
import { PortalId } from "@domain/kernel"
import type { ToldContent } from "@domain/messaging"
import { Effect, Schema } from "effect"
import { expect, test } from "vitest"
import { PortalDeliveries } from "../stores/index.ts"
import {
  answer,
  endpointFor,
  inEndpointWorld,
  later,
  leadCame,
  log,
  portalId,
  told,
  work,
} from "../testing/endpoint-world.ts"
import {
  changePortalEndpoint,
  createPortalEndpoint,
  deleteOldEvents,
  listPortalDeliveries,
  listPortalEndpoints,
  pausePortalEndpoint,
  removePortalEndpoint,
  replayPortalDeliveries,
  replayPortalDelivery,
  resumePortalEndpoint,
  rotateEndpointSecret,
  sendTestEvent,
} from "./index.ts"

const hour = 3_600_000
const day = 24 * hour

test.each(PortalEventKind.literals)("the documented example of %s decodes", (kind) => {
  const { data, example } = portalEvents[kind]
  expect(Schema.encodeSync(data)(Schema.decodeUnknownSync(data)(example))).toEqual(example)
})

test("an endpoint hears of the events that it follows, under names of their own", async () => {
  const events = await inEndpointWorld(
    Effect.gen(function* () {
      yield* endpointFor("lead.created")
      yield* leadCame(5)
      yield* leadCame(5, "updated")
      yield* work
      return yield* told
    }),
  )
  expect(events).toMatchObject([
    {
      id: "evt_1_1",
      message: {
        type: "lead.created",
        timestamp: "2026-12-08T10:00:00.000Z",
        data: { businessProfileId: 7, leadId: 5 },
      },
    },
  ])
})

test("events of a subject keep their order, and others go on beside them", async () => {
  const [before, after] = await inEndpointWorld(
    Effect.gen(function* () {
      const { endpoint } = yield* endpointFor("lead.created", "lead.updated")
      yield* answer(500)
      yield* leadCame(5)
      yield* leadCame(5, "updated")
      yield* leadCame(6)
      yield* work
      const waiting = yield* log(endpoint.id)
      yield* answer(200)
      yield* later(6_000)
      return [waiting, yield* log(endpoint.id)]
    }),
  )
  expect(before).toEqual(["lead:5 lead.created Waiting", "lead:5 lead.updated Behind", "lead:6 lead.created Waiting"])
  expect(after).toEqual([
    "lead:5 lead.created Delivered",
    "lead:5 lead.updated Delivered",
    "lead:6 lead.created Delivered",
  ])
})

test("an endpoint that fails for half a day pauses, and every administrator is told", async () => {
  const { endpoint, messages } = await inEndpointWorld(
    Effect.gen(function* () {
      yield* endpointFor("lead.created")
      yield* answer(503)
      for (let id = 1; id <= 12; id += 1) {
        yield* leadCame(id)
        yield* later(2 * hour)
      }
      const database = yield* MemoryDatabase
      const [one] = yield* listPortalEndpoints.handle({ portalId })
      const all = [...database.table<number, ToldContent>("told_messages").values()]
      return { endpoint: one, messages: all.map(({ template }) => template) }
    }),
  )
  expect(endpoint).toMatchObject({ state: "Paused", pause: "Failures" })
  expect(messages).toEqual(["eventsNotDelivered", "eventsNotDelivered"])
})

test("a paused endpoint keeps its events, and a resumption sends them", async () => {
  const [paused, resumed] = await inEndpointWorld(
    Effect.gen(function* () {
      const { endpoint } = yield* endpointFor("lead.created")
      const of = { portalId, endpointId: endpoint.id }
      yield* pausePortalEndpoint.handle(of)
      yield* leadCame(5)
      yield* work
      const waiting = yield* log(endpoint.id)
      yield* resumePortalEndpoint.handle(of)
      yield* work
      return [waiting, yield* log(endpoint.id)]
    }),
  )
  expect([paused, resumed]).toEqual([["lead:5 lead.created Waiting"], ["lead:5 lead.created Delivered"]])
})

test("a test event is marked, stands in the log, and is replayed under its name", async () => {
  const events = await inEndpointWorld(
    Effect.gen(function* () {
      const { endpoint } = yield* endpointFor("payment.received")
      const of = { portalId, endpointId: endpoint.id }
      const { id } = yield* sendTestEvent.handle(of)
      yield* work
      yield* replayPortalDelivery.handle({ ...of, deliveryId: id })
      yield* work
      return yield* told
    }),
  )
  expect(events.map(({ id, message }) => [id, message])).toMatchObject([
    ["evt_1_1", { type: "payment.received", test: true, data: portalEvents["payment.received"].example }],
    ["evt_1_1", { type: "payment.received", test: true }],
  ])
})

test("a replay by time sends what was settled since, in order", async () => {
  const { replayed, names } = await inEndpointWorld(
    Effect.gen(function* () {
      const { endpoint } = yield* endpointFor("lead.created")
      yield* leadCame(5)
      yield* later(day)
      const since = yield* Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis)
      yield* leadCame(6)
      yield* leadCame(7)
      yield* work
      const answered = yield* replayPortalDeliveries.handle({ portalId, endpointId: endpoint.id, since, isAll: true })
      yield* work
      return { replayed: answered.replayed, names: (yield* told).map(({ id }) => id) }
    }),
  )
  expect(replayed).toBe(2)
  expect(names.slice(-2)).toEqual(["evt_1_2", "evt_1_3"])
})

test("for a day after a rotation both secrets sign", async () => {
  const counts = await inEndpointWorld(
    Effect.gen(function* () {
      const { endpoint, secret } = yield* endpointFor("lead.created")
      const rotated = yield* rotateEndpointSecret.handle({ portalId, endpointId: endpoint.id })
      yield* leadCame(5)
      yield* work
      yield* later(day)
      yield* leadCame(6)
      yield* work
      const { MemoryReceivers } = yield* Effect.promise(() => import("../testing/memory-lead-receivers.ts"))
      const signing = (yield* (yield* MemoryReceivers).told).map(({ target }) => target.signing)
      return { signing, secrets: [rotated.secret, secret] }
    }),
  )
  expect(counts.signing).toEqual([counts.secrets, counts.secrets.slice(0, 1)])
})

test("a removed endpoint hears nothing more, and its log goes", async () => {
  const [logged, events] = await inEndpointWorld(
    Effect.gen(function* () {
      const { endpoint } = yield* endpointFor("lead.created")
      yield* leadCame(5)
      yield* work
      yield* removePortalEndpoint.handle({ portalId, endpointId: endpoint.id })
      yield* leadCame(6)
      yield* work
      return [yield* log(endpoint.id), yield* told] as const
    }),
  )
  expect([logged, events.length]).toEqual([[], 1])
})

test("the log of events forgets what was settled for thirty days", async () => {
  const kept = await inEndpointWorld(
    Effect.gen(function* () {
      const { endpoint } = yield* endpointFor("lead.created")
      yield* leadCame(5)
      yield* work
      yield* later(29 * day)
      yield* deleteOldEvents.handle({})
      const before = yield* log(endpoint.id)
      yield* later(2 * day)
      yield* deleteOldEvents.handle({})
      return [before.length, (yield* log(endpoint.id)).length]
    }),
  )
  expect(kept).toEqual([1, 0])
})

test("the log keeps the answer of a refusal and not of what was taken", async () => {
  const tries = await inEndpointWorld(
    Effect.gen(function* () {
      const { endpoint } = yield* endpointFor("lead.created")
      yield* answer(500)
      yield* leadCame(5)
      yield* work
      yield* answer(200)
      yield* later(6_000)
      const { deliveries } = yield* listPortalDeliveries.handle({ portalId, endpointId: endpoint.id })
      return deliveries[0]?.tries
    }),
  )
  expect(tries).toMatchObject([{ status: 500, answer: "said" }, { status: 200 }])
  expect(tries?.[1]).not.toHaveProperty("answer")
})

test("addresses inside a network, names twice and other portals are refused", async () => {
  const refusals = await inEndpointWorld(
    Effect.gen(function* () {
      const { endpoint } = yield* endpointFor("lead.created")
      const typed = { portalId, name: "Other", address: "https://10.0.0.1/x", events: ["lead.created"] as const }
      return [
        yield* Effect.flip(createPortalEndpoint.handle(typed)),
        yield* Effect.flip(createPortalEndpoint.handle({ ...typed, name: "backend" })),
        yield* Effect.flip(createPortalEndpoint.handle({ ...typed, address: "not an address" })),
        yield* Effect.flip(changePortalEndpoint.handle({ ...typed, endpointId: endpoint.id, events: [] })),
        yield* Effect.flip(listPortalEndpoints.handle({ portalId: PortalId.make(2) })),
      ]
    }),
  )
  expect(refusals).toMatchObject([
    { fields: { address: ["integrations.addressNotAllowed"] } },
    { fields: { name: ["endpoints.nameTaken"] } },
    { fields: { address: ["integrations.address"] } },
    { fields: { events: ["integrations.eventsEmpty"] } },
    { _tag: "ForbiddenPortal" },
  ])
})

test("a second run of the job sends nothing again", async () => {
  const names = await inEndpointWorld(
    Effect.gen(function* () {
      const { endpoint } = yield* endpointFor("lead.created")
      yield* leadCame(5)
      yield* work
      const { sendEvents } = yield* Effect.promise(() => import("./index.ts"))
      yield* sendEvents.handle({ portalId, endpointId: endpoint.id })
      expect(
        (yield* (yield* PortalDeliveries).list("ofEndpoint", { portalId, endpointId: endpoint.id })).rows,
      ).toHaveLength(1)
      return (yield* told).map(({ id }) => id)
    }),
  )
  expect(names).toEqual(["evt_1_1"])
})
