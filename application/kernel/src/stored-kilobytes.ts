import { Effect } from "effect"
import { TooManyRequests } from "@domain/identity"
import type { SessionId } from "@domain/kernel"
import { RateLimits } from "./rate-limits.ts"

const day = 24 * 3_600_000
const megabyte = 1024

/** The kilobytes of pictures that one draft and one address may store, per window of milliseconds. */
const limits = {
  session: { name: "creatives-kilobytes-session", limit: 200 * megabyte, perMs: day },
  place: { name: "creatives-kilobytes-place", limit: 512 * megabyte, perMs: day },
} as const

/** The owner of a stored picture: a draft, the caller's address ("" for none), or both. */
export interface PictureOwner {
  readonly sessionId?: SessionId
  readonly ipAddress: string
}

/** Counts kilobytes before they are stored; fails when the owner's limit is exceeded. */
export type AdmitKilobytes<E> = (kilobytes: number) => Effect.Effect<void, E>

const take = Effect.fnUntraced(function* (
  { name, limit, perMs }: (typeof limits)["place" | "session"],
  key: string,
  kilobytes: number,
) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`${name}:${key}`, limit, perMs, kilobytes)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

/** Counts uploaded and copied pictures alike, so that nobody fills the disk. Call it outside a transaction. */
export const takeKilobytes = Effect.fnUntraced(function* (
  { sessionId, ipAddress: place }: PictureOwner,
  kilobytes: number,
) {
  if (place !== "") yield* take(limits.place, place, kilobytes)
  if (sessionId !== undefined) yield* take(limits.session, sessionId, kilobytes)
})
