import { Result } from "effect"
import type { MinorUnits } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"
import { afterPosting } from "./holdings.ts"
import { type Holdings, movementOf } from "./ledger.ts"
import { makePosting, type PostingFacts, type Postings } from "./make-posting.ts"
import { undoLaunch, unlock } from "./postings.ts"
import type { PaymentId } from "./payment.ts"
import type { ReversalStep } from "./reversal.ts"

const prefixes: Readonly<Record<ReversalStep, string>> = {
  refund: "reversal",
  hold: "disputeHold",
  lose: "disputeLost",
  win: "disputeWon",
}

/** The ledger's reference of one step of a payment's reversal, by the gateway's id. */
export const reversalReference = (step: ReversalStep, paymentId: PaymentId, gatewayId: string): string =>
  `${prefixes[step]}:${paymentId}:${gatewayId}`

/** What a reversal takes, and what the campaign cost if that is known: what was charged for nothing comes back first. */
export interface TakenBack {
  readonly amount: MinorUnits
  readonly price?: PriceBreakdown
}

/** What the campaign that was paid for gives back: its promise, or what its launch still holds. */
const givenUp = (facts: PostingFacts, holdings: Holdings, price: PriceBreakdown | undefined): Postings =>
  Result.merge(price === undefined ? unlock(facts, holdings) : undoLaunch(facts, holdings, price))

/**
 * Money went back to the buyer, or is held for a bank that decides: it is taken from what is available, then from the campaign
 * that it paid for, which is given up. What was spent already the house covers: the wallet owes it and is never negative. Ours.
 */
const takenBack = (
  facts: PostingFacts,
  holdings: Holdings,
  { amount, price }: TakenBack,
  step: "refund" | "hold",
): Postings => {
  const freed = holdings.available >= amount ? [] : givenUp(facts, holdings, price)
  const { available } = freed.reduce((before, posting) => afterPosting(before, posting, facts.campaignId), holdings)
  const covered = Math.min(available, amount)
  const kind = step === "refund" ? "reversal" : "disputeHold"
  const moved = makePosting(
    facts,
    holdings,
    kind,
    -covered,
    ["available", -covered],
    ["receivable", covered - amount],
    [step === "refund" ? "gateway" : "disputed", amount],
  )
  return [...freed, moved]
}

/** The postings of one step; `hold` comes before `lose` or `win`. A dispute that was won pays first what the house covered. */
export const reversalPostings = (
  step: ReversalStep,
  facts: PostingFacts,
  holdings: Holdings,
  taken: TakenBack,
): Result.Result<Postings> => {
  const { amount } = taken
  if (step === "refund" || step === "hold") return Result.succeed(takenBack(facts, holdings, taken, step))
  if (step === "lose")
    return Result.succeed([makePosting(facts, holdings, "disputeLost", 0, ["disputed", -amount], ["gateway", amount])])
  const covered = Math.min(holdings.owed, amount)
  const back = amount - covered
  return Result.succeed([
    makePosting(
      facts,
      holdings,
      "disputeWon",
      back,
      ["disputed", -amount],
      ["receivable", covered],
      ["available", back],
    ),
  ])
}

/** Whether postings released the lock or the house covered a part, so that the campaign must stop. */
export const isStopped = (postings: Postings): boolean =>
  postings.length > 1 || postings.some((posting) => movementOf(posting, "receivable") < 0)
