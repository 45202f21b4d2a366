import { Effect } from "effect"
import { type AdmitKilobytes, CurrentRequest, type PictureOwner, RateLimits, takeKilobytes } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import type { SessionId } from "@domain/kernel"

/** Limits per address of storing, drawing and searching pictures, per window of milliseconds. */
export const creativesLimits = {
  keep: { name: "creatives-keep", limit: 200, perMs: 600_000 },
  draw: { name: "creatives-draw", limit: 400, perMs: 600_000 },
  screenshot: { name: "creatives-screenshot", limit: 20, perMs: 600_000 },
  search: { name: "creatives-search", limit: 200, perMs: 600_000 },
} as const

interface Limit {
  readonly name: string
  readonly limit: number
  readonly perMs: number
}

/** Counts one more call from the caller's address, or fails; a call without an address is not counted. */
export const countCaller = Effect.fnUntraced(function* ({ name, limit, perMs }: Limit) {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress === "") return
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`${name}:${ipAddress}`, limit, perMs)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

/** Counts kilobytes of pictures against the caller's address and the draft. */
export const admitKilobytes = Effect.fnUntraced(function* (sessionId?: SessionId) {
  const services = yield* Effect.context<RateLimits>()
  const { ipAddress: place } = yield* CurrentRequest
  const owner: PictureOwner = sessionId === undefined ? { ipAddress: place } : { sessionId, ipAddress: place }
  const admit: AdmitKilobytes<TooManyRequests> = (kilobytes) =>
    Effect.provideContext(takeKilobytes(owner, kilobytes), services)
  return admit
})
