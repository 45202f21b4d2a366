import type { Ask, InputOf } from "@application/kernel"
import { IdempotencyKey, type SessionId } from "@domain/kernel"
import type { ConfirmPayment, ListSessionPayments, StartPayment } from "../contract/payments.ts"
import type { PaymentCalls } from "./payment-flow.ts"

/** The price that the buyer sees, and the part due after the wallet's share, in minor units. */
export type SessionPrice = Pick<InputOf<typeof StartPayment>, "total" | "due">

interface SessionPaymentPorts {
  readonly start: Ask<typeof StartPayment>
  readonly confirm: Ask<typeof ConfirmPayment>
  readonly list: Ask<typeof ListSessionPayments>
}

/** The payment to take up again: the payment that pays the session's price, else the payment under way. */
export const latestTaken: PaymentCalls<never>["takenUp"] = (payments, { mayBeUnderWay }) => {
  const payment =
    payments.find(({ status, isReleased }) => status === "Succeeded" && isReleased !== true) ??
    payments.find(({ status, gatewayReference }) => mayBeUnderWay && status === "Pending" && gatewayReference !== "")
  return payment === undefined ? [] : [payment]
}

/** The payment of a session's price: what has succeeded is paid, and a key counts the payments that ended before it. */
export const sessionPayment = (
  { start, confirm, list }: SessionPaymentPorts,
  sessionId: SessionId,
): PaymentCalls<SessionPrice> => ({
  start: ({ total, due }, payments, paymentOptionId) => {
    const ended = payments.filter(({ status }) => status !== "Pending").length
    const idempotencyKey = IdempotencyKey.make(`pay:${sessionId}:${total}:${due}:${ended}`)
    return start({ sessionId, total, due, idempotencyKey, ...(paymentOptionId !== undefined && { paymentOptionId }) })
  },
  confirm: (paymentId, returned) => confirm({ sessionId, paymentId, ...(returned !== undefined && { returned }) }),
  list: () => list({ sessionId }),
  takenUp: latestTaken,
})
