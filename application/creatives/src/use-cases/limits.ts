import { Effect } from "effect"
import { CurrentRequest, RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import type { SessionId } from "@domain/kernel"

const day = 24 * 3_600_000
const megabyte = 1024

/** How many kilobytes of pictures one draft and one place may have kept, per window of milliseconds. */
const keptKilobytes = {
  bySession: { name: "creatives-kilobytes-session", limit: 200 * megabyte, perMs: day },
  byPlace: { name: "creatives-kilobytes-place", limit: 512 * megabyte, perMs: day },
} as const

/** What a picture copied from elsewhere counts as, before its size is known. */
export const copiedKilobytes = 2 * megabyte

/** How often one place may have pictures kept, drawn or searched for, per window of milliseconds. */
export const creativesLimits = {
  keep: { name: "creatives-keep", limit: 200, perMs: 600_000 },
  draw: { name: "creatives-draw", limit: 400, perMs: 600_000 },
  search: { name: "creatives-search", limit: 200, perMs: 600_000 },
} as const

interface Limit {
  readonly name: string
  readonly limit: number
  readonly perMs: number
}

const count = Effect.fnUntraced(function* ({ name, limit, perMs }: Limit, key: string, weight: number) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`${name}:${key}`, limit, perMs, weight)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

/** Counts one more call, or its weight, from the caller's address, or fails; calls that come from no address are not counted. */
export const countCaller = Effect.fnUntraced(function* (limit: Limit, weight = 1) {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress !== "") yield* count(limit, ipAddress, weight)
})

/** Counts what a place is about to have kept, so that nobody fills the disk. */
export const countKilobytesOfPlace = (kilobytes: number) => countCaller(keptKilobytes.byPlace, kilobytes)

/** As `countKilobytesOfPlace`, for a draft too. */
export const countKilobytes = Effect.fnUntraced(function* (sessionId: SessionId, kilobytes: number) {
  yield* countKilobytesOfPlace(kilobytes)
  yield* count(keptKilobytes.bySession, sessionId, kilobytes)
})
