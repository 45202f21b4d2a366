import { Effect, Layer } from "effect"
import { PriorityCare } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId } from "@domain/kernel"

interface Period {
  readonly businessProfileId: BusinessProfileId
  readonly startsAt: number
  readonly endsAt: number
}

/** Priority care by the packs in the in-memory database. */
export const memoryPriorityCare = Layer.effect(
  PriorityCare,
  Effect.map(MemoryDatabase, (database) => {
    const periods = database.table<string, Period>("add_on_purchases")
    return {
      during: (spans) =>
        Effect.sync(() =>
          spans.map(({ businessProfileId, from, until }) =>
            [...periods.values()].some(
              (period) =>
                period.businessProfileId === businessProfileId && period.startsAt <= until && period.endsAt > from,
            ),
          ),
        ),
    }
  }),
)
