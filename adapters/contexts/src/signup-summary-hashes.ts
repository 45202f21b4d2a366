import { Effect, Layer } from "effect"
import { LinkHasher } from "@application/identity/ports"
import { SummaryHashes } from "@application/signup/ports"

/** Summaries are hashed under the keys of links. */
export const signupSummaryHashes = Layer.effect(
  SummaryHashes,
  Effect.map(LinkHasher, ({ hash, accepted }) => {
    const named = (shown: string) => `summary:${shown}`
    return { hash: (shown) => hash(named(shown)), accepted: (shown) => accepted(named(shown)) }
  }),
)
