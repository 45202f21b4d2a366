import { destinationKind, standardMapping } from "@domain/integrations"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CampaignLeads } from "@application/campaigns/services"
import { CampaignId } from "@domain/kernel"
import { LeadDestinationSecrets } from "../stores/index.ts"
import {
  arrive,
  businessProfileId,
  create,
  inDeliveryWorld,
  log,
  sent,
  settings,
  stored,
  work,
} from "../testing/delivery-world.ts"
import { MemoryReceivers } from "../testing/index.ts"
import {
  changeLeadDestination,
  checkLeadConnection,
  createLeadDestination,
  listLeadDestinations,
  rotateDestinationSecret,
} from "./index.ts"

const token = "pat-eu1-00000000-0000-0000-0000-00000000d3f9"
const { address: _address, ...common } = settings
const hubSpot = { ...common, mapping: destinationKind("HubSpot").mapping }
const createHubSpot = (connection: Readonly<Record<string, string>> = { accessToken: token }) =>
  createLeadDestination.handle({ businessProfileId, kind: "HubSpot", ...hubSpot, connection })

/** A lead with an e-mail arrives. */
const arriveWithMail = Effect.fnUntraced(function* (name: string, email: string) {
  const submittedOn = yield* Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis)
  yield* (yield* CampaignLeads).record(businessProfileId, { id: CampaignId.make(70), name: "Sunrise" }, [
    { externalId: name, name, email, submittedOn },
  ])
})

const lastTarget = Effect.flatMap(MemoryReceivers, ({ received }) => Effect.map(received, (all) => all.at(-1)?.target))

test("a given token is sealed, shown by its end alone, and opened for sending", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination, secret } = yield* createHubSpot()
      expect(secret).toBeUndefined()
      expect(destination).toMatchObject({ secretEnd: "d3f9", connection: {}, connectedTo: expect.any(String) })
      const listed = yield* listLeadDestinations.handle({ businessProfileId })
      expect(JSON.stringify(listed)).not.toContain(token)
      const { rows } = yield* (yield* LeadDestinationSecrets).list("ofDestination", {
        businessProfileId,
        destinationId: destination.id,
      })
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(token)
      yield* arriveWithMail("Asha", "asha@example.com")
      yield* work
      expect(yield* lastTarget).toMatchObject({ kind: "HubSpot", connection: { accessToken: token }, signing: [] })
    }),
  ))

test("a connection that is refused is not saved, and its trouble is told", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      yield* (yield* MemoryReceivers).connectBy(() => ({ status: 401, trouble: "TokenRefused" }))
      expect(yield* Effect.flip(createHubSpot())).toMatchObject({
        _tag: "DestinationNotConnected",
        kind: "HubSpot",
        attempt: { status: 401, trouble: "TokenRefused" },
      })
      expect((yield* listLeadDestinations.handle({ businessProfileId })).destinations).toEqual([])
      const checked = yield* checkLeadConnection.handle({
        businessProfileId,
        kind: "HubSpot",
        connection: { accessToken: token },
        mapping: hubSpot.mapping,
      })
      expect(checked).toMatchObject({ isConnected: false, attempt: { trouble: "TokenRefused" } })
    }),
  ))

test("what is missing of a connection is told at its field, before anybody is asked", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      expect(yield* Effect.flip(createHubSpot({}))).toMatchObject({
        fields: { accessToken: ["integrations.connection.accessToken"] },
      })
      const mapping = standardMapping.filter(({ from }) => from !== "email")
      const without = createLeadDestination.handle({
        businessProfileId,
        kind: "HubSpot",
        ...hubSpot,
        mapping,
        connection: { accessToken: token },
      })
      expect(yield* Effect.flip(without)).toMatchObject({ fields: { mapping: ["integrations.identity.HubSpot"] } })
    }),
  ))

test("a change keeps the token that is not typed, and checks the new fields by it", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* createHubSpot()
      const key = { businessProfileId, destinationId: destination.id }
      const asked: Array<unknown> = []
      yield* (yield* MemoryReceivers).connectBy(({ connection }) => {
        asked.push(connection.accessToken)
        return { status: 200, connectedTo: "Other" }
      })
      yield* changeLeadDestination.handle({ ...key, ...hubSpot, name: "Only another name", connection: {} })
      expect(asked).toEqual([])
      const mapping = hubSpot.mapping.slice(0, 2)
      const changed = yield* changeLeadDestination.handle({ ...key, ...hubSpot, mapping, connection: {} })
      expect(asked).toEqual([token])
      expect(changed).toMatchObject({ secretEnd: "d3f9", connectedTo: "Other", version: 2 })
    }),
  ))

