import type { CampaignId } from "@domain/kernel"
import {
  type CampaignHoldings,
  type Holdings,
  imbalance,
  movementOf,
  noCampaignHoldings,
  type Posting,
} from "./ledger.ts"

/** Why a posting may not be kept; a fault of the program, never of the caller's. */
export type PostingFault = "unbalanced" | "otherCurrency" | "overdrawn"

/** Balances after a posting; the campaign's change only if the posting is about it. */
export const afterPosting = (holdings: Holdings, posting: Posting, campaignId?: CampaignId): Holdings => ({
  ...holdings,
  available: holdings.available + movementOf(posting, "available"),
  promised: holdings.promised + movementOf(posting, "promised"),
  locked: holdings.locked + movementOf(posting, "locked"),
  campaign:
    campaignId !== undefined && posting.campaignId === campaignId
      ? afterCampaignPosting(holdings.campaign, posting)
      : holdings.campaign,
})

const afterCampaignPosting = (before: CampaignHoldings, posting: Posting): CampaignHoldings => {
  const spent = movementOf(posting, "spend")
  const promo = before.promo - movementOf(posting, "promo")
  return {
    promised: before.promised + movementOf(posting, "promised"),
    locked: before.locked + movementOf(posting, "locked"),
    spent: before.spent + spent,
    promo: Math.max(0, promo - spent),
    launches: before.launches + (posting.kind === "launchLock" ? 1 : 0),
    isHeld: posting.kind === "launchLock" || (before.isHeld && posting.kind !== "unlock"),
  }
}

/** A campaign's holdings from all its postings, oldest first. A promotion's money is spent before the owner's. */
export const campaignHoldings = (postings: ReadonlyArray<Posting>): CampaignHoldings =>
  postings.reduce(afterCampaignPosting, noCampaignHoldings)

/** The first fault of a posting on these holdings, if any. */
export const postingFault = (holdings: Holdings, posting: Posting): PostingFault | undefined => {
  if (imbalance(posting) !== 0) return "unbalanced"
  if (posting.currency !== holdings.currency) return "otherCurrency"
  const { available, promised, locked } = afterPosting(holdings, posting)
  return Math.min(available, promised, locked) < 0 ? "overdrawn" : undefined
}
