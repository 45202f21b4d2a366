import { errorCode } from "@domain/errors"
import { BusinessProfileId, CurrencyCode, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { PaymentGateway } from "./payment.ts"
import { RefundId } from "./wallet-refund.ts"

/**
 * A refund that its gateway has not decided yet: `amount` in minor units, `askedAt` in epoch milliseconds, and the payment's name at
 * the gateway. The business has no name once it is erased. Ours.
 */
export const WaitingRefund = Schema.Struct({
  id: RefundId,
  businessProfileId: BusinessProfileId,
  businessName: Schema.optionalKey(Schema.String),
  gateway: PaymentGateway,
  gatewayReference: Schema.String,
  amount: MinorUnits,
  currency: CurrencyCode,
  askedAt: Schema.Int,
})
export type WaitingRefund = typeof WaitingRefund.Type

/** How long a gateway may take to decide a refund before somebody looks at it, in milliseconds: two days. Ours. */
export const refundPatienceMillis = 2 * 86_400_000

/** Whether a refund has waited longer than gateways usually take. */
export const isRefundLate = ({ askedAt }: Pick<WaitingRefund, "askedAt">, now: number): boolean =>
  now - askedAt >= refundPatienceMillis

/** No such refund waits at this portal. Ours; spec: error catalogue, 104. */
export class RefundNotWaiting extends Schema.TaggedError<RefundNotWaiting>()("RefundNotWaiting", {
  errorCode: errorCode(104),
}) {}
