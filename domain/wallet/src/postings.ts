import { Result } from "effect"
import type { CurrencyCode, MinorUnits } from "@domain/kernel"
import { type PriceBreakdown, taxableOf, taxOfUnused } from "@domain/pricing"
import type { InsufficientFunds } from "./failures.ts"
import { type Holdings, movementOf } from "./ledger.ts"
import { afterPosting } from "./holdings.ts"
import {
  covers,
  ifMoved,
  makePosting,
  type Move,
  notCovered,
  type PostingFacts,
  type Postings,
} from "./make-posting.ts"
import { endPromise } from "./promise.ts"
import type { TransactionKind } from "./wallet.ts"

/**
 * A payment arrived: `amount` minor units, not negative, become available. Of another currency than the wallet's it makes a
 * posting that may not be kept. Spec: wallet action 1.
 */
export const topUp = (
  facts: PostingFacts,
  holdings: Holdings,
  amount: MinorUnits,
  currency: CurrencyCode = holdings.currency,
): Result.Result<Postings> =>
  Result.succeed(
    ifMoved(makePosting(facts, { currency }, "topUp", amount, ["gateway", -amount], ["available", amount])),
  )

/**
 * A launch locks the media and pays fee and tax from the promised and available balance, a promotion adding its share;
 * one that holds its lock takes nothing. Fails when less than the total is there. Spec: Wallet, locked funds.
 */
export const launchLock = (
  facts: PostingFacts,
  holdings: Holdings,
  price: PriceBreakdown,
): Result.Result<Postings, InsufficientFunds> => {
  if (holdings.campaign.isHeld) return Result.succeed([])
  const freed = endPromise(facts, holdings)
  const available = freed.reduce((before, posting) => afterPosting(before, posting, facts.campaignId), holdings)
  if (!covers(available, price)) return notCovered(available, price)
  const fee = price.serviceFee - price.serviceFeeWaived
  const paid = price.media - price.promoDiscount
  const move = (kind: TransactionKind, amount: MinorUnits, ...moves: ReadonlyArray<Move>) =>
    makePosting(facts, holdings, kind, amount, ...moves)
  return Result.succeed([
    ...freed,
    move("launchLock", -paid, ["available", -paid], ["promo", -price.promoDiscount], ["locked", price.media]),
    ...ifMoved(move("launchFee", -fee, ["available", -fee], ["fees", fee])),
    ...ifMoved(move("launchTax", -price.tax, ["available", -price.tax], ["tax", price.tax])),
  ])
}

/**
 * The end of a campaign: unspent money is available again, except for a promotion's share. One that was never launched
 * returns what was promised to it.
 */
export const unlock = (facts: PostingFacts, holdings: Holdings): Result.Result<Postings> => {
  const { locked, promo, isHeld } = holdings.campaign
  if (!isHeld) return Result.succeed(endPromise(facts, holdings))
  const toPromo = Math.min(promo, locked)
  const back = locked - toPromo
  return Result.succeed([
    makePosting(facts, holdings, "unlock", back, ["locked", -locked], ["promo", toPromo], ["available", back]),
  ])
}

/** What the end of a lock needs of its campaign's price. */
export type EndedPrice = Pick<
  PriceBreakdown,
  "media" | "promoDiscount" | "serviceFee" | "serviceFeeWaived" | "tax" | "taxes"
>

/** A campaign ends: as `unlock`, and the tax of the unspent media comes back with it. Its fee stays. Ours. */
export const endLaunch = (facts: PostingFacts, holdings: Holdings, price: EndedPrice): Result.Result<Postings> =>
  Result.map(unlock(facts, holdings), (unlocked) => {
    if (!holdings.campaign.isHeld) return unlocked
    const back = unlocked.reduce((sum, posting) => sum + movementOf(posting, "available"), 0)
    const tax = taxOfUnused(back, { ...price, taxable: taxableOf(price) })
    return [...unlocked, ...ifMoved(makePosting(facts, holdings, "taxBack", tax, ["tax", -tax], ["available", tax]))]
  })

/**
 * A launched campaign is given up: as `endLaunch`, and as long as nothing was spent on it all of fee and tax come back, since
 * nothing was done for them. Ours.
 */
export const undoLaunch = (facts: PostingFacts, holdings: Holdings, price: EndedPrice): Result.Result<Postings> => {
  const { isHeld, spent } = holdings.campaign
  if (!isHeld || spent > 0) return endLaunch(facts, holdings, price)
  const { serviceFee, serviceFeeWaived, tax } = price
  return Result.map(unlock(facts, holdings), (unlocked) => {
    const fee = serviceFee - serviceFeeWaived
    return [
      ...unlocked,
      ...ifMoved(makePosting(facts, holdings, "feeBack", fee, ["fees", -fee], ["available", fee])),
      ...ifMoved(makePosting(facts, holdings, "taxBack", tax, ["tax", -tax], ["available", tax])),
    ]
  })
}

/**
 * An add-on pack is bought from what is available: its price goes to fees, its tax to tax, at once. Fails when less is
 * available than the total. Spec: Add-on pack; paid from the wallet, ours.
 */
export const buyAddOn = (
  facts: PostingFacts,
  holdings: Holdings,
  price: PriceBreakdown,
): Result.Result<Postings, InsufficientFunds> => {
  if (!covers(holdings, price)) return notCovered(holdings, price)
  const { total, tax } = price
  const moves: ReadonlyArray<Move> = [
    ["available", -total],
    ["fees", total - tax],
    ["tax", tax],
  ]
  return Result.succeed(ifMoved(makePosting(facts, holdings, "addOn", -total, ...moves)))
}
