import { Clock, Effect, Option } from "effect"
import { gatewayFee, type GatewayFee, gatewayFeeReference, type PaymentRecord, sumOfFees } from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"

/**
 * Books what a gateway kept of a payment, of its refunds and of its disputes, each once, in the caller's transaction. A gateway that
 * says nothing yet is asked again.
 */
export const bookFees = Effect.fnUntraced(function* (
  { payment, businessProfileId }: PaymentRecord,
  fees: ReadonlyArray<GatewayFee>,
) {
  if (fees.length === 0) return
  const payments = yield* PaymentRepository
  const inAll = sumOfFees(fees)
  const booked = yield* payments.fees(payment.id)
  if (Option.isSome(booked) && booked.value === inAll) return
  const ledger = yield* Ledger
  const at = yield* Clock.currentTimeMillis
  yield* Effect.forEach(fees, (fee) => {
    const event = { businessProfileId, reference: gatewayFeeReference(payment.id, fee) }
    return ledger.post({ ...event, currency: payment.currency }, (holdings) =>
      gatewayFee({ ...event, at }, holdings, fee),
    )
  })
  yield* payments.keepFees(payment.id, inAll)
})
