import type { CampaignId, MinorUnits } from "@domain/kernel"
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
  owed: holdings.owed - movementOf(posting, "receivable"),
  campaign:
    campaignId !== undefined && posting.campaignId === campaignId
      ? afterCampaignPosting(holdings.campaign, posting)
      : holdings.campaign,
})

/** How much of a movement of spend is a promotion's: its money is spent before the owner's, and comes back after it. */
const promoShare = ({ spent, promo, promoSpent }: CampaignHoldings, moved: MinorUnits): MinorUnits =>
  moved >= 0 ? Math.min(moved, promo) : Math.min(0, moved + spent - promoSpent)

const afterCampaignPosting = (before: CampaignHoldings, posting: Posting): CampaignHoldings => {
  const spent = posting.kind === "spend" ? movementOf(posting, "spend") : 0
  const ofPromo = promoShare(before, spent)
  return {
    promised: before.promised + movementOf(posting, "promised"),
    locked: before.locked + movementOf(posting, "locked"),
    spent: before.spent + spent,
    promo: before.promo - movementOf(posting, "promo") - ofPromo,
    promoSpent: before.promoSpent + ofPromo,
    house: before.house - movementOf(posting, "house"),
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
  const { available, promised, locked, owed } = afterPosting(holdings, posting)
  return Math.min(available, promised, locked, owed) < 0 ? "overdrawn" : undefined
}
