import type { AddedPrice } from "@domain/pricing"
import { Result } from "effect"
import { changeLock } from "./change-lock.ts"
import { type Holdings, noCampaignHoldings } from "./ledger.ts"
import type { PostingFacts, Postings } from "./make-posting.ts"

/** A wallet from which any change may be written. */
const plenty = ({ currency }: AddedPrice): Holdings => ({
  currency,
  available: Number.MAX_SAFE_INTEGER,
  promised: 0,
  locked: 0,
  owed: 0,
  campaign: noCampaignHoldings,
})

/** A change of a campaign's money as a document says it: in the form of postings, which nobody posts. Ours. */
export const paperPostings = (facts: PostingFacts, change: AddedPrice): Postings =>
  Result.getOrElse(changeLock(facts, plenty(change), change), () => [])
