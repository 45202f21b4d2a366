import { Clock, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { localDateAt } from "@domain/kernel"
import { adNetworksConformance } from "./ad-networks.conformance.ts"
import { testNow } from "./launched-world.ts"
import { memoryAdNetworks, MemoryNetwork } from "./memory-network.ts"

const clock = Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(testNow)), TestClock.layer())

adNetworksConformance(Layer.provideMerge(memoryAdNetworks, clock), {
  decide: (objects, decision) => Effect.flatMap(MemoryNetwork, (network) => network.decide(objects, decision)),
  passDay: Effect.asVoid(
    Effect.flatMap(
      Effect.flatMap(MemoryNetwork, () => Clock.currentTimeMillis),
      (now) => TestClock.setTime(now + 86_400_000),
    ),
  ),
  today: Effect.map(Clock.currentTimeMillis, (now) => localDateAt(now, "Asia/Kolkata")),
  countAds: (prefix) =>
    Effect.map(
      Effect.flatMap(MemoryNetwork, ({ objects }) => objects),
      (objects) => objects.filter(({ name, step }) => step === "ad" && name.startsWith(prefix)).length,
    ),
})
