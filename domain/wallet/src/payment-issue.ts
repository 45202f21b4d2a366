import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { BusinessProfileId, CurrencyCode, MinorUnits } from "@domain/kernel"
import { PaymentGateway, PaymentId } from "./payment.ts"

/** Our own number of a payment issue. */
export const PaymentIssueId = Schema.Int.pipe(Schema.brand("PaymentIssueId"))
export type PaymentIssueId = typeof PaymentIssueId.Type

/**
 * What somebody has to look after: another amount was taken than was asked for, money was taken for no payment of ours, a refund
 * came back after it was done, or a bank disputes a payment or has decided against it. Ours.
 */
export const PaymentIssueKind = Schema.Literals([
  "otherAmountTaken",
  "unknownPayment",
  "refundReturned",
  "disputeOpened",
  "disputeLost",
])
export type PaymentIssueKind = typeof PaymentIssueKind.Type

/** Money at a gateway that somebody has to look after; `amount` in minor units, `noticedAt` in epoch milliseconds. Ours. */
export const PaymentIssue = Schema.Struct({
  id: PaymentIssueId,
  kind: PaymentIssueKind,
  gateway: PaymentGateway,
  /** The gateway's name for the payment, the refund or the dispute. */
  gatewayReference: Schema.String,
  amount: MinorUnits,
  currency: CurrencyCode,
  /** Whose payment it is; absent for one that nobody knows. */
  businessProfileId: Schema.optionalKey(BusinessProfileId),
  paymentId: Schema.optionalKey(PaymentId),
  noticedAt: Schema.Number,
})
export type PaymentIssue = typeof PaymentIssue.Type

/** How an issue left the list: `note` says what was done or why it was written off; `at` is epoch milliseconds. Ours. */
export const SettledPaymentIssue = Schema.Struct({
  ...PaymentIssue.fields,
  settledAt: Schema.Number,
  note: Schema.String,
  /** The name of who settled it, as far as the account is still there. */
  settledBy: Schema.optionalKey(Schema.String),
  /** What the house gained (positive) or lost (negative) by writing it off; absent without. */
  writtenOff: Schema.optionalKey(MinorUnits),
})
export type SettledPaymentIssue = typeof SettledPaymentIssue.Type

/** The portal has no such issue, or somebody has settled it already. */
export class PaymentIssueNotFound extends Schema.TaggedError<PaymentIssueNotFound>()("PaymentIssueNotFound", {
  errorCode: errorCode(104),
}) {}
