import { RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { Effect } from "effect"

/** How many large bodies one place may send in ten minutes. */
const most = 240
const perMs = 600_000

/** Counts the large bodies of a place; calls that come from no address are not counted. */
export const largeBodies = Effect.map(RateLimits, ({ take }) =>
  Effect.fnUntraced(function* (ipAddress: string) {
    if (ipAddress === "") return
    const { allowed, retryAfterSeconds } = yield* take(`large-body:${ipAddress}`, most, perMs)
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
  }),
)
