import { Schema } from "effect"
import { BusinessProfileId, IdempotencyKey, MinorUnits, SessionId, UserId } from "@domain/kernel"
import { Payment } from "./payment.ts"
import { PaymentPromise } from "./payment-promise.ts"

const recorded = {
  payment: Payment,
  businessProfileId: BusinessProfileId,
  idempotencyKey: IdempotencyKey,
  createdAt: Schema.Number,
}

/** A payment for a sign-up session. `gatewayReference` is empty until the gateway has answered; times are epoch milliseconds. */
export const SessionPayment = Schema.Struct({
  ...recorded,
  sessionId: SessionId,
  /** The campaign's price that this payment completes, in minor units: above its own amount by what the wallet gives. */
  total: MinorUnits,
  /** What the session promised for this money; given back to it when the money arrives. */
  promise: Schema.optionalKey(PaymentPromise),
  /** The approver of the summary whose link pays; absent of a copied link and of the draft's owner. */
  payerApproverId: Schema.optionalKey(Schema.Int),
})
export type SessionPayment = typeof SessionPayment.Type

/** A payment that fills a profile's wallet and is for nothing else. Spec: wallet action 1. */
export const TopUpPayment = Schema.Struct({ ...recorded, userId: UserId })
export type TopUpPayment = typeof TopUpPayment.Type

/** A payment of either purpose. */
export type PaymentRecord = SessionPayment | TopUpPayment

/** Whether a payment is for a sign-up session. */
export const isOfSession = (record: PaymentRecord): record is SessionPayment => "sessionId" in record
