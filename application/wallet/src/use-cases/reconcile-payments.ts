import { Clock, Effect, Option } from "effect"
import { ServicesOn, UnitOfWork, handler } from "@application/kernel"
import type { PaymentGateway, PaymentRecord } from "@domain/wallet"
import { ReceivePaymentNotice, ReconcilePayments } from "../contract/payments.ts"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentIssues } from "../ports/payment-issues.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { settlePayment } from "./settle-payment.ts"

/** How long a pending payment is asked about, and how many at once. */
const polling = { giveUpAfterMs: 7 * 24 * 60 * 60_000, maxPayments: 200, minPauseMs: 60_000 } as const

/** A payment that nobody here has opened: money that its gateway took for it is for somebody to look after. */
const noteUnknown = Effect.fnUntraced(function* (gateway: PaymentGateway, gatewayReference: string) {
  const atGateway = yield* (yield* PaymentGateways)
    .ask(gateway, gatewayReference)
    .pipe(
      Effect.catchTag("PaymentProviderRefused", ({ reason }) =>
        Effect.as(
          Effect.logWarning(`${gateway} told nothing of the unknown payment ${gatewayReference}: ${reason}`),
          undefined,
        ),
      ),
    )
  if (atGateway?.status !== "Succeeded") return
  const { amount, currency } = atGateway
  const { transact } = yield* UnitOfWork
  const noticedAt = yield* Clock.currentTimeMillis
  const issue = { kind: "unknownPayment", gateway, gatewayReference, amount, currency, noticedAt } as const
  yield* transact((yield* PaymentIssues).note(issue))
})

/** A notice is only a hint: the gateway is asked again. One out of reach is a defect, so that the notice is sent again. */
export const receivePaymentNotice = handler(
  ReceivePaymentNotice,
  Effect.fnUntraced(function* ({ gateway, gatewayReference, dispute }) {
    const known = Option.getOrUndefined(yield* (yield* PaymentRepository).byReference(gateway, gatewayReference))
    yield* known === undefined
      ? noteUnknown(gateway, gatewayReference)
      : Effect.orDie(settlePayment(known, dispute === undefined ? [] : [dispute]))
    return {}
  }),
)

/** Asks about one, after noting when to ask again: a payment as old again as now, so that abandoned ones are asked ever less. */
const askAbout = Effect.fnUntraced(function* (known: PaymentRecord, now: number) {
  const pause = Math.max(polling.minPauseMs, now - known.createdAt)
  yield* (yield* PaymentRepository).checkAgainAt(known.payment.id, now + pause)
  return yield* settlePayment(known).pipe(
    Effect.map(({ payment }) => (payment.status === "Pending" ? 0 : 1)),
    Effect.catchCause((cause) => Effect.as(Effect.logError(`Payment ${known.payment.id} was not settled`, cause), 0)),
  )
})

/**
 * Asks the gateways that are on about the payments that are due: pending payments, and payments whose kept fees the
 * gateway has not said yet. A payment whose check fails is reported and waits for its next time.
 */
export const reconcilePayments = handler(
  ReconcilePayments,
  Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    const payments = yield* PaymentRepository
    const when = { createdFrom: now - polling.giveUpAfterMs, now }
    const services = yield* ServicesOn
    const isOn = ({ payment }: PaymentRecord) => services.has(payment.gateway)
    const pending = (yield* payments.due(when, polling.maxPayments)).filter(isOn)
    const settled = yield* Effect.forEach(pending, (known) => askAbout(known, now))
    const withoutFees = (yield* payments.withoutFees(when, polling.maxPayments)).filter(isOn)
    yield* Effect.forEach(withoutFees, (known) => askAbout(known, now), { discard: true })
    return { settled: settled.reduce<number>((sum, one) => sum + one, 0) }
  }),
)
