import { Clock, Effect, Layer, Option } from "effect"
import { withServices, Profiles } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { ProfileCategories, ReferralCodes } from "@application/businesses/services"
import {
  advancedState,
  lacksBeforePayment,
  provenPhone,
  SessionNotFound,
  type SessionChange,
  type SignupSession,
  withParts,
} from "@domain/signup"
import { offeredMove } from "@domain/campaigns"
import { regionFacts, type SessionId } from "@domain/kernel"
import { flagsFor } from "@domain/portals"
import { BudgetNotAllowed, type PaymentPromise } from "@domain/wallet"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { PriceLists } from "../ports/price-lists.ts"
import { PromoCodes } from "../ports/promo-codes.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { TaxParties } from "../ports/tax-parties.ts"
import { type PaidFor, type PayableSession, PayableSessions, type SessionGlance } from "../services/payable-sessions.ts"
import { holdPromo } from "./order-promo.ts"
import { priceListOf } from "./price-list-of.ts"
import { accessibleSession } from "./session-access.ts"
import { saveSession } from "./session-changes.ts"
import { priceOf } from "./session-pricing.ts"

type PricedOrder = Effect.Success<ReturnType<typeof priceOf>>

/** What a payment of a session's price promises; nothing without a budget. */
const promiseOf = (
  { budget: { budget, gstBilling } }: SignupSession,
  { price: { priceListId }, place }: PricedOrder,
): PaymentPromise | undefined =>
  budget === undefined
    ? undefined
    : { budget, priceListId, place, taxRounding: "halves", ...(gstBilling !== undefined && { gstBilling }) }

/** A session as its payment was asked for: at that moment, by the price list and the tax of that moment. */
const askedFor = (session: StoredSession, { startedAt, promise }: PaidFor): StoredSession => {
  const { priceListId, place, taxRounding = "whole" }: Partial<PaymentPromise> = promise ?? {}
  return {
    ...session,
    paidAt: startedAt,
    taxRounding,
    ...(priceListId !== undefined && { priceListId }),
    ...(place !== undefined && { place }),
  }
}

/** Whom the invoice of what a promise pays for is for; without place it is one of before promises said all of it. */
const promisedRecipient = ({ place, gstBilling }: Partial<PaymentPromise>): SessionChange => {
  if (gstBilling !== undefined) return { budget: { gstBilling } }
  return place === undefined ? {} : { budget: { gstBilling: null } }
}

/** The price to pay, with its promo code kept for this session; one that others hold counts as used, or as used up. */
const priceToPay = Effect.fnUntraced(function* (session: StoredSession) {
  const priced = yield* priceOf(session)
  const { promoCode } = priced.price
  if (promoCode === undefined || session.details.paid) return priced
  return (yield* holdPromo(session, promoCode)) ? priced : yield* priceOf(session)
})

/** What a promise costs, as of when its payment was asked for, with what other sessions have of its promo code by now. */
const promisedPrice = (session: StoredSession, agreed: PaidFor) => priceOf(askedFor(session, agreed), agreed.promise)

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

/** A session as far as payments know it. */
export const glanceOf = ({ details: { region, paid, businessProfileId } }: StoredSession): SessionGlance => ({
  region,
  isPaid: paid,
  ...(businessProfileId !== undefined && { businessProfileId }),
})

/** The campaign that a session's launch will fill, as long as it is a draft; inside a transaction it stays one. */
const draftOf = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: SignupSession) {
  if (businessProfileId === undefined || campaignId === undefined) return Option.none()
  const isDraft = yield* (yield* CampaignDrafts).isDraft(businessProfileId, campaignId)
  return isDraft ? Option.some(campaignId) : Option.none()
})

/** What a session would pay now, for whoever may open it. */
export const payableOf = Effect.fnUntraced(function* (session: StoredSession) {
  const { flags } = yield* (yield* Portals).current
  const { businessProfileId: profile } = session.details
  const category = profile === undefined ? undefined : yield* (yield* ProfileCategories).of(profile)
  yield* Effect.fromResult(offeredMove("launch", flagsFor(flags, category)))
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
  const priced = yield* priceToPay(session)
  const { price } = priced
  const answer: PayableSession = {
    businessProfileId,
    campaignId,
    region,
    currency: price.currency,
    price,
    description: name ?? "",
    promise: promiseOf(session.details, priced),
    missing: lacksBeforePayment(session.details),
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
  const paidSession = askedFor({ ...session, details: withParts(details, promisedRecipient(promise ?? {})) }, agreed)
  const priced = yield* Effect.option(priceOf(paidSession))
  const promised = promise?.budget
  const isOther = priced._tag === "None" || priced.value.price.total !== total
  const budget = isOther && promised !== undefined ? { budget: promised } : {}
  const paid = withParts(paidSession.details, { budget, paid: true, launchState })
  const repriced = yield* Effect.option(priceOf({ ...paidSession, details: paid }))
  const { price, place } = Option.getOrElse(repriced, () => ({ price: undefined, place: undefined }))
  if (price?.promoCode !== undefined) yield* holdPromo({ ...paidSession, details: paid }, price.promoCode, price)
  const { id: priceListId } = yield* priceListOf(paidSession, agreed.startedAt)
  yield* saveSession({ ...paidSession, details, priceListId, ...(place !== undefined && { place }) }, paid)
  const { businessProfileId, region } = details
  if (businessProfileId === undefined) return
  yield* (yield* ReferralCodes).notePaid({
    portalId: session.portalId,
    businessProfileId,
    sessionId,
    amount: price?.total ?? total,
    currency: regionFacts[region].currency,
    paidAt: yield* Clock.currentTimeMillis,
  })
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
      ProfileCategories,
      Profiles,
      TaxParties,
      CampaignDrafts,
      ReferralCodes,
    )
    return {
      look: (sessionId) => provided(Effect.map(accessibleSession(sessionId), glanceOf)),
      price: (sessionId) => provided(Effect.flatMap(accessibleSession(sessionId), payableOf)),
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