test("a lead that cannot be told apart is passed over until it can", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* createHubSpot()
      yield* arrive("Asha")
      yield* arriveWithMail("Ben", "ben@example.com")
      yield* work
      expect(yield* log(destination.id)).toEqual(["1 created Skipped", "2 created Delivered"])
      expect(yield* stored(destination.id)).toMatchObject({ waiting: 0, failed: 0, lastTry: { isTaken: true } })
      expect(yield* stored(destination.id)).not.toHaveProperty("failing")
      const number = { accessToken: "", uniqueProperty: "lead_number" }
      yield* changeLeadDestination.handle({
        businessProfileId,
        destinationId: destination.id,
        ...hubSpot,
        connection: number,
      })
      yield* arrive("Carla")
      yield* work
      expect(yield* log(destination.id)).toContain("3 created Delivered")
    }),
  ))

test("a destination that somebody else changed is not overwritten", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* create()
      const key = { businessProfileId, destinationId: destination.id }
      yield* changeLeadDestination.handle({ ...key, ...settings, name: "First tab", version: 0 })
      const second = changeLeadDestination.handle({ ...key, ...settings, name: "Second tab", version: 0 })
      expect(yield* Effect.flip(second)).toMatchObject({
        _tag: "DestinationChangedMeanwhile",
        destination: { name: "First tab", version: 1 },
      })
      expect(yield* stored(destination.id)).toMatchObject({ name: "First tab" })
      yield* changeLeadDestination.handle({ ...key, ...settings, name: "Second tab", version: 1 })
      expect(yield* stored(destination.id)).toMatchObject({ name: "Second tab", version: 2 })
    }),
  ))

test("a change that lands while the receiver is asked is not overwritten either", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* createHubSpot()
      const key = { businessProfileId, destinationId: destination.id }
      const receivers = yield* MemoryReceivers
      let inBetween: Effect.Effect<unknown> = Effect.void
      yield* receivers.connectBy(() => {
        Effect.runSync(inBetween)
        return { status: 200 }
      })
      const rename = changeLeadDestination.handle({ ...key, ...hubSpot, name: "Meanwhile", connection: {} })
      const context = yield* Effect.context<Effect.Services<typeof rename>>()
      inBetween = Effect.orDie(Effect.provide(rename, context))
      const slow = changeLeadDestination.handle({
        ...key,
        ...hubSpot,
        mapping: hubSpot.mapping.slice(0, 3),
        connection: {},
      })
      expect(yield* Effect.flip(slow)).toMatchObject({ _tag: "DestinationChangedMeanwhile" })
      expect(yield* stored(destination.id)).toMatchObject({ name: "Meanwhile", mapping: hubSpot.mapping })
    }),
  ))

test("other settings send at once what a system had something against", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* createHubSpot()
      const receivers = yield* MemoryReceivers
      yield* receivers.answerBy(() => ({ status: 400, trouble: "FieldUnknown", about: "message" }))
      yield* arriveWithMail("Asha", "asha@example.com")
      yield* work
      expect(yield* log(destination.id)).toEqual(["1 created Waiting"])
      yield* receivers.answerBy(() => ({ status: 200 }))
      yield* TestClock.adjust(1)
      yield* changeLeadDestination.handle({
        businessProfileId,
        destinationId: destination.id,
        ...hubSpot,
        mapping: hubSpot.mapping.slice(0, 5),
        connection: {},
      })
      yield* work
      expect(yield* log(destination.id)).toEqual(["1 created Delivered"])
      expect(yield* sent).toHaveLength(2)
    }),
  ))

test("a destination without a secret of ours has none to replace", () =>
  inDeliveryWorld(
    Effect.gen(function* () {
      const { destination } = yield* createHubSpot()
      const rotated = rotateDestinationSecret.handle({ businessProfileId, destinationId: destination.id })
      expect(yield* Effect.flip(rotated)).toMatchObject({ _tag: "DestinationStateForbids" })
    }),
  ))
