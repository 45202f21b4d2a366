import type { MinorUnits } from "@domain/kernel"
import { type PaymentMoney, refundableOf, type RefundPart } from "./refund.ts"

/** A payment into a wallet, and whether the agency's people made it. */
export interface PartyPayment extends PaymentMoney {
  readonly isOfAgency: boolean
}

/** What is free in a wallet and what its business owes; minor units. */
export interface FreeMoney {
  readonly available: MinorUnits
  readonly owed: MinorUnits
}

/**
 * The parts of an agency's payments into a client's wallet that are still there: the first money in is the first money
 * spent, so what is free belongs to the newest payments, and a debt is covered first. Ours.
 */
export const agencyParts = <P extends PartyPayment>(
  payments: ReadonlyArray<P>,
  { available, owed }: FreeMoney,
): ReadonlyArray<RefundPart<P>> => {
  let free = Math.max(0, available - owed)
  return payments
    .toSorted((one, other) => other.paymentId - one.paymentId)
    .flatMap((payment) => {
      const amount = Math.min(free, refundableOf(payment))
      free -= amount
      return amount > 0 && payment.isOfAgency ? [{ payment, amount }] : []
    })
}

/** The sum of parts of payments, in minor units. */
export const sumOfParts = (parts: ReadonlyArray<Pick<RefundPart, "amount">>): MinorUnits =>
  parts.reduce((sum, { amount }) => sum + amount, 0)
