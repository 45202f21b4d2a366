import { Schema } from "effect"
import { BusinessProfileId, IdempotencyKey, MinorUnits, SessionId } from "@domain/kernel"
import { Payment } from "./payment.ts"
import { PaymentPromise } from "./payment-promise.ts"

/** A payment with what it is for. `gatewayReference` is empty until the gateway has answered; times are epoch milliseconds. */
export const SessionPayment = Schema.Struct({
  payment: Payment,
  businessProfileId: BusinessProfileId,
  sessionId: SessionId,
  idempotencyKey: IdempotencyKey,
  createdAt: Schema.Number,
  /** The campaign's price that this payment completes, in minor units: above its own amount by what the wallet gives. */
  total: MinorUnits,
  /** What the session promised for this money; given back to it when the money arrives. */
  promise: Schema.optionalKey(PaymentPromise),
})
export type SessionPayment = typeof SessionPayment.Type
