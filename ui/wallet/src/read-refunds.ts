import type { OutputOf } from "@application/kernel"
import { GetRefunds } from "@application/wallet/contract"
import type { ProfileMembership } from "@domain/identity"
import { refundPlan } from "@domain/wallet"
import type { Read } from "@ui/container"
import { Result } from "effect"

export type RefundsReading = OutputOf<typeof GetRefunds>

/** What may go back, and what went back. */
export const readRefunds = (read: Read, { id: businessProfileId }: Pick<ProfileMembership, "id">) =>
  read(GetRefunds, { businessProfileId })

/** Why an amount cannot go back. */
export type RefundProblem = "empty" | "aboveMaximum"

export const refundProblem = (
  amount: number | undefined,
  { refundable }: Pick<RefundsReading, "refundable">,
): RefundProblem | undefined => {
  if (amount === undefined || amount <= 0) return "empty"
  return amount > refundable ? "aboveMaximum" : undefined
}

/** The payments that an amount goes back to, as the server decides it. */
export const destinationsOf = (amount: number, { payments, currency }: RefundsReading) =>
  Result.getOrElse(refundPlan(payments, amount, { currency }), () => [])

/** The attempt's key: it stays until another refund has been made. */
export const refundKey = (businessProfileId: number, amount: number, { refunds }: Pick<RefundsReading, "refunds">) =>
  `refund:${businessProfileId}:${amount}:${refunds[0]?.id ?? 0}`
