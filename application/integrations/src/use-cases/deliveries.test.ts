import { Effect } from "effect"
import { expect, test } from "vitest"
import { LeadDeliveryId } from "@domain/kernel"
import { LeadDeliveries } from "../stores/index.ts"
import { MemoryReceivers } from "../testing/index.ts"
import {
  answer,
  arrive,
  businessProfileId,
  change,
  create,
  hour,
  inDeliveryWorld,
  later,
  log,
  names,
  ownersTold,
  sent,
  stored,
  work,
} from "../testing/delivery-world.ts"
import { pauseLeadDestination, replayFailedDeliveries, resumeLeadDestination, sendLeads } from "./index.ts"

test("a new lead and its change reach every destination that follows them", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      yield* create({ name: "Newcomers", events: ["lead.created"] as never })
      yield* arrive("Asha")
      yield* work
      yield* change(1, "Won")
      yield* work
      expect(yield* sent).toEqual(["Asha lead.created", "Asha lead.created", "Asha lead.updated"])
      expect(yield* log(destination.id)).toEqual(["1 created Delivered", "1 updated Delivered"])
      expect(yield* stored(destination.id)).toMatchObject({ waiting: 0, failed: 0, lastTry: { isTaken: true } })
    }),
  ))

test("what is sent is the lead as it is then, by the mapping of the destination", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      yield* create({
        mapping: [
          { to: "who", from: "name" },
          { to: "how", from: "status" },
          { to: "via", fixed: "M" },
        ] as never,
      })
      yield* arrive("Asha")
      yield* change(1, "Contacted")
      yield* work
      const [first, second] = yield* (yield* MemoryReceivers).received
      expect(first?.lead.message.data).toEqual({ who: "Asha", how: "Contacted", via: "M" })
      expect(first?.lead.id).toBe("lead_1_1_created")
      expect(second?.lead.message.type).toBe("lead.updated")
    }),
  ))

test("a change waits behind a creation that the receiver has not taken", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      yield* answer(500)
      yield* arrive("Asha")
      yield* work
      yield* change(1, "Contacted")
      yield* change(1, "Won")
      yield* work
      expect(yield* log(destination.id)).toEqual(["1 created Waiting", "1 updated Behind"])
      yield* answer(200)
      yield* later(10_000)
      expect(yield* sent).toEqual(["Asha lead.created", "Asha lead.created", "Asha lead.updated"])
      const ids = (yield* (yield* MemoryReceivers).received).map(({ lead }) => lead.id)
      expect(ids[0]).toBe(ids[1])
    }),
  ))

test("tries follow the pauses of the convention until the delivery is given up", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      yield* (yield* MemoryReceivers).answerBy(({ lead }) => ({
        status: lead.message.data["name"] === "Asha" ? 500 : 200,
        answer: "broken",
      }))
      yield* arrive("Asha")
      yield* work
      for (let day = 0; day < 5; day += 1)
        for (let at = 0; at < 24; at += 1) {
          yield* arrive(`Other ${day}-${at}`)
          yield* later(hour)
        }
      const tries = (yield* sent).filter((one) => one.startsWith("Asha"))
      expect(tries).toHaveLength(10)
      const [first] = yield* log(destination.id)
      expect(first).toBe("1 created Failed")
      const delivery = yield* (yield* LeadDeliveries).find({ businessProfileId, id: LeadDeliveryId.make(1) })
      expect(delivery?.tries[0]).toMatchObject({ status: 500, answer: "broken", durationMillis: 0 })
      expect(yield* stored(destination.id)).toMatchObject({ state: "On", waiting: 0, failed: 1 })
    }),
  ))

test("a receiver that asks to be left alone is, for all leads", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      yield* create()
      yield* answer(429, 600)
      yield* arrive("Asha")
      yield* work
      yield* answer(200)
      yield* arrive("Ben")
      yield* work
      yield* later(599_000)
      expect(yield* sent).toEqual(["Asha lead.created"])
      yield* later(2_000)
      expect((yield* sent).toSorted()).toEqual(["Asha lead.created", "Asha lead.created", "Ben lead.created"])
    }),
  ))

test("410 ends a destination and its owner is told; one press brings it back", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      yield* answer(410)
      yield* arrive("Asha")
      yield* work
      expect((yield* stored(destination.id))?.state).toBe("Ended")
      expect(yield* ownersTold).toEqual(["leadsNotDelivered Ended https://localhost/app/7/leads/delivery"])
      yield* arrive("Ben")
      yield* work
      expect(yield* sent).toEqual(["Asha lead.created"])
      yield* answer(200)
      yield* resumeLeadDestination.handle({ businessProfileId, destinationId: destination.id })
      yield* replayFailedDeliveries.handle({ businessProfileId, destinationId: destination.id })
      yield* work
      expect(yield* log(destination.id)).toEqual(["1 created Delivered"])
    }),
  ))

test("half a day without success pauses; a resumption goes on where it stopped", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      yield* answer(503)
      yield* arrive(...names(20))
      yield* work
      for (let at = 0; at < 15; at += 1) yield* later(hour)
      expect(yield* stored(destination.id)).toMatchObject({ state: "Paused", pause: "Failures", waiting: 20 })
      expect(yield* ownersTold).toEqual(["leadsNotDelivered Failures https://localhost/app/7/leads/delivery"])
      const before = (yield* sent).length
      yield* arrive("Late")
      yield* later(48 * hour)
      expect((yield* sent).length).toBe(before)
      yield* answer(200)
      yield* resumeLeadDestination.handle({ businessProfileId, destinationId: destination.id })
      yield* work
      expect(yield* stored(destination.id)).toMatchObject({ state: "On", waiting: 0 })
      expect(new Set((yield* sent).slice(before)).size).toBe(21)
      expect((yield* sent).length).toBe(before + 21)
    }),
  ))

test("a destination that its owner paused keeps leads until it is resumed", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      const key = { businessProfileId, destinationId: destination.id }
      expect(yield* pauseLeadDestination.handle(key)).toMatchObject({ state: "Paused", pause: "Owner" })
      yield* arrive("Asha")
      yield* work
      expect(yield* sent).toEqual([])
      expect(yield* stored(destination.id)).toMatchObject({ waiting: 1 })
      yield* resumeLeadDestination.handle(key)
      yield* work
      expect(yield* sent).toEqual(["Asha lead.created"])
    }),
  ))

test("a run that is repeated while another sends leaves everything to it", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      const again = sendLeads.handle({ businessProfileId, destinationId: destination.id })
      const context = yield* Effect.context<Effect.Services<typeof again>>()
      const second = Effect.as(Effect.orDie(Effect.provide(again, context)), { status: 200 })
      yield* (yield* MemoryReceivers).answerBy(() => second)
      yield* arrive("Asha", "Ben")
      yield* work
      expect(yield* sent).toEqual(["Asha lead.created", "Ben lead.created"])
      expect(yield* log(destination.id)).toEqual(["1 created Delivered", "2 created Delivered"])
    }),
  ))

test("a run that ended before it kept an outcome is taken over, by the same names", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      yield* (yield* MemoryReceivers).answerBy(() => Effect.die(new Error("killed")))
      yield* arrive("Asha")
      yield* Effect.exit(work)
      yield* answer(200)
      yield* later(3 * 60_000)
      expect(yield* log(destination.id)).toEqual(["1 created Delivered"])
      const ids = (yield* (yield* MemoryReceivers).received).map(({ lead }) => lead.id)
      expect(ids).toEqual(["lead_1_1_created", "lead_1_1_created"])
    }),
  ))
