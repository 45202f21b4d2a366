import { Result, Schema } from "effect"
import { MinorUnits } from "@domain/kernel"
import type { Holdings } from "./ledger.ts"
import { ifMoved, makePosting, type PostingFacts, type Postings } from "./make-posting.ts"
import type { PaymentId } from "./payment.ts"

/**
 * What a gateway kept of a payment, of its refund or of its dispute, by the gateway's own name of that movement; negative when it
 * gave a fee back. `amount` in the payment's minor units, tax on it included. Ours.
 */
export const GatewayFee = Schema.Struct({ reference: Schema.String, amount: MinorUnits })
export type GatewayFee = typeof GatewayFee.Type

/** The ledger's reference of one fee of a payment. */
export const gatewayFeeReference = (paymentId: PaymentId, { reference }: GatewayFee): string =>
  `gatewayFee:${paymentId}:${reference}`

/** What a gateway kept in all. */
export const sumOfFees = (fees: ReadonlyArray<GatewayFee>): MinorUnits =>
  fees.reduce((sum, { amount }) => sum + amount, 0)

/** The house pays a gateway's fee: nothing of it is the owner's, and no line of the statement. Ours. */
export const gatewayFee = (
  facts: PostingFacts,
  holdings: Holdings,
  { amount }: Pick<GatewayFee, "amount">,
): Result.Result<Postings> =>
  Result.succeed(ifMoved(makePosting(facts, holdings, "gatewayFee", 0, ["gateway", amount], ["gatewayFees", -amount])))
