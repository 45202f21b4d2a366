import { Result } from "effect"
import type { BusinessProfileId, CampaignId, MinorUnits } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"
import { InsufficientFunds } from "./failures.ts"
import type { Holdings, LedgerAccount, Posting } from "./ledger.ts"
import type { TransactionKind } from "./wallet.ts"

/** What a posting is about; `at` is epoch milliseconds. */
export interface PostingFacts {
  readonly businessProfileId: BusinessProfileId
  readonly reference: string
  readonly at: number
  readonly campaignId?: CampaignId
  readonly campaignName?: string
}

/** Postings of one decision, in order; none when nothing moves. */
export type Postings = ReadonlyArray<Posting>

/** A signed movement of an account, in minor units. */
export type Move = readonly [account: LedgerAccount, amount: MinorUnits]

/** A posting of moves; moves of zero are left out. `amount` is what the statement shows. */
export const makePosting = (
  facts: PostingFacts,
  { currency }: Pick<Holdings, "currency">,
  kind: TransactionKind,
  amount: MinorUnits,
  ...moves: ReadonlyArray<Move>
): Posting => ({
  ...facts,
  kind,
  currency,
  amount: amount + 0,
  entries: moves.filter(([, moved]) => moved !== 0).map(([account, moved]) => ({ account, amount: moved })),
})

/** The posting, unless it moves nothing. */
export const ifMoved = (made: Posting): Postings => (made.entries.length === 0 ? [] : [made])

/** Whether the price may be taken from what is available: a wallet holds nothing in another currency than its own. */
export const covers = ({ currency, available }: Holdings, price: Pick<PriceBreakdown, "currency" | "total">): boolean =>
  price.currency === currency && available >= price.total

/** The refusal of a price that is not covered, with how much is missing in its currency. */
export const notCovered = (
  { currency, available }: Holdings,
  price: Pick<PriceBreakdown, "currency" | "total">,
): Result.Result<never, InsufficientFunds> => {
  const missing = price.currency === currency ? price.total - available : price.total
  return Result.fail(new InsufficientFunds({ missing, currency: price.currency }))
}
