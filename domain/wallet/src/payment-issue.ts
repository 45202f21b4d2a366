import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { BusinessProfileId, CurrencyCode, MinorUnits } from "@domain/kernel"
import { PaymentGateway, PaymentId } from "./payment.ts"

/** Our own number of a payment issue. */
export const PaymentIssueId = Schema.Int.pipe(Schema.brand("PaymentIssueId"))
export type PaymentIssueId = typeof PaymentIssueId.Type

/**
 * What reconciliation finds and cannot heal: a gateway took another amount than was asked for, took money for no payment of ours,
 * or could not carry out a refund that it had reported as done. Ours.
 */
export const PaymentIssueKind = Schema.Literals(["otherAmountTaken", "unknownPayment", "refundReturned"])
export type PaymentIssueKind = typeof PaymentIssueKind.Type

/** Money at a gateway that somebody has to look after; `amount` in minor units, `noticedAt` in epoch milliseconds. Ours. */
export const PaymentIssue = Schema.Struct({
  id: PaymentIssueId,
  kind: PaymentIssueKind,
  gateway: PaymentGateway,
  /** The gateway's name for the payment, or for the refund. */
  gatewayReference: Schema.String,
  amount: MinorUnits,
  currency: CurrencyCode,
  /** Whose payment it is; absent for one that nobody knows. */
  businessProfileId: Schema.optionalKey(BusinessProfileId),
  paymentId: Schema.optionalKey(PaymentId),
  noticedAt: Schema.Number,
})
export type PaymentIssue = typeof PaymentIssue.Type

/** The portal has no such issue, or somebody has settled it already. */
export class PaymentIssueNotFound extends Schema.TaggedError<PaymentIssueNotFound>()("PaymentIssueNotFound", {
  errorCode: errorCode(104),
}) {}
