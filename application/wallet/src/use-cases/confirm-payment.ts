import { Effect, Option } from "effect"
import { type InputOf, handler, UnitOfWork } from "@application/kernel"
import { onlyThisPortal } from "@application/portals/services"
import { InsufficientFunds, type Payment, PaymentNotFound, type SessionPayment } from "@domain/wallet"
import { ConfirmPayment, GetPaymentGateway, ListSessionPayments } from "../contract/payments.ts"
import { PayableSessions } from "@application/signup/services"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { creditedPayment } from "./credited-payment.ts"
import { gatewayOfRegion } from "./gateway-of-region.ts"
import { payFromWallet } from "./pay-from-wallet.ts"
import { withReceipt } from "./receipt-number.ts"
import { sharesOf } from "./session-shares.ts"

/** The gateway follows from the region. */
export const getPaymentGateway = handler(
  GetPaymentGateway,
  Effect.fnUntraced(function* ({ sessionId, region: named, portalDomain }) {
    yield* onlyThisPortal(portalDomain)
    const { region } = yield* (yield* PayableSessions).look(sessionId)
    return { gateway: yield* gatewayOfRegion(named ?? region) }
  }),
)

/** What a payment was to complete where nothing may be asked for; nothing for a draft that is gone. */
const agreed = Effect.fnUntraced(function* ({ sessionId, total, businessProfileId, payment }: SessionPayment) {
  const draft = yield* (yield* PayableSessions).draft(sessionId)
  return Option.as(draft, { businessProfileId, price: { total, currency: payment.currency } })
})

/**
 * A payment that succeeded, unless the session needs more than it by now. What it lacked is taken from the wallet that holds it in
 * the meantime, for the price that was agreed to; money that was given back pays nothing by itself.
 */
const sufficing = Effect.fnUntraced(function* (known: SessionPayment, payment: Payment) {
  const { sessionId, total } = known
  const sessions = yield* PayableSessions
  if ((yield* sessions.look(sessionId)).isPaid) return payment
  const session = yield* Effect.option(sessions.price(sessionId))
  const wanted = Option.isSome(session) ? session : yield* agreed(known)
  if (Option.isNone(wanted)) return payment
  const { currency } = wanted.value.price
  const { due: missing } = yield* sharesOf(wanted.value)
  const isOurs = payment.isReleased !== true
  if (isOurs && missing === 0 && Option.isSome(session) && session.value.price.total === total) {
    const { transact } = yield* UnitOfWork
    return yield* transact(payFromWallet(sessionId, session.value)).pipe(
      Effect.as(payment),
      Effect.catchTags({
        PriceChanged: ({ due }) => Effect.fail(new InsufficientFunds({ missing: due, currency })),
        SessionNotFound: () => Effect.succeed(payment),
      }),
    )
  }
  return yield* new InsufficientFunds({ missing, currency })
})

/** Credits the payment, and completes the campaign that it is for. */
export const confirmed = Effect.fnUntraced(function* ({
  sessionId,
  paymentId,
  returned,
}: InputOf<typeof ConfirmPayment>) {
  yield* (yield* PayableSessions).look(sessionId)
  const known = Option.getOrUndefined(yield* (yield* PaymentRepository).byId(sessionId, paymentId))
  if (known === undefined) return yield* new PaymentNotFound({})
  return yield* sufficing(known, yield* creditedPayment(known, returned))
})

export const confirmPayment = handler(ConfirmPayment, confirmed)

/** What was started for a session, newest first. */
export const listSessionPayments = handler(
  ListSessionPayments,
  Effect.fnUntraced(function* ({ sessionId }) {
    yield* (yield* PayableSessions).look(sessionId)
    const rows = yield* (yield* PaymentRepository).ofSession(sessionId)
    return yield* Effect.forEach(rows, withReceipt)
  }),
)
