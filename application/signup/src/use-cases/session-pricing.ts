import { Clock, Effect, Result } from "effect"
import { type SignupSession, sessionPrice } from "@domain/signup"
import type { RegionalPriceList } from "@domain/pricing"
import { BudgetNotAllowed } from "@domain/wallet"
import { ProfileOpening } from "../ports/profile-opening.ts"
import type { StoredSession } from "../ports/session-repository.ts"
import { promoFacts } from "./order-promo.ts"
import { priceListOf } from "./price-list-of.ts"

/** The price of a stored session by a list, with this budget and GSTIN (empty for none). */
export const priceBy = Effect.fnUntraced(function* (
  priceList: RegionalPriceList,
  session: StoredSession,
  budget: SignupSession["budget"]["budget"],
  gstin: string | undefined = session.details.budget.gstBilling?.gstin,
) {
  const { businessProfileId, region } = session.details
  const joined = businessProfileId !== undefined
  const joinedAt = joined ? yield* (yield* ProfileOpening).joinedAt(businessProfileId) : undefined
  const now = session.paidAt ?? (yield* Clock.currentTimeMillis)
  const price = sessionPrice(
    { region, budget: { ...(budget !== undefined && { budget }) } },
    {
      now,
      gstin,
      ...(yield* promoFacts(priceList, session, budget?.promoCode ?? "", now)),
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
