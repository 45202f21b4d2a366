import { MemoryDatabase } from "@application/kernel/testing"
import type { CountedAction } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { CountedConversions } from "../services/counted-conversions.ts"

/** What a business's website counts, in the test table `counted_conversions`. */
export interface MemoryCounted {
  readonly lastSeenAt?: number
  readonly actions?: ReadonlyArray<CountedAction>
}

/** Conversions of the in-memory table `counted_conversions`; a business without a row counts none. */
export const memoryCountedConversions = Layer.effect(
  CountedConversions,
  Effect.gen(function* () {
    const counted = (yield* MemoryDatabase).table<BusinessProfileId, MemoryCounted>("counted_conversions")
    return {
      areCounted: (profile) => Effect.sync(() => counted.has(profile)),
      lastSeenAt: (profile) => Effect.sync(() => counted.get(profile)?.lastSeenAt),
      ofCampaign: (profile) => Effect.sync(() => counted.get(profile)?.actions ?? []),
    }
  }),
)
