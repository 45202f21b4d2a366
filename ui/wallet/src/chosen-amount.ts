import type { GetTopUpTerms } from "@application/wallet/contract"
import type { OutputOf } from "@application/kernel"

export type TopUpTerms = OutputOf<typeof GetTopUpTerms>

/** What is wrong with an amount before it is sent. */
export type AmountProblem = "empty" | "belowMinimum" | "aboveMaximum"

/** Why an amount (minor units) cannot be added, by the terms of the wallet. */
export const amountProblem = (
  amount: number | undefined,
  { minimum, maximum }: Pick<TopUpTerms, "minimum" | "maximum">,
): AmountProblem | undefined => {
  if (amount === undefined) return "empty"
  if (amount < minimum) return "belowMinimum"
  return amount > maximum ? "aboveMaximum" : undefined
}

/** The amounts to choose from, the suggested amount first, and the amount that is chosen at the beginning. */
export const offeredAmounts = ({ recommended, suggested }: Pick<TopUpTerms, "recommended" | "suggested">) => ({
  amounts: suggested === undefined ? recommended : [...new Set([suggested, ...recommended])],
  first: suggested ?? recommended[Math.floor(recommended.length / 2)],
})
