import { Result, Schema } from "effect"
import { BusinessProfileId, CurrencyCode, IdempotencyKey, MinorUnits } from "@domain/kernel"
import type { Holdings } from "./ledger.ts"
import { makePosting, type PostingFacts, type Postings } from "./make-posting.ts"
import { PaymentGateway, PaymentId } from "./payment.ts"
import { WalletTransferState } from "./transfer-state.ts"

/** Our own number of a refund. */
export const RefundId = Schema.Int.pipe(Schema.brand("RefundId"))
export type RefundId = typeof RefundId.Type

/** Money of the wallet that goes back to one payment; `amount` in minor units, times epoch milliseconds. Spec: wallet action 2. */
export const WalletRefund = Schema.Struct({
  id: RefundId,
  businessProfileId: BusinessProfileId,
  paymentId: PaymentId,
  gateway: PaymentGateway,
  amount: MinorUnits,
  currency: CurrencyCode,
  state: WalletTransferState,
  idempotencyKey: IdempotencyKey,
  createdAt: Schema.Number,
  /** The gateway's word when it did not give the money back. */
  failureReason: Schema.optionalKey(Schema.String),
})
export type WalletRefund = typeof WalletRefund.Type

/** What a refund may become by a gateway's word: done, it may still come back from its bank. Spec: states, wallet transfer. */
export const refundMoves: Readonly<Record<WalletTransferState, ReadonlyArray<WalletTransferState>>> = {
  InProgress: ["Failed", "Successful"],
  Failed: [],
  Successful: ["Failed"],
}

/** Whether a gateway has decided a refund, so that it is not asked for again. */
export const isDecided = ({ state }: Pick<WalletRefund, "state">): boolean => state !== "InProgress"

/** The ledger's reference of the money of a refund that failed. */
export const failedRefundReference = ({ id, paymentId }: Pick<WalletRefund, "id" | "paymentId">): string =>
  `refundBack:${paymentId}:${id}`

/** The ledger's reference of a gateway's own refund that came back, by the gateway's id. */
export const returnedReversalReference = (paymentId: PaymentId, gatewayId: string): string =>
  `refundBack:${paymentId}:${gatewayId}`

/** A gateway did not give a refund's money back: it is available again. */
export const refundBack = (
  facts: PostingFacts,
  holdings: Holdings,
  { amount }: Pick<WalletRefund, "amount">,
): Result.Result<Postings> =>
  Result.succeed([makePosting(facts, holdings, "refundBack", amount, ["gateway", -amount], ["available", amount])])
