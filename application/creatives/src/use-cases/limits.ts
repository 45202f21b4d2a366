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

/** Kilobytes of videos that one address may send in a day, parts that are never joined included. */
const videoKilobytes = { name: "creatives-video-kilobytes", limit: 2_000_000, perMs: 24 * 3_600_000 } as const

/** Counts kilobytes of a video against the caller's address, or fails. */
export const admitVideo = Effect.fnUntraced(function* (kilobytes: number) {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress === "") return
  const { name, limit, perMs } = videoKilobytes
  const taken = yield* (yield* RateLimits).take(`${name}:${ipAddress}`, limit, perMs, kilobytes)
  if (!taken.allowed) return yield* new TooManyRequests({ retryAfterSeconds: taken.retryAfterSeconds })
})

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
