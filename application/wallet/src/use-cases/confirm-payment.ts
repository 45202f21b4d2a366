import { Effect, Option } from "effect"
import { query, workflow } from "@application/kernel"
import {
  PaymentDeclined,
  paymentGatewayOf,
  PaymentNotFound,
  PaymentPending,
  PaymentProviderRefused,
} from "@domain/wallet"
import { ConfirmPayment, GetPaymentGateway, ListSessionPayments } from "../contract/payments.ts"
import { PayableSessions } from "../ports/payable-sessions.ts"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { settlePayment } from "./settle-payment.ts"

/** The gateway follows from the session's region. */
export const getPaymentGateway = query(
  GetPaymentGateway,
  Effect.fnUntraced(function* ({ sessionId }) {
    const region = yield* (yield* PayableSessions).region(sessionId)
    return { gateway: paymentGatewayOf(region) }
  }),
)

/** Believes only the gateway: the window's fields are checked, and then the gateway is asked. */
export const confirmPayment = workflow(
  ConfirmPayment,
  Effect.fnUntraced(function* ({ sessionId, paymentId, razorpay }) {
    yield* (yield* PayableSessions).region(sessionId)
    const known = Option.getOrUndefined(yield* (yield* PaymentRepository).byId(sessionId, paymentId))
    if (known === undefined) return yield* new PaymentNotFound({})
    if (known.payment.status === "Succeeded") return known.payment
    if (known.payment.gatewayReference === "") return yield* new PaymentPending({})
    if (razorpay !== undefined) {
      const isSigned = yield* (yield* PaymentGateways).verifyRazorpay(razorpay)
      if (!isSigned || razorpay.orderId !== known.payment.gatewayReference)
        return yield* new PaymentProviderRefused({ reason: "signature" })
    }
    const { payment, gateway } = yield* settlePayment(known)
    if (payment.status === "Succeeded") return payment
    if (gateway.status === "Pending") return yield* new PaymentPending({})
    return yield* new PaymentDeclined({ reason: gateway.reason ?? "" })
  }),
)

/** What was started for a session, newest first. */
export const listSessionPayments = query(
  ListSessionPayments,
  Effect.fnUntraced(function* ({ sessionId }) {
    yield* (yield* PayableSessions).region(sessionId)
    const rows = yield* (yield* PaymentRepository).ofSession(sessionId)
    return rows.map(({ payment }) => payment)
  }),
)
