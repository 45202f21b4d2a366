import { planPrice } from "@domain/campaigns"
import { Clock, Effect, Result } from "effect"
import { Profiles } from "@application/kernel"
import { type SignupSession } from "@domain/signup"
import type { RegionalPriceList } from "@domain/pricing"
import { BudgetNotAllowed } from "@domain/wallet"
import type { StoredSession } from "../ports/session-repository.ts"
import { promoFacts } from "./order-promo.ts"
import { placeOfOrder } from "./place-of-order.ts"
import { priceListOf } from "./price-list-of.ts"

type Order = Pick<SignupSession["budget"], "budget" | "gstBilling">

/** The price of a stored session by a list, with this budget and invoice's recipient, and where it is taxed. */
export const priceBy = Effect.fnUntraced(function* (
  priceList: RegionalPriceList,
  session: StoredSession,
  { budget, gstBilling }: Order,
) {
  const { businessProfileId, region } = session.details
  const profile =
    businessProfileId === undefined ? undefined : yield* Effect.orDie((yield* Profiles).of(businessProfileId))
  const now = session.paidAt ?? (yield* Clock.currentTimeMillis)
  const place = session.place ?? (yield* placeOfOrder(session, priceList, gstBilling, now))
  const priced = planPrice(
    { region, budget: { ...(budget !== undefined && { budget }) } },
    {
      now,
      place,
      taxRounding: session.paidAt === undefined ? "halves" : (session.taxRounding ?? "whole"),
      ...(yield* promoFacts(priceList, session, budget?.promoCode ?? "", now)),
      ...(profile !== undefined && { joinedAt: profile.joinedAt }),
    },
  )
  if (Result.isFailure(priced)) return yield* new BudgetNotAllowed({ keys: [priced.failure.key] })
  return { ...priced.success, place }
})

/** The price of a stored session, optionally with another budget and recipient. A paid session keeps its price. */
export const priceOf = Effect.fnUntraced(function* (session: StoredSession, order: Order = session.details.budget) {
  const now = session.paidAt ?? (yield* Clock.currentTimeMillis)
  return yield* priceBy(yield* priceListOf(session, now), session, order)
})
