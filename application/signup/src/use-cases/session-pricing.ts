import { planPrice, type PricingFacts } from "@domain/campaigns"
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

/** What prices of a stored session by a list depend on beside their budget: a promo code as typed, and the invoice's recipient. */
export const pricingFactsBy = Effect.fnUntraced(function* (
  priceList: RegionalPriceList,
  session: StoredSession,
  { promoCode, gstBilling }: { readonly promoCode?: string | undefined } & Pick<Order, "gstBilling">,
) {
  const { businessProfileId } = session.details
  const profile =
    businessProfileId === undefined ? undefined : yield* Effect.orDie((yield* Profiles).of(businessProfileId))
  const now = session.paidAt ?? (yield* Clock.currentTimeMillis)
  const place = session.place ?? (yield* placeOfOrder(session, priceList, gstBilling, now))
  const facts: PricingFacts & { readonly place: typeof place } = {
    now,
    place,
    taxRounding: session.paidAt === undefined ? "halves" : (session.taxRounding ?? "whole"),
    ...(yield* promoFacts(priceList, session, promoCode ?? "", now)),
    ...(profile !== undefined && { joinedAt: profile.joinedAt }),
  }
  return facts
})

/** The price of a stored session by a list, with this budget and invoice's recipient, and where it is taxed. */
export const priceBy = Effect.fnUntraced(function* (
  priceList: RegionalPriceList,
  session: StoredSession,
  { budget, gstBilling }: Order,
) {
  const facts = yield* pricingFactsBy(priceList, session, {
    promoCode: budget?.promoCode,
    ...(gstBilling !== undefined && { gstBilling }),
  })
  const { region } = session.details
  const priced = planPrice({ region, budget: { ...(budget !== undefined && { budget }) } }, facts)
  if (Result.isFailure(priced)) return yield* new BudgetNotAllowed({ keys: [priced.failure.key] })
  return { ...priced.success, place: facts.place }
})

/** The price of a stored session, optionally with another budget and recipient. A paid session keeps its price. */
export const priceOf = Effect.fnUntraced(function* (session: StoredSession, order: Order = session.details.budget) {
  const now = session.paidAt ?? (yield* Clock.currentTimeMillis)
  return yield* priceBy(yield* priceListOf(session, now), session, order)
})
