import { Result } from "effect"
import type { MinorUnits } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"
import type { InsufficientFunds } from "./failures.ts"
import type { Holdings } from "./ledger.ts"
import { covers, ifMoved, makePosting, notCovered, type PostingFacts, type Postings } from "./make-posting.ts"

/**
 * A paid campaign's total (minor units) is promised to it until its launch, so that no other campaign takes it; a
 * repeat promises nothing more. Fails when less is available. Ours.
 */
export const promise = (
  facts: PostingFacts,
  holdings: Holdings,
  price: Pick<PriceBreakdown, "currency" | "total">,
): Result.Result<Postings, InsufficientFunds> => {
  const { promised, launches } = holdings.campaign
  if (promised > 0 || launches > 0) return Result.succeed([])
  if (!covers(holdings, price)) return notCovered(holdings, price)
  return Result.succeed(
    ifMoved(makePosting(facts, holdings, "promise", 0, ["available", -price.total], ["promised", price.total])),
  )
}

/**
 * A part (minor units) of what was promised to a campaign over stores is available again, for the launch of one of its stores in
 * the same transaction. More than is promised is a fault of the program, which the ledger refuses. Ours.
 */
export const passOn = (facts: PostingFacts, holdings: Holdings, amount: MinorUnits): Postings =>
  ifMoved(makePosting(facts, holdings, "promiseEnd", 0, ["promised", -amount], ["available", amount]))

/** What was promised to a campaign is available again: its launch takes it, or it will never be launched. */
export const endPromise = (facts: PostingFacts, holdings: Holdings): Postings => {
  const { promised } = holdings.campaign
  return ifMoved(makePosting(facts, holdings, "promiseEnd", 0, ["promised", -promised], ["available", promised]))
}
