import { handler, Ids, RateLimits } from "@application/kernel"
import { agencyCodeOf, HandOverNotPossible, typedAgencyCode } from "@domain/businesses"
import { TooManyRequests } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { MakeAgencyCode } from "../contract/hand-overs.ts"
import { BusinessProfileRepository } from "../ports/index.ts"
import { AgencyCodes } from "../stores/hand-overs.ts"

const hour = 3_600_000
/** How often codes are tried and made: by a user in an hour, and for a business in a day. */
const limits = { tries: 30, codes: 20 } as const

const counted = Effect.fnUntraced(function* (key: string, limit: number, perMs: number) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(key, limit, perMs)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

const businessWithCode = Effect.fnUntraced(function* (portalId: PortalId, code: string) {
  const { rows } = yield* (yield* AgencyCodes).list("byCode", { portalId, code }, { limit: 1 })
  return rows[0]?.businessProfileId
})

/** A code that no business of the portal has; among eight hundred milliards of codes, two tries are enough. */
const freshCode = Effect.fnUntraced(function* (portalId: PortalId) {
  const { secret } = yield* Ids
  const code = agencyCodeOf(yield* secret)
  return (yield* businessWithCode(portalId, code)) === undefined ? code : agencyCodeOf(yield* secret)
})

export const makeAgencyCode = handler(
  MakeAgencyCode,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    yield* counted(`agency-code:${businessProfileId}`, limits.codes, 24 * hour)
    const { portalId } = yield* (yield* BusinessProfileRepository).byId(businessProfileId)
    const code = yield* freshCode(portalId)
    const madeAt = yield* Clock.currentTimeMillis
    yield* (yield* AgencyCodes).save({ businessProfileId, portalId, code, madeAt })
    return { code }
  }),
)

/** Counts a code that a user tries, or fails. */
export const countTry = (userId: UserId) => counted(`agency-code-tried:${userId}`, limits.tries, hour)

/** The agency of a portal with a code; nothing tells a wrong code from another portal's. */
export const agencyWithCode = Effect.fnUntraced(function* (portalId: PortalId, typed: string) {
  const found = yield* businessWithCode(portalId, typedAgencyCode(typed))
  return found ?? (yield* new HandOverNotPossible({ reason: "unknownCode" }))
})
