import { Clock, Effect, Option } from "effect"
import { workflow } from "@application/kernel"
import { ReceivePaymentNotice, ReconcilePayments } from "../contract/payments.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { settlePayment } from "./settle-payment.ts"

/** Which pending payments are asked about: not those still under a buyer's hands, nor those long given up. */
const span = { oldestMs: 7 * 24 * 60 * 60_000, youngestMs: 60_000, atOnce: 200 } as const

/** A notice is only a hint: the gateway is asked again. One out of reach is a defect, so that the notice is sent again. */
export const receivePaymentNotice = workflow(
  ReceivePaymentNotice,
  Effect.fnUntraced(function* ({ gateway, gatewayReference }) {
    const known = Option.getOrUndefined(yield* (yield* PaymentRepository).byReference(gateway, gatewayReference))
    if (known !== undefined) yield* Effect.orDie(settlePayment(known))
    return {}
  }),
)

/** Asks about every pending payment; trouble with one is reported, and it waits for the next round. */
export const reconcilePayments = workflow(
  ReconcilePayments,
  Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    const created = { from: now - span.oldestMs, until: now - span.youngestMs }
    const pending = yield* (yield* PaymentRepository).pending(created, span.atOnce)
    const settled = yield* Effect.forEach(pending, (known) =>
      settlePayment(known).pipe(
        Effect.map(({ payment }) => (payment.status === "Pending" ? 0 : 1)),
        Effect.catchCause((cause) =>
          Effect.as(Effect.logError(`Payment ${known.payment.id} was not settled`, cause), 0),
        ),
      ),
    )
    return { settled: settled.reduce<number>((sum, one) => sum + one, 0) }
  }),
)
