import type Stripe from "stripe"
import type { JsonObject } from "../core/json.ts"
import type { Charge, Dispute, Refund, StripeState } from "./stripe-state.ts"

/** The name of the movement on the balance that a charge or a refund makes. */
export const transactionIdOf = ({ id }: Pick<Charge | Refund, "id">): string => `txn_${id}`

/** The name of the movement by which the money of a refund came back. */
export const failureTransactionIdOf = ({ id }: Pick<Refund, "id">): string => `txn_failed_${id}`

/** What Stripe keeps of a charge to a card of the United Kingdom: 1.5 % and 20 pence; a refund gives nothing of it back. */
export const feeOfCharge = ({ amountCaptured }: Pick<Charge, "amountCaptured">): number =>
  amountCaptured === 0 ? 0 : Math.round(amountCaptured * 0.015) + 20

/** What Stripe keeps of a dispute, whoever wins it. */
const feeOfDispute = 20_00

interface Moved {
  readonly id: string
  readonly created: number
  readonly currency: string
  readonly amount: number
  readonly fee: number
  readonly type: "charge" | "refund" | "refund_failure" | "adjustment"
  readonly category: string
  readonly source: string
  readonly description: string | null
}

const showMovement = ({ amount, fee, created, category, ...one }: Moved) =>
  ({
    ...one,
    object: "balance_transaction",
    amount,
    available_on: created + 7 * 86_400,
    balance_type: "payments",
    created,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: one.currency,
              description: one.type === "adjustment" ? "Dispute fee" : "Stripe processing fees",
              type: "stripe_fee",
            },
          ],
    net: amount - fee,
    reporting_category: category,
    status: "pending",
  }) satisfies Stripe.BalanceTransaction

/** The movements that took a disputed charge's money, and gave it back once the dispute was won. */
export const disputeMovements = ({ id, created, currency, amount, status }: Dispute) => {
  const about = { created, currency, source: id, type: "adjustment" } as const
  const taken = { ...about, amount: -amount, fee: feeOfDispute, category: "dispute" }
  const back = { ...about, amount, fee: 0, category: "dispute_reversal" }
  return [
    showMovement({ ...taken, id: `txn_${id}`, description: "Chargeback withdrawal" }),
    ...(status === "won" ? [showMovement({ ...back, id: `txn_won_${id}`, description: "Chargeback reversal" })] : []),
  ]
}

/** A movement of the balance by its name; undefined without one. */
export const findMovement = ({ charges, refunds }: StripeState, wanted: string): JsonObject | undefined => {
  const charge = Object.values(charges).find((one) => transactionIdOf(one) === wanted)
  if (charge !== undefined) {
    const { id, created, currency, amountCaptured: amount, description } = charge
    const about = {
      id: wanted,
      created,
      currency,
      source: id,
      description,
      type: "charge",
      category: "charge",
    } as const
    return showMovement({ ...about, amount, fee: feeOfCharge(charge) })
  }
  const refund = Object.values(refunds).find((one) =>
    [transactionIdOf(one), failureTransactionIdOf(one)].includes(wanted),
  )
  if (refund === undefined) return undefined
  const { id, created, currency, amount } = refund
  const about = { id: wanted, created, currency, source: id, description: null, fee: 0 }
  return wanted === transactionIdOf(refund)
    ? showMovement({ ...about, amount: -amount, type: "refund", category: "refund" })
    : showMovement({ ...about, amount, type: "refund_failure", category: "refund_failure" })
}
