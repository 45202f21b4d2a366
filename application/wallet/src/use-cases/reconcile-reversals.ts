import { Clock, Effect, Option } from "effect"
import { ServicesOn, handler } from "@application/kernel"
import { type PaymentGateway, PaymentGateway as gateways, type PaymentRecord } from "@domain/wallet"
import { ReconcileReversals } from "../contract/payments.ts"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { settlePayment } from "./settle-payment.ts"

/** How far back gateways are asked for reversals, which makes up for lost notices, and how many disputes at once. */
const looking = { backMs: 3 * 24 * 60 * 60_000, disputesAtOnce: 200 } as const

/** A payment to ask about, with its disputes that the gateway named. */
interface Heard {
  readonly row: PaymentRecord
  readonly disputes: ReadonlyArray<string>
}

/** Payments of ours that a gateway names as refunded or disputed lately. */
const reversedAt = Effect.fnUntraced(function* (gateway: PaymentGateway, since: number) {
  const payments = yield* PaymentRepository
  const reversed = yield* (yield* PaymentGateways).reversedSince(gateway, since)
  const matches = yield* Effect.forEach(reversed, ({ reference, disputes = [] }) =>
    Effect.map(
      payments.byReference(gateway, reference),
      Option.map((row): Heard => ({ row, disputes })),
    ),
  )
  return matches.flatMap(Option.toArray)
})

/** Asks the gateways that are on for reversals that sent no notice. A gateway that fails is reported and asked again next time. */
export const reconcileReversals = handler(
  ReconcileReversals,
  Effect.fnUntraced(function* () {
    const since = (yield* Clock.currentTimeMillis) - looking.backMs
    const services = yield* ServicesOn
    const reversals = yield* Effect.forEach(
      gateways.literals.filter((gateway) => services.has(gateway)),
      (gateway) =>
        reversedAt(gateway, since).pipe(
          Effect.catchCause((cause) =>
            Effect.as(Effect.logError(`What went back at ${gateway} could not be heard`, cause), []),
          ),
        ),
    )
    const disputed = yield* (yield* PaymentRepository).disputed(looking.disputesAtOnce)
    const undecided = disputed.filter(({ payment }) => services.has(payment.gateway))
    const heard = [...undecided.map((row): Heard => ({ row, disputes: [] })), ...reversals.flat()]
    const all = new Map(heard.map((one) => [one.row.payment.id, one]))
    yield* Effect.forEach(
      all.values(),
      ({ row, disputes }) =>
        settlePayment(row, disputes).pipe(
          Effect.catchCause((cause) =>
            Effect.logError(`The reversals of payment ${row.payment.id} were not heard`, cause),
          ),
        ),
      { discard: true },
    )
    return { asked: all.size }
  }),
)
