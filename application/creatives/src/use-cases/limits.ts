import { Effect } from "effect"
import { CurrentRequest, RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"

/** How often one place may have pictures kept, drawn or searched for, per window of milliseconds. */
export const creativesLimits = {
  keep: { name: "creatives-keep", limit: 200, perMs: 600_000 },
  draw: { name: "creatives-draw", limit: 400, perMs: 600_000 },
  search: { name: "creatives-search", limit: 200, perMs: 600_000 },
} as const

type Limit = (typeof creativesLimits)[keyof typeof creativesLimits]

/** Counts one more call from the caller's address, or fails; calls that come from no address are not counted. */
export const countCaller = Effect.fnUntraced(function* ({ name, limit, perMs }: Limit) {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress === "") return
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`${name}:${ipAddress}`, limit, perMs)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})
