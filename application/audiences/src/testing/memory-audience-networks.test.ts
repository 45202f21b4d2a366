import { NetworkRefused } from "@application/campaigns/ports"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { AudienceNetworks } from "../ports/audience-networks.ts"
import { audienceNetworksConformance, hashedPeople } from "./audience-networks.conformance.ts"
import { memoryAudienceNetworks, MemoryAudiences } from "./memory-audience-networks.ts"

const fresh = Layer.fresh(memoryAudienceNetworks())

describe("Meta in memory", () => audienceNetworksConformance(fresh, "Meta"))
describe("Google in memory", () => audienceNetworksConformance(fresh, "Google"))

const request = { network: "Meta", region: "IN", name: "Customers 7" } as const

test("a network that refuses does so until it is told otherwise", () =>
  Effect.gen(function* () {
    const [networks, levers] = [yield* AudienceNetworks, yield* MemoryAudiences]
    yield* levers.fail("Meta", new NetworkRefused({ reason: "Accept the terms first" }))
    const refused = yield* Effect.flip(networks.makeCustomerList(request))
    expect(refused).toMatchObject({ _tag: "NetworkRefused", reason: "Accept the terms first" })
    yield* levers.fail("Meta", undefined)
    const audience = { network: "Meta", externalId: yield* networks.makeCustomerList(request) } as const
    yield* levers.say(audience, { status: "Refused", reason: "Health" })
    expect(yield* networks.state(audience)).toEqual({ status: "Refused", reason: "Health" })
    expect(yield* levers.audiences).toEqual([{ audience, request, people: [] }])
  }).pipe(Effect.provide(fresh), Effect.runPromise))

test("a network that is not set up keeps no lists", () =>
  Effect.gen(function* () {
    const networks = yield* AudienceNetworks
    expect(networks.availableNetworks).toEqual(["Google"])
    expect(networks.lookalikeNetworks).toEqual([])
    expect(yield* Effect.flip(networks.makeCustomerList(request))).toBeInstanceOf(NetworkRefused)
  }).pipe(Effect.provide(Layer.fresh(memoryAudienceNetworks({ available: ["Google"] }))), Effect.runPromise))

test("a person is taken off by the e-mail alone, and by the phone alone", () =>
  Effect.gen(function* () {
    const [networks, levers] = [yield* AudienceNetworks, yield* MemoryAudiences]
    const audience = { network: "Meta", externalId: yield* networks.makeCustomerList(request) } as const
    const people = hashedPeople(3)
    yield* networks.addPeople(audience, people)
    yield* networks.removePeople(audience, [{ email: people[0]?.email ?? "" }, { phone: people[1]?.phone ?? "" }])
    expect((yield* levers.audiences).map((one) => one.people)).toEqual([[people[2]]])
  }).pipe(Effect.provide(fresh), Effect.runPromise))
