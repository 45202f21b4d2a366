import { type AddedPrice, returnedPrice, summedPrice, undonePrice, withAddedPrice } from "@domain/pricing"
import type { Campaign } from "./campaign.ts"

/** A campaign after its money followed its status, and what that moved: below zero goes back to the wallet. */
export interface SettledMoney {
  readonly campaign: Campaign
  readonly moved?: AddedPrice
  /** What a document says of the move; nothing where the same money may be taken again. */
  readonly papers?: AddedPrice
}

type Standing = Pick<Campaign, "status" | "pauseReason">

const awaitsOwner = ({ status, pauseReason }: Standing): boolean =>
  status === "Rejected" || (status === "Paused" && (pauseReason === "owner" || pauseReason === "disabled"))

const runs = ({ status }: Standing): boolean => ["InReview", "Approved", "Active"].includes(status)

/** A campaign at the price that it has once it goes on. */
export const withReturnedMoney = ({ returned, uncredited: _uncredited, ...campaign }: Campaign): Campaign =>
  returned === undefined || campaign.price === undefined
    ? campaign
    : { ...campaign, price: withAddedPrice(campaign.price, returned, campaign.price) }

/** What documents say when a campaign takes its money again: what changed meanwhile, or all that had a credit note. Ours. */
export const papersOfReturn = (returned: AddedPrice, uncredited: AddedPrice | undefined): AddedPrice =>
  uncredited === undefined ? returned : summedPrice(returned, undonePrice(uncredited))

/**
 * A campaign's money follows its status: paused by its owner or refused, it gives back what is not spent, with its tax and without a
 * promotion's part. Once it goes on it takes the same again, the fee but once, and neither makes papers before the end. Ours.
 */
export const settleMoney = (campaign: Campaign): SettledMoney => {
  const { price, returned, uncredited, spent } = campaign
  if (price === undefined) return { campaign }
  if (returned !== undefined) {
    if (runs(campaign))
      return {
        campaign: withReturnedMoney(campaign),
        moved: returned,
        papers: papersOfReturn(returned, uncredited),
      }
    if (campaign.status !== "Completed" && campaign.status !== "Archived") return { campaign }
    const { returned: _kept, ...over } = campaign
    return { campaign: over }
  }
  if (uncredited !== undefined && runs(campaign)) return { campaign: withReturnedMoney(campaign) }
  const left = price.media - spent
  if (!awaitsOwner(campaign) || left <= 0) return { campaign }
  const moved = returnedPrice(price, left, Math.max(0, price.promoDiscount - spent))
  return {
    campaign: {
      ...campaign,
      price: withAddedPrice(price, moved, price),
      returned: undonePrice(moved),
      uncredited: undonePrice(moved),
    },
    moved,
  }
}
