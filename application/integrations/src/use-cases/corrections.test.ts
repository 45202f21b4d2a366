import { Effect } from "effect"
import { expect, test } from "vitest"
import { LeadDeliveryId } from "@domain/kernel"
import { MemoryReceivers } from "../testing/index.ts"
import {
  arrive,
  businessProfileId,
  change,
  create,
  inDeliveryWorld,
  later,
  log,
  settings,
  stored,
  work,
} from "../testing/delivery-world.ts"
import { changeLeadDestination, replayFailedDeliveries, replayLeadDelivery, resumeLeadDestination } from "./index.ts"

const answer = (status: number) => Effect.flatMap(MemoryReceivers, ({ answerBy }) => answerBy(() => ({ status })))
const names = (count: number) => Array.from({ length: count }, (_, index) => `Person ${index + 1}`)

test("a replay behind a change that is given up still has its turn", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      const key = { businessProfileId, destinationId: destination.id }
      yield* arrive("Asha")
      yield* work
      yield* answer(500)
      yield* change(1, "Contacted")
      yield* work
      yield* replayLeadDelivery.handle({ ...key, deliveryId: LeadDeliveryId.make(1) })
      expect(yield* log(destination.id)).toEqual(["1 created Behind", "1 updated Waiting"])
      yield* answer(410)
      yield* later(10_000)
      expect(yield* log(destination.id)).toEqual(["1 created Waiting", "1 updated Failed"])
      yield* answer(200)
      yield* resumeLeadDestination.handle(key)
      yield* work
      yield* replayFailedDeliveries.handle(key)
      yield* work
      expect(yield* log(destination.id)).toEqual(["1 created Delivered", "1 updated Delivered"])
      expect(yield* stored(destination.id)).toMatchObject({ waiting: 0, failed: 0 })
    }),
  ))

test("a corrected address gets at once what waits for the former one", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      const key = { businessProfileId, destinationId: destination.id }
      yield* answer(404)
      yield* arrive(...names(9))
      yield* work
      yield* later(10_000)
      expect(yield* stored(destination.id)).toMatchObject({ waiting: 9, failing: { times: 18 } })
      yield* answer(200)
      yield* later(1_000)
      const address = "https://crm.example.com/right"
      const changed = yield* changeLeadDestination.handle({ ...key, ...settings, address })
      expect(changed).not.toHaveProperty("failing")
      yield* work
      expect(yield* stored(destination.id)).toMatchObject({ state: "On", waiting: 0, failed: 0 })
    }),
  ))

test("an address that is gone is corrected before the destination goes on", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      const key = { businessProfileId, destinationId: destination.id }
      yield* answer(410)
      yield* arrive("Asha")
      yield* work
      const address = "https://crm.example.com/right"
      expect(yield* changeLeadDestination.handle({ ...key, ...settings, address })).toMatchObject({ state: "Ended" })
      expect(yield* resumeLeadDestination.handle(key)).toMatchObject({ state: "On", address })
    }),
  ))
