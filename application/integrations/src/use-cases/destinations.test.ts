import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { exampleValues } from "@domain/integrations"
import { MemoryReceivers } from "../testing/index.ts"
import {
  arrive,
  businessProfileId,
  create,
  hour,
  inDeliveryWorld,
  log,
  settings,
  stored,
  work,
} from "../testing/delivery-world.ts"
import {
  changeLeadDestination,
  getLeadExample,
  listLeadDestinations,
  rotateDestinationSecret,
  sendTestLead,
} from "./index.ts"

const signing = Effect.flatMap(MemoryReceivers, ({ received }) =>
  Effect.map(received, (all) => all.at(-1)?.target.signing),
)

test("a secret is shown once, and no list shows it again", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { secret } = yield* create()
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/)
      const listed = yield* listLeadDestinations.handle({ businessProfileId })
      expect(JSON.stringify(listed)).not.toContain("whsec")
      expect(listed.destinations).toHaveLength(1)
      yield* arrive("Asha")
      yield* work
      expect(yield* signing).toEqual([secret])
    }),
  ))

test("after a rotation both secrets sign for a day, and then the new one alone", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      const key = { businessProfileId, destinationId: destination.id }
      const { secret, destination: rotated } = yield* rotateDestinationSecret.handle(key)
      expect(rotated.formerSecretUntil).toBe(Date.parse("2026-12-09T04:30:00Z"))
      yield* arrive("Asha")
      yield* work
      expect(yield* signing).toHaveLength(2)
      yield* TestClock.adjust(25 * hour)
      yield* arrive("Ben")
      yield* work
      expect(yield* signing).toEqual([secret])
    }),
  ))

test("an address inside a network is refused at its field, and so is a taken name", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      expect(yield* Effect.flip(create({ address: "https://10.0.0.8/leads" }))).toMatchObject({
        fields: { address: ["integrations.addressNotAllowed"] },
      })
      yield* create()
      expect(yield* Effect.flip(create({ name: "our crm" }))).toMatchObject({
        fields: { name: ["integrations.nameTaken"] },
      })
      for (let number = 2; number <= 10; number += 1) yield* create({ name: `CRM ${number}` })
      expect(yield* Effect.flip(create({ name: "One too many" }))).toMatchObject({ _tag: "LeadDestinationsFull" })
    }),
  ))

test("what waits is sent by the changed settings", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      yield* arrive("Asha")
      const moved = { ...settings, name: "New CRM", address: "https://new.example.com/in" }
      yield* changeLeadDestination.handle({ businessProfileId, destinationId: destination.id, ...moved })
      yield* work
      const [received] = yield* (yield* MemoryReceivers).received
      expect(received?.target.address).toBe("https://new.example.com/in")
      expect(yield* stored(destination.id)).toMatchObject({ name: "New CRM" })
    }),
  ))

test("a test lead is marked, is nobody's, and leaves no trace", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      const key = { businessProfileId, destinationId: destination.id }
      yield* (yield* MemoryReceivers).answerBy(() => ({ status: 422, answer: "no phone" }))
      const tested = yield* sendTestLead.handle(key)
      expect(tested).toMatchObject({ isTaken: false, attempt: { status: 422, answer: "no phone" } })
      const [received] = yield* (yield* MemoryReceivers).received
      expect(received?.lead.message).toMatchObject({ test: true, data: exampleValues })
      expect(yield* log(destination.id)).toEqual([])
      expect(yield* stored(destination.id)).not.toHaveProperty("failing")
      for (let number = 1; number < 30; number += 1) yield* sendTestLead.handle(key)
      expect(yield* Effect.flip(sendTestLead.handle(key))).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))

test("the example is the newest lead, and somebody made up before the first", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      expect(yield* getLeadExample.handle({ businessProfileId })).toEqual({ values: exampleValues, isMade: true })
      yield* arrive("Asha")
      expect(yield* getLeadExample.handle({ businessProfileId })).toMatchObject({
        values: { id: 1, name: "Asha", campaign: "Sunrise" },
        isMade: false,
      })
    }),
  ))
