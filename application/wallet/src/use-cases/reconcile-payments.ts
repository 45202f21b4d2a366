import { Clock, Effect, Option } from "effect"
import { workflow } from "@application/kernel"
import type { PaymentRecord } from "@domain/wallet"
import { ReceivePaymentNotice, ReconcilePayments } from "../contract/payments.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { settlePayment } from "./settle-payment.ts"

/** How long a pending payment is asked about, and how many at once. */
const polling = { giveUpAfterMs: 7 * 24 * 60 * 60_000, maxPayments: 200, minPauseMs: 60_000 } as const

/** A notice is only a hint: the gateway is asked again. One out of reach is a defect, so that the notice is sent again. */
export const receivePaymentNotice = workflow(
  ReceivePaymentNotice,
  Effect.fnUntraced(function* ({ gateway, gatewayReference }) {
    const known = Option.getOrUndefined(yield* (yield* PaymentRepository).byReference(gateway, gatewayReference))
    if (known !== undefined) yield* Effect.orDie(settlePayment(known))
    return {}
  }),
)

/** Asks about one, after noting when to ask again: a payment as old again as now, so that abandoned ones are asked ever less. */
const reconciled = Effect.fnUntraced(function* (known: PaymentRecord, now: number) {
  const { payment, createdAt } = known
  const pause = Math.max(polling.minPauseMs, now - createdAt)
  yield* (yield* PaymentRepository).checkAgainAt(payment.id, now + pause)
  const settled = yield* settlePayment(known)
  return settled.payment.status === "Pending" ? 0 : 1
})

/** Asks the gateways about the pending payments that are due. One that fails is reported and waits for its next time. */
export const reconcilePayments = workflow(
  ReconcilePayments,
  Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    const due = yield* (yield* PaymentRepository).due(
      { createdFrom: now - polling.giveUpAfterMs, now },
      polling.maxPayments,
    )
    const settled = yield* Effect.forEach(due, (known) =>
      reconciled(known, now).pipe(
        Effect.catchCause((cause) =>
          Effect.as(Effect.logError(`Payment ${known.payment.id} was not settled`, cause), 0),
        ),
      ),
    )
    return { settled: settled.reduce<number>((sum, one) => sum + one, 0) }
  }),
)
