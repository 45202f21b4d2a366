import { Result } from "effect"
import type { MinorUnits } from "@domain/kernel"
import type { Holdings } from "./ledger.ts"
import { ifMoved, makePosting, type Move, type PostingFacts, type Postings } from "./make-posting.ts"

/**
 * How much of what the networks report in all is the campaign's own: never more than its launches locked. The rest is the
 * house's.
 */
export const ownSpend = (
  { locked, spent }: Pick<Holdings["campaign"], "locked" | "spent">,
  reported: MinorUnits,
): MinorUnits => Math.max(0, Math.min(reported, locked + spent))

/** Accounts that spend moves: the lock, or corrections after its end, back to their payer. */
const backTo = ({ spent, promoSpent, isHeld }: Holdings["campaign"], amount: MinorUnits): ReadonlyArray<Move> => {
  if (isHeld) return [["locked", amount]]
  const toOwner = Math.min(amount, spent - promoSpent)
  return [
    ["available", toOwner],
    ["promo", amount - toOwner],
  ]
}

/**
 * The networks report what was spent on media in all. What is the campaign's own leaves its lock, what they take back returns, and
 * what they delivered beyond it is booked to the house, which the owner's statement does not show.
 */
export const spend = (facts: PostingFacts, holdings: Holdings, reported: MinorUnits): Result.Result<Postings> => {
  const { campaign } = holdings
  const chargeable = ownSpend(campaign, reported)
  const moved = chargeable - campaign.spent
  const houseMoved = Math.max(0, reported - chargeable) - campaign.house
  const moves = backTo(campaign, -moved)
  const shown = -moved - (moves.find(([account]) => account === "promo")?.[1] ?? 0)
  return Result.succeed([
    ...ifMoved(makePosting(facts, holdings, "spend", shown, ...moves, ["spend", moved])),
    ...ifMoved(makePosting(facts, holdings, "houseSpend", 0, ["house", -houseMoved], ["spend", houseMoved])),
  ])
}
