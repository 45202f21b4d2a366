import { NetworkRefused } from "@application/campaigns/ports"
import { BusinessProfileId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { ConversionNetworks } from "../ports/conversion-networks.ts"
import { conversionNetworksConformance } from "./conversion-networks.conformance.ts"
import { memoryConversionNetworks, MemoryConversionNetworks } from "./memory-conversion-networks.ts"

const fresh = Layer.fresh(memoryConversionNetworks)
const received = Effect.flatMap(MemoryConversionNetworks, (levers) =>
  Effect.map(levers.received, (events) => events.length),
)

describe("Meta in memory", () => conversionNetworksConformance(fresh, "Meta", { received }))
describe("Google in memory", () => conversionNetworksConformance(fresh, "Google", { received }))

test("a network that is not set up takes no conversions", () =>
  Effect.gen(function* () {
    yield* (yield* MemoryConversionNetworks).offer(["Google"])
    const networks = yield* ConversionNetworks
    expect(networks.availableNetworks).toEqual(["Google"])
    const request = {
      network: "Meta",
      businessProfileId: BusinessProfileId.make(7),
      region: "GB",
      actions: [],
    } as const
    expect(yield* Effect.flip(networks.connect(request))).toBeInstanceOf(NetworkRefused)
  }).pipe(Effect.provide(fresh), Effect.runPromise))
