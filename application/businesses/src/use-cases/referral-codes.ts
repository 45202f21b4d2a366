import { Clock, Effect, Option } from "effect"
import { handler, RateLimits } from "@application/kernel"
import { administeredPortal } from "@application/portals/services"
import { type ReferralCode, ReferralCodeNotFound, ReferralCodeTaken } from "@domain/businesses"
import { invalidFields, TooManyRequests } from "@domain/identity"
import { defaultPage, offsetOf, type PageRequest } from "@domain/kernel"
import { referralCodeOf } from "@domain/messaging"
import {
  CreateReferralCode,
  EndReferralCode,
  ListPortalReferralCodes,
  ListReferralCodes,
} from "../contract/referral-codes.ts"
import { ReferralCodes } from "../services/referral-codes.ts"
import { signedIn } from "./new-profile.ts"

/** Codes that one account may create in a day, since a name is given once. */
const creations = { limit: 20, perMs: 24 * 3_600_000 } as const

const ownCode = <Code extends ReferralCode>({ portalId: _portal, userId: _user, ...code }: Code) => code

const pageOf = (asked: Partial<PageRequest>) => {
  const page = { ...defaultPage, ...asked }
  return { skip: offsetOf(page), limit: page.limit }
}

export const createReferralCode = handler(
  CreateReferralCode,
  Effect.fnUntraced(function* ({ code: typed }) {
    const { portalId, userId } = yield* signedIn
    const code = referralCodeOf(typed)
    if (code === undefined) return yield* invalidFields({ code: { key: "businesses.referralCodeInvalid" } })
    const limits = yield* RateLimits
    const { allowed, retryAfterSeconds } = yield* limits.take(
      `referral-code:${userId}`,
      creations.limit,
      creations.perMs,
    )
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
    const createdAt = yield* Clock.currentTimeMillis
    const created = yield* (yield* ReferralCodes).create({ portalId, userId, code, createdAt })
    return Option.isNone(created) ? yield* new ReferralCodeTaken({ code }) : ownCode(created.value)
  }),
)

export const listReferralCodes = handler(
  ListReferralCodes,
  Effect.fnUntraced(function* (asked) {
    const { portalId, userId } = yield* signedIn
    const { codes, total } = yield* (yield* ReferralCodes).of({ portalId, userId, ...pageOf(asked) })
    return { codes: codes.map(ownCode), total }
  }),
)

export const listPortalReferralCodes = handler(
  ListPortalReferralCodes,
  Effect.fnUntraced(function* ({ portalId: named, ...asked }) {
    const portalId = yield* administeredPortal(named)
    const { codes, total } = yield* (yield* ReferralCodes).ofPortal({ portalId, ...pageOf(asked) })
    return {
      codes: codes.map(({ portalId: _portal, userId, madeBy: name, ...code }) => ({
        ...code,
        madeBy: { userId, name },
      })),
      total,
    }
  }),
)

export const endReferralCode = handler(
  EndReferralCode,
  Effect.fnUntraced(function* ({ referralCodeId }) {
    const { portalId, userId } = yield* signedIn
    const now = yield* Clock.currentTimeMillis
    const ended = yield* (yield* ReferralCodes).end({ portalId, userId }, referralCodeId, now)
    return Option.isNone(ended) ? yield* new ReferralCodeNotFound({}) : ownCode(ended.value)
  }),
)
