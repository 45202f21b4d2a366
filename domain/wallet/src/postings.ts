import { Result } from "effect"
import type { BusinessProfileId, CampaignId, MinorUnits } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"
import { InsufficientFunds } from "./failures.ts"
import type { Holdings, LedgerAccount, LedgerEntry, Posting } from "./ledger.ts"
import type { TransactionKind } from "./wallet.ts"

/** What a posting is about; `at` is epoch milliseconds. */
export interface PostingFacts {
  readonly businessProfileId: BusinessProfileId
  readonly reference: string
  readonly at: number
  readonly campaignId?: CampaignId
  readonly campaignName?: string
}

type Postings = ReadonlyArray<Posting>
type Move = readonly [account: LedgerAccount, amount: MinorUnits]

const posting = (
  facts: PostingFacts,
  holdings: Holdings,
  kind: TransactionKind,
  amount: MinorUnits,
  ...moves: ReadonlyArray<Move>
): Posting => {
  const entries: ReadonlyArray<LedgerEntry> = moves
    .filter(([, moved]) => moved !== 0)
    .map(([account, moved]) => ({ account, amount: moved }))
  return { ...facts, kind, currency: holdings.currency, amount: amount + 0, entries }
}

const ifMoved = (made: Posting): Postings => (made.entries.length === 0 ? [] : [made])

const short = (holdings: Holdings, needed: MinorUnits) =>
  Result.fail(new InsufficientFunds({ missing: needed - holdings.available, currency: holdings.currency }))

/** A payment arrived: `amount` minor units, not negative, become available. Spec: wallet action 1. */
export const topUp = (facts: PostingFacts, holdings: Holdings, amount: MinorUnits): Result.Result<Postings> =>
  Result.succeed(ifMoved(posting(facts, holdings, "topUp", amount, ["gateway", -amount], ["available", amount])))

/**
 * A launch takes its price's total from what is available: media is locked for the campaign (a promotion adds its share
 * of it), fee and tax are paid at once. One that holds its lock already takes nothing. Fails when less is available than
 * the total.
 */
export const launchLock = (
  facts: PostingFacts,
  holdings: Holdings,
  price: PriceBreakdown,
): Result.Result<Postings, InsufficientFunds> => {
  if (holdings.campaign.isHeld) return Result.succeed([])
  if (holdings.available < price.total) return short(holdings, price.total)
  const fee = price.serviceFee - price.serviceFeeWaived
  const paid = price.media - price.promoDiscount
  const move = (kind: TransactionKind, amount: MinorUnits, ...moves: ReadonlyArray<Move>) =>
    posting(facts, holdings, kind, amount, ...moves)
  return Result.succeed([
    move("launchLock", -paid, ["available", -paid], ["promo", -price.promoDiscount], ["locked", price.media]),
    ...ifMoved(move("launchFee", -fee, ["available", -fee], ["fees", fee])),
    ...ifMoved(move("launchTax", -price.tax, ["available", -price.tax], ["tax", price.tax])),
  ])
}

/** A campaign spent on media: up to `spentSoFar` in all, of which what was spent before is left out, never above its lock. */
export const spend = (facts: PostingFacts, holdings: Holdings, spentSoFar: MinorUnits): Result.Result<Postings> => {
  const { locked, spent } = holdings.campaign
  const amount = Math.max(0, Math.min(spentSoFar - spent, locked))
  return Result.succeed(ifMoved(posting(facts, holdings, "spend", -amount, ["locked", -amount], ["spend", amount])))
}

/**
 * A campaign ended: what it did not spend is available again, except for what a promotion had paid for. The lock is over
 * even if nothing of it is left; without a lock nothing happens.
 */
export const unlock = (facts: PostingFacts, holdings: Holdings): Result.Result<Postings> => {
  const { locked, promo, isHeld } = holdings.campaign
  if (!isHeld) return Result.succeed([])
  const toPromo = Math.min(promo, locked)
  const back = locked - toPromo
  return Result.succeed([
    posting(facts, holdings, "unlock", back, ["locked", -locked], ["promo", toPromo], ["available", back]),
  ])
}

/** Money goes back through the gateway; fails when less than `amount` is available. Spec: wallet action 2. */
export const refund = (
  facts: PostingFacts,
  holdings: Holdings,
  amount: MinorUnits,
): Result.Result<Postings, InsufficientFunds> =>
  holdings.available < amount
    ? short(holdings, amount)
    : Result.succeed(ifMoved(posting(facts, holdings, "refund", -amount, ["available", -amount], ["gateway", amount])))
