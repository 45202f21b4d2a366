import { LeadRepository } from "@application/insights/ports"
import { LeadEvents } from "@application/insights/services"
import { QueuedJobs } from "@application/kernel/testing"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { LeadDeliveryId, LeadId } from "@domain/kernel"
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
  sent,
  stored,
  work,
} from "../testing/delivery-world.ts"
import {
  backfillLeads,
  deleteOldDeliveries,
  pauseLeadDestination,
  removeLeadDestination,
  replayLeadDelivery,
  sendLeads,
} from "./index.ts"

test("one delivery is replayed under its name, and not while it is on its way", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      const key = { businessProfileId, destinationId: destination.id }
      yield* arrive("Asha")
      yield* work
      const replay = replayLeadDelivery.handle({ ...key, deliveryId: LeadDeliveryId.make(1) })
      expect(yield* replay).toMatchObject({ state: "Waiting", attempts: 0 })
      expect(yield* Effect.flip(replay)).toMatchObject({ _tag: "DeliveryUnderWay" })
      yield* work
      expect(yield* sent).toHaveLength(2)
      const unknown = replayLeadDelivery.handle({ ...key, deliveryId: LeadDeliveryId.make(99) })
      expect(yield* Effect.flip(unknown)).toMatchObject({ _tag: "LeadDeliveryNotFound" })
    }),
  ))

test("a backfill sends what had not arrived in its days, and a second nothing", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      yield* arrive(...names(130))
      yield* TestClock.adjust(48 * hour)
      const { destination } = yield* create()
      const key = { businessProfileId, destinationId: destination.id }
      yield* arrive("Today")
      yield* work
      const days = { ...key, from: "2026-12-08", to: "2026-12-10" }
      expect((yield* backfillLeads.handle(days)).work).toMatchObject({ kind: "Backfill", total: 131, done: 0 })
      expect(yield* Effect.flip(backfillLeads.handle(days))).toMatchObject({ _tag: "DestinationBusy" })
      yield* work
      expect(yield* sent).toHaveLength(131)
      expect(yield* stored(destination.id)).not.toHaveProperty("work")
      yield* backfillLeads.handle(days)
      yield* work
      expect(yield* sent).toHaveLength(131)
      const long = backfillLeads.handle({ ...key, from: "2020-01-01", to: "2026-12-10" })
      expect(yield* Effect.flip(long)).toMatchObject({ _tag: "BackfillTooLarge" })
    }),
  ))

test("a lead that is gone is not sent, and an erased lead leaves no trace", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      const events = yield* LeadEvents
      yield* events.announce(businessProfileId, LeadId.make(77), "created")
      yield* work
      expect(yield* log(destination.id)).toEqual(["77 created Dropped"])
      yield* answer(500)
      yield* arrive("Asha")
      yield* work
      yield* change(1, "Won")
      expect(yield* stored(destination.id)).toMatchObject({ waiting: 2 })
      yield* events.announce(businessProfileId, LeadId.make(1), "erased")
      expect(yield* log(destination.id)).toEqual(["77 created Dropped"])
      expect(yield* stored(destination.id)).toMatchObject({ waiting: 0, failed: 0 })
    }),
  ))

test("the log forgets what was settled for thirty days, or waited for ninety", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      yield* arrive("Asha")
      yield* work
      yield* pauseLeadDestination.handle({ businessProfileId, destinationId: destination.id })
      yield* arrive("Ben")
      yield* TestClock.adjust(31 * 24 * hour)
      yield* deleteOldDeliveries.handle({})
      expect(yield* log(destination.id)).toEqual(["2 created Waiting"])
      yield* TestClock.adjust(60 * 24 * hour)
      yield* deleteOldDeliveries.handle({})
      expect(yield* log(destination.id)).toEqual([])
      expect(yield* stored(destination.id)).toMatchObject({ waiting: 0 })
    }),
  ))

test("a removed destination gets nothing more, and its log goes", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      yield* answer(500)
      yield* arrive("Asha")
      yield* work
      yield* removeLeadDestination.handle({ businessProfileId, destinationId: destination.id })
      yield* change(1, "Won")
      yield* later(hour)
      expect(yield* sent).toHaveLength(1)
      expect(yield* log(destination.id)).toEqual([])
      expect(yield* Effect.flip((yield* LeadRepository).byId(businessProfileId, LeadId.make(9)))).toBeDefined()
    }),
  ))

test("a backfill whose job was lost twice is begun again", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      yield* arrive("Asha")
      const { destination } = yield* create()
      const days = { from: "2026-12-01", to: "2026-12-31" }
      yield* backfillLeads.handle({ businessProfileId, destinationId: destination.id, ...days })
      const { take } = yield* QueuedJobs
      yield* take
      yield* sendLeads.handle({ businessProfileId, destinationId: destination.id })
      yield* take
      yield* later(61_000)
      expect(yield* log(destination.id)).toEqual(["1 created Delivered"])
      expect(yield* stored(destination.id)).not.toHaveProperty("work")
    }),
  ))
