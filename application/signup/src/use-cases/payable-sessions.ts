import { Effect, Layer, Option } from "effect"
import { withServices } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { advancedState, type SignupSession, provenPhone, SessionNotFound, withParts } from "@domain/signup"
import { offeredMove } from "@domain/campaigns"
import type { SessionId } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"
import { BudgetNotAllowed, type PaymentPromise } from "@domain/wallet"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { PriceLists } from "../ports/price-lists.ts"
import { PromoCodes } from "../ports/promo-codes.ts"
import { ProfileOpening } from "../ports/profile-opening.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { type PaidFor, type PayableSession, PayableSessions } from "../services/payable-sessions.ts"
import { holdPromo } from "./order-promo.ts"
import { priceListOf } from "./price-list-of.ts"
import { accessibleSession } from "./session-access.ts"
import { saveSession } from "./session-changes.ts"
import { priceOf } from "./session-pricing.ts"

/** What a payment of a session's price promises; nothing without a budget. */
const promiseOf = (
  { budget: { budget, gstBilling } }: SignupSession,
  { priceListId }: PriceBreakdown,
): PaymentPromise | undefined =>
  budget === undefined ? undefined : { budget, priceListId, ...(gstBilling !== undefined && { gstBilling }) }

/** A session as its payment was asked for: at that moment, and by the price list of that moment. */
const askedFor = (session: StoredSession, { startedAt, promise }: PaidFor): StoredSession => {
  const priceListId = promise?.priceListId
  return { ...session, paidAt: startedAt, ...(priceListId !== undefined && { priceListId }) }
}

/** The price to pay, with its promo code kept for this session; one that others hold counts as used, or as used up. */
const priceToPay = Effect.fnUntraced(function* (session: StoredSession) {
  const { price } = yield* priceOf(session)
  if (price.promoCode === undefined || session.details.paid) return price
  return (yield* holdPromo(session, price.promoCode)) ? price : (yield* priceOf(session)).price
})

/** What a promise costs, as of when its payment was asked for, with what other sessions have of its promo code by now. */
const promisedPrice = (session: StoredSession, agreed: PaidFor) => {
  const { promise } = agreed
  const gstin = promise && (promise.gstBilling?.gstin ?? "")
  return priceOf(askedFor(session, agreed), promise?.budget, gstin)
}

const stands = Effect.fnUntraced(function* (sessionId: SessionId, agreed: PaidFor) {
  const session = yield* Effect.orDie((yield* SessionRepository).forUpdate(sessionId))
  const priced = yield* Effect.option(promisedPrice(session, agreed))
  if (session.details.paid || Option.isNone(priced)) return true
  const { promo, price } = priced.value
  const isTaken = promo === "used" || promo === "expired"
  const wasRefused = isTaken && price.total === agreed.total
  if (wasRefused || (promo !== "applied" && !isTaken)) return true
  const { promoCode = "" } = agreed.promise?.budget ?? session.details.budget.budget ?? {}
  return yield* holdPromo(askedFor(session, agreed), promoCode)
})

const look = Effect.fnUntraced(function* (sessionId: SessionId) {
  const { region, paid, businessProfileId } = (yield* accessibleSession(sessionId)).details
  return { region, isPaid: paid, ...(businessProfileId !== undefined && { businessProfileId }) }
})

/** The campaign that a session's launch will fill, as long as it is a draft; inside a transaction it stays one. */
const draftOf = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: SignupSession) {
  if (businessProfileId === undefined || campaignId === undefined) return Option.none()
  const isDraft = yield* (yield* CampaignDrafts).isDraft(businessProfileId, campaignId)
  return isDraft ? Option.some(campaignId) : Option.none()
})

const payable = Effect.fnUntraced(function* (sessionId: SessionId) {
  const session = yield* accessibleSession(sessionId)
  yield* Effect.fromResult(offeredMove("launch", (yield* (yield* Portals).current).flags))
  const {
    businessProfileId,
    region,
    business: { name },
  } = session.details
  const emailAddress = session.details.ownerEmail ?? session.details.business.emailAddress
  const phone = provenPhone(session.details) ?? session.details.business.phone
  if (businessProfileId === undefined) return yield* new BudgetNotAllowed({ keys: ["wallet.signUpFirst"] })
  const campaignId = Option.getOrUndefined(yield* draftOf(session.details))
  if (campaignId === undefined) return yield* new SessionNotFound({})
  const price = yield* priceToPay(session)
  const answer: PayableSession = {
    businessProfileId,
    campaignId,
    region,
    currency: price.currency,
    price,
    description: name ?? "",
    promise: promiseOf(session.details, price),
    ...(emailAddress !== undefined && { emailAddress }),
    ...(phone !== undefined && { phone }),
  }
  return answer
})

/**
 * From now on the budget is what was paid for, at the price that was shown when the payment was started, and its promo code
 * the session's for good.
 */
const markPaid = Effect.fnUntraced(function* (sessionId: SessionId, agreed: PaidFor) {
  const { total, promise } = agreed
  const session = yield* Effect.orDie((yield* SessionRepository).forUpdate(sessionId))
  const { details } = session
  if (details.paid) return
  const launchState = advancedState(details.flavour, details.launchState, "Budget")
  const paidSession = askedFor(session, agreed)
  const priced = yield* Effect.option(priceOf(paidSession))
  const promised = promise?.budget
  const isOther = priced._tag === "None" || priced.value.price.total !== total
  const budget = isOther && promised !== undefined ? { budget: promised } : {}
  const paid = withParts(details, { budget, paid: true, launchState })
  const repriced = yield* Effect.option(priceOf({ ...paidSession, details: paid }))
  const price = Option.isSome(repriced) ? repriced.value.price : undefined
  if (price?.promoCode !== undefined) yield* holdPromo({ ...paidSession, details: paid }, price.promoCode, price)
  const { id: priceListId } = yield* priceListOf(paidSession, agreed.startedAt)
  yield* saveSession({ ...paidSession, priceListId }, paid)
})

/** The wallet is paid for sign-up sessions: one price, and who may see it, by the sign-up's own rules. */
export const payableSessions = Layer.effect(
  PayableSessions,
  Effect.gen(function* () {
    const provided = yield* withServices(
      SessionRepository,
      Portals,
      PriceLists,
      PromoCodes,
      ProfileOpening,
      CampaignDrafts,
    )
    return {
      look: (sessionId) => provided(look(sessionId)),
      price: (sessionId) => provided(payable(sessionId)),
      // The session before its campaign, as those who save it lock them.
      draft: Effect.fnUntraced(function* (sessionId) {
        const session = yield* Effect.orDie((yield* SessionRepository).forUpdate(sessionId))
        return yield* draftOf(session.details)
      }, provided),
      stands: (sessionId, agreed) => provided(stands(sessionId, agreed)),
      markPaid: (sessionId, paid) => provided(markPaid(sessionId, paid)),
    }
  }),
)
