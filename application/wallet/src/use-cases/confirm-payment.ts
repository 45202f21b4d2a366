import { Effect, Option } from "effect"
import { query, workflow } from "@application/kernel"
import type { SessionId } from "@domain/kernel"
import {
  InsufficientFunds,
  type Payment,
  PaymentDeclined,
  paymentGatewayOf,
  PaymentNotFound,
  PaymentPending,
  PaymentProviderRefused,
  type SessionPayment,
} from "@domain/wallet"
import { ConfirmPayment, GetPaymentGateway, ListSessionPayments } from "../contract/payments.ts"
import { PayableSessions } from "../ports/payable-sessions.ts"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { sharesOf } from "./session-shares.ts"
import { settlePayment } from "./settle-payment.ts"

/** The gateway follows from the session's region. */
export const getPaymentGateway = query(
  GetPaymentGateway,
  Effect.fnUntraced(function* ({ sessionId }) {
    const { region } = yield* (yield* PayableSessions).look(sessionId)
    return { gateway: paymentGatewayOf(region) }
  }),
)

/** What is asked for now, or what the payment was to complete where nothing may be asked for; nothing for a draft that is gone. */
const wantedFor = Effect.fnUntraced(function* (
  sessionId: SessionId,
  { total, businessProfileId, payment }: SessionPayment,
) {
  const sessions = yield* PayableSessions
  const session = yield* Effect.option(sessions.price(sessionId))
  if (Option.isSome(session)) return session
  const draft = yield* sessions.draft(sessionId)
  return Option.as(draft, { businessProfileId, price: { total, currency: payment.currency } })
})

/** A payment that succeeded, unless the session needs more than it by now. */
const sufficing = Effect.fnUntraced(function* (known: SessionPayment, payment: Payment) {
  const { sessionId } = known
  if ((yield* (yield* PayableSessions).look(sessionId)).isPaid) return payment
  const wanted = yield* wantedFor(sessionId, known)
  if (Option.isNone(wanted)) return payment
  const { due: missing } = yield* sharesOf(wanted.value)
  return yield* new InsufficientFunds({ missing, currency: wanted.value.price.currency })
})

/** Believes only the gateway: the window's fields are checked, and then the gateway is asked. */
export const confirmPayment = workflow(
  ConfirmPayment,
  Effect.fnUntraced(function* ({ sessionId, paymentId, razorpay }) {
    yield* (yield* PayableSessions).look(sessionId)
    const known = Option.getOrUndefined(yield* (yield* PaymentRepository).byId(sessionId, paymentId))
    if (known === undefined) return yield* new PaymentNotFound({})
    if (known.payment.status === "Succeeded") return yield* sufficing(known, known.payment)
    if (known.payment.gatewayReference === "") return yield* new PaymentPending({})
    if (razorpay !== undefined) {
      const isSigned = yield* (yield* PaymentGateways).verifyRazorpay(razorpay)
      if (!isSigned || razorpay.orderId !== known.payment.gatewayReference)
        return yield* new PaymentProviderRefused({ reason: "signature" })
    }
    const { payment, gateway } = yield* settlePayment(known)
    if (payment.status === "Succeeded") return yield* sufficing(known, payment)
    if (gateway.status === "Pending") return yield* new PaymentPending({})
    return yield* new PaymentDeclined({ reason: gateway.reason ?? "" })
  }),
)

/** What was started for a session, newest first. */
export const listSessionPayments = query(
  ListSessionPayments,
  Effect.fnUntraced(function* ({ sessionId }) {
    yield* (yield* PayableSessions).look(sessionId)
    const rows = yield* (yield* PaymentRepository).ofSession(sessionId)
    return rows.map(({ payment }) => payment)
  }),
)
