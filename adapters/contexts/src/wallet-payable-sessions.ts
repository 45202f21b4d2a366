import { Clock, Effect, Layer } from "effect"
import { Portals, ProfileOpening, SessionRepository, type StoredSession } from "@application/signup/ports"
import { accessibleSession, priceOf, saveDetails } from "@application/signup/use-cases"
import { type PayableSession, PayableSessions } from "@application/wallet/ports"
import { advancedState } from "@domain/businesses"
import type { BusinessProfileId, SessionId } from "@domain/kernel"
import { BudgetNotAllowed } from "@domain/wallet"
import { withServices } from "./with-services.ts"

/** As long as a payment window may stay open. */
const holdMillis = 3_600_000

/** The price to pay, with its promo code kept for this session; one that another session holds counts as used. */
const priceToPay = Effect.fnUntraced(function* (session: StoredSession, businessProfileId: BusinessProfileId) {
  const { price } = yield* priceOf(session)
  const { sessionId, paid } = session.details
  const { promoCode } = price
  if (promoCode === undefined || paid) return price
  const now = yield* Clock.currentTimeMillis
  const hold = { businessProfileId, promoCode, sessionId, now, until: now + holdMillis }
  const held = yield* (yield* SessionRepository).holdPromoCode(hold)
  return held ? price : (yield* priceOf(session)).price
})

const payable = Effect.fnUntraced(function* (sessionId: SessionId) {
  const session = yield* accessibleSession(sessionId)
  const { businessProfileId, region, name, emailAddress, phone } = session.details
  if (businessProfileId === undefined) return yield* new BudgetNotAllowed({ keys: ["wallet.signUpFirst"] })
  const price = yield* priceToPay(session, businessProfileId)
  const answer: PayableSession = {
    businessProfileId,
    region,
    currency: price.currency,
    price,
    description: name ?? "",
    ...(emailAddress !== undefined && { emailAddress }),
    ...(phone !== undefined && { phone }),
  }
  return answer
})

/** From now on the budget is what was paid for, at the price that was shown when the payment was started. */
const markPaid = Effect.fnUntraced(function* (sessionId: SessionId, startedAt: number) {
  const session = yield* Effect.orDie((yield* SessionRepository).forUpdate(sessionId))
  const { details } = session
  if (details.paid) return
  const launchState = advancedState(details.flavour, details.launchState, "Budget")
  yield* saveDetails({ ...session, paidAt: startedAt }, { ...details, paid: true, launchState })
})

/** The wallet is paid for sign-up sessions: one price, and who may see it, by the sign-up's own rules. */
export const walletPayableSessions = Layer.effect(
  PayableSessions,
  Effect.gen(function* () {
    const provided = yield* withServices(SessionRepository, Portals, ProfileOpening)
    return {
      region: (sessionId) => provided(Effect.map(accessibleSession(sessionId), ({ details }) => details.region)),
      price: (sessionId) => provided(payable(sessionId)),
      markPaid: (sessionId, _paymentId, startedAt) => provided(markPaid(sessionId, startedAt)),
    }
  }),
)
