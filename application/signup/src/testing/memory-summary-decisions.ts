import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { contentHash } from "@domain/creatives"
import { type StoredDecision, SummaryDecisions, SummaryHashes } from "../ports/summary-decisions.ts"

/** Decisions in the in-memory database, by portal and session. */
export const memorySummaryDecisions = Layer.effect(
  SummaryDecisions,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, ReadonlyArray<StoredDecision>>("summary-decisions")
    return {
      add: (portalId, sessionId, decision) =>
        Effect.sync(() => {
          const name = `${portalId} ${sessionId}`
          rows.set(name, [decision, ...(rows.get(name) ?? [])])
        }),
      of: (portalId, sessionId) => Effect.sync(() => rows.get(`${portalId} ${sessionId}`) ?? []),
    }
  }),
)

/** Short hashes without a key. */
export const memorySummaryHashes = Layer.succeed(SummaryHashes, {
  hash: (shown) => Effect.succeed(contentHash({ shown })),
  accepted: (shown) => Effect.succeed([contentHash({ shown })]),
})
