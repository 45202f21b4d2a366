import { Clock, Effect, Result } from "effect"
import { type SignupSession, sessionPrice } from "@domain/signup"
import { localDateAt, regionFacts } from "@domain/kernel"
import { normalisePromoCode, promoNamed, type RegionalPriceList } from "@domain/pricing"
import { BudgetNotAllowed } from "@domain/wallet"
import { PriceLists } from "../ports/price-lists.ts"
import { ProfileOpening } from "../ports/profile-opening.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"

/** The list that a session was paid by, else the one in force in its portal and region at `now` (epoch milliseconds). */
export const priceListOf = Effect.fnUntraced(function* (
  { portalId, priceListId, details: { region } }: StoredSession,
  now: number,
) {
  const lists = yield* PriceLists
  if (priceListId !== undefined) return yield* lists.byId(priceListId)
  const { currency, timeZone } = regionFacts[region]
  return yield* lists.inForce({ portalId, region, currency }, localDateAt(now, timeZone))
})

/** The price of a stored session by a list, with this budget and GSTIN (empty for none). */
export const priceBy = Effect.fnUntraced(function* (
  priceList: RegionalPriceList,
  session: StoredSession,
  budget: SignupSession["budget"]["budget"],
  gstin: string | undefined = session.details.budget.gstBilling?.gstin,
) {
  const { businessProfileId, sessionId, region } = session.details
  const joined = businessProfileId !== undefined
  const joinedAt = joined ? yield* (yield* ProfileOpening).joinedAt(businessProfileId) : undefined
  const now = session.paidAt ?? (yield* Clock.currentTimeMillis)
  const promo = promoNamed(priceList.promoCodes, budget?.promoCode ?? "")
  const sessions = yield* SessionRepository
  const promoUses =
    promo?.usesAtMost === undefined
      ? undefined
      : yield* sessions.promoUses(normalisePromoCode(promo.code), sessionId, now)
  const price = sessionPrice(
    { region, budget: { ...(budget !== undefined && { budget }) } },
    {
      now,
      gstin,
      priceList,
      usedPromoCodes: joined ? yield* sessions.usedPromoCodes(businessProfileId, sessionId, now) : [],
      ...(promoUses !== undefined && { promoUses }),
      ...(joinedAt !== undefined && { joinedAt }),
    },
  )
  return Result.isSuccess(price) ? price.success : yield* new BudgetNotAllowed({ keys: [price.failure.key] })
})

/**
 * The price of a stored session, optionally with another budget or GSTIN (empty for none). A paid session keeps its
 * price.
 */
export const priceOf = Effect.fnUntraced(function* (
  session: StoredSession,
  budget: SignupSession["budget"]["budget"] = session.details.budget.budget,
  gstin?: string,
) {
  const now = session.paidAt ?? (yield* Clock.currentTimeMillis)
  return yield* priceBy(yield* priceListOf(session, now), session, budget, gstin)
})
