import type { PricingFacts } from "@domain/campaigns"
import { Clock, Effect } from "effect"
import {
  normalisePromoCode,
  type PriceBreakdown,
  promoNamed,
  promoUseOf,
  type RegionalPriceList,
} from "@domain/pricing"
import { PromoCodes } from "../ports/promo-codes.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { priceListOf } from "./price-list-of.ts"

/** The portal's own code of a name as it stands for a session at an instant; it comes before one of the price list. */
const ownPromo = Effect.fnUntraced(function* (
  { portalId, details: { businessProfileId, sessionId } }: StoredSession,
  code: string,
  now: number,
) {
  if (code === "") return undefined
  return yield* (yield* PromoCodes).standing({ portalId, businessProfileId, sessionId, now }, code)
})

type PromoFacts = Pick<PricingFacts, "priceList" | "usedPromoCodes" | "promoUses" | "isPromoEnded">

/** What a session's price depends on for the code that was typed: the portal's own one, else the price list's. */
export const promoFacts = Effect.fnUntraced(function* (
  priceList: RegionalPriceList,
  session: StoredSession,
  typed: string,
  now: number,
) {
  const { portalId, details } = session
  const { businessProfileId, sessionId } = details
  const code = normalisePromoCode(typed)
  const own = yield* ownPromo(session, code, now)
  if (own !== undefined) {
    const { promoCodes, used, uses: promoUses, isEnded: isPromoEnded } = promoUseOf(own, now)
    const facts: PromoFacts = {
      priceList: { ...priceList, promoCodes },
      usedPromoCodes: used,
      promoUses,
      isPromoEnded,
    }
    return facts
  }
  const sessions = yield* SessionRepository
  const isLimited = promoNamed(priceList.promoCodes, code)?.usesAtMost !== undefined
  const facts: PromoFacts = {
    priceList,
    usedPromoCodes:
      businessProfileId === undefined ? [] : yield* sessions.usedPromoCodes(businessProfileId, sessionId, now),
    ...(isLimited && { promoUses: yield* sessions.promoUses(portalId, code, sessionId, now) }),
  }
  return facts
})

/** How long a code is held for a payment, in milliseconds: as long as a payment window may stay open. */
const holdMillis = 3_600_000

/** Keeps a code for a session until an instant, or for good with the price that was paid. */
const keepPromo = Effect.fnUntraced(function* (
  session: StoredSession,
  code: string,
  { now, ...kept }: { readonly now: number; readonly until?: number; readonly paid?: PriceBreakdown },
) {
  const { portalId, details } = session
  const { sessionId, businessProfileId } = details
  if (businessProfileId === undefined) return false
  const { paid, ...until } = kept
  const promoCode = normalisePromoCode(code)
  const pricedAt = session.paidAt ?? now
  const order = { businessProfileId, sessionId, now, ...until }
  const own = yield* ownPromo(session, promoCode, pricedAt)
  if (own !== undefined) {
    const use = paid && { usedAt: now, amount: paid.promoDiscount, currency: paid.currency }
    return yield* (yield* PromoCodes).hold({ ...order, promoCodeId: own.promoCode.id, ...(use && { use }) })
  }
  const { promoCodes } = yield* priceListOf(session, pricedAt)
  const atMost = promoNamed(promoCodes, promoCode)?.usesAtMost
  const hold = { ...order, portalId, promoCode, ...(atMost !== undefined && { atMost }) }
  return yield* (yield* SessionRepository).holdPromoCode(hold)
})

/**
 * Holds a promo code for a session while a payment window may be open, or for good with the price that was paid; false while
 * another session of its business holds it, or as many of all as may.
 */
export const holdPromo = Effect.fnUntraced(function* (session: StoredSession, code: string, paid?: PriceBreakdown) {
  const now = yield* Clock.currentTimeMillis
  return yield* keepPromo(session, code, { now, ...(paid === undefined ? { until: now + holdMillis } : { paid }) })
})

/** The session holds the code no longer. */
export const releasePromo = Effect.fnUntraced(function* (session: StoredSession, code: string) {
  const now = yield* Clock.currentTimeMillis
  yield* keepPromo(session, code, { now, until: now })
})
