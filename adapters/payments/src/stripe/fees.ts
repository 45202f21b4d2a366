import type Stripe from "stripe"
import type { GatewayFee } from "@domain/wallet"

/** The movements of Stripe's balance of a payment: the object, not its name alone. */
export type Movement = Stripe.BalanceTransaction | string | null | undefined

/**
 * The fee of a movement in the payment's currency. A balance of another currency says what `amount` of the payment became there, and
 * the fee is the same share of it.
 */
const feeOf = (movement: Movement, amount: number): ReadonlyArray<GatewayFee> => {
  if (movement === null || movement === undefined || typeof movement === "string") return []
  const { id, fee } = movement
  const share = movement.amount === 0 ? 1 : amount / Math.abs(movement.amount)
  return [{ reference: id, amount: Math.round(fee * share) + 0 }]
}

/** What Stripe kept of a charge, its refunds and its disputes; a refund that came back has a movement of its own. */
export const stripeFees = (
  charge: Stripe.Charge,
  refunds: ReadonlyArray<Stripe.Refund>,
  disputes: ReadonlyArray<Stripe.Dispute>,
): ReadonlyArray<GatewayFee> => {
  const ofCharge = feeOf(charge.balance_transaction, charge.amount_captured)
  const ofOthers = [
    ...refunds.flatMap((refund) => [
      ...feeOf(refund.balance_transaction, refund.amount),
      ...feeOf(refund.failure_balance_transaction, refund.amount),
    ]),
    ...disputes.flatMap(({ amount, balance_transactions: movements }) =>
      movements.flatMap((movement) => feeOf(movement, amount)),
    ),
  ].filter(({ amount }) => amount !== 0)
  return [...ofCharge, ...ofOthers]
}
