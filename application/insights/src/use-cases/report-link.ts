import { Clock, Effect } from "effect"
import { CurrentRequest, Ids, LinkHasher, Profiles, RateLimits, PasswordHasher } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { LinkInvalid, TooManyRequests } from "@domain/identity"
import { type LinkChoice, linkEnd, openShared } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { PublishedReports } from "../ports/index.ts"

const hour = 3_600_000

/** What one business may publish in a day, one address read in ten minutes, and passwords be tried. */
const limits = {
  "publish-report": { limit: 100, perMs: 24 * hour },
  "shared-report": { limit: 240, perMs: hour / 6 },
  "report-password": { limit: 10, perMs: hour / 6 },
  "report-passwords": { limit: 60, perMs: hour },
  "report-view": { limit: 1, perMs: hour / 2 },
} as const

export const takes = Effect.fnUntraced(function* (kind: keyof typeof limits, counted: string | number) {
  const { limit, perMs } = limits[kind]
  return yield* (yield* RateLimits).take(`${kind}:${counted}`, limit, perMs)
})

export const count = Effect.fnUntraced(function* (kind: keyof typeof limits, counted: string | number) {
  const { allowed, retryAfterSeconds } = yield* takes(kind, counted)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

/** A key as its link's hash is made of it. */
const named = (key: string) => `report:${key}`

/** A new link to a report: its address, and what is stored. */
export const newLink = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, choice: LinkChoice) {
  const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
  const until = yield* Effect.fromResult(linkEnd(choice, yield* Clock.currentTimeMillis, timeZone))
  const key = yield* (yield* Ids).secret
  const { origin } = yield* CurrentRequest
  const keyHash = yield* (yield* LinkHasher).hash(named(key))
  const { linkPassword } = choice
  const passwordHash = linkPassword === undefined ? undefined : yield* (yield* PasswordHasher).hash(linkPassword)
  return {
    address: `${origin}/r/${key}`,
    stored: { keyHash, sharedUntil: until, ...(passwordHash !== undefined && { passwordHash }) },
  }
})

/** The report behind a link that has not ended; another portal's link is none here. */
export const linkedReport = Effect.fnUntraced(function* (key: string) {
  const { id: portalId } = yield* (yield* Portals).current
  const hashes = yield* (yield* LinkHasher).accepted(named(key))
  const linked = yield* (yield* PublishedReports).byKey(portalId, hashes)
  if (linked === undefined) return yield* new LinkInvalid({})
  return yield* Effect.fromResult(openShared(linked, yield* Clock.currentTimeMillis))
})
