import type { AddedPrice } from "@domain/pricing"
import { Result } from "effect"
import type { InsufficientFunds } from "./failures.ts"
import type { Holdings } from "./ledger.ts"
import { covers, ifMoved, makePosting, notCovered, type PostingFacts, type Postings } from "./make-posting.ts"

/**
 * A launched campaign's lock follows a change of its terms: more media is locked from what is available, with its fee and tax; what
 * is no longer needed is available again with its tax, a promotion's part excepted. Fails when less is available than the change costs.
 */
export const changeLock = (
  facts: PostingFacts,
  holdings: Holdings,
  added: AddedPrice,
): Result.Result<Postings, InsufficientFunds> => {
  const { media, promoDiscount, total, tax } = added
  if (!covers(holdings, added)) return notCovered(holdings, added)
  const paidMedia = media - promoDiscount
  const fee = total - tax - paidMedia
  return Result.succeed([
    ...ifMoved(
      makePosting(
        facts,
        holdings,
        paidMedia > 0 ? "lockMore" : "lockBack",
        0 - paidMedia,
        ["available", 0 - paidMedia],
        ["promo", 0 - promoDiscount],
        ["locked", media],
      ),
    ),
    ...ifMoved(makePosting(facts, holdings, "launchFee", 0 - fee, ["available", 0 - fee], ["fees", fee])),
    ...ifMoved(
      makePosting(facts, holdings, tax < 0 ? "taxBack" : "launchTax", 0 - tax, ["available", 0 - tax], ["tax", tax]),
    ),
  ])
}
