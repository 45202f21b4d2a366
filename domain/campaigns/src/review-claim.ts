import type { UserId } from "@domain/kernel"
import type { ReviewRules } from "@domain/portals"
import type { Campaign } from "./campaign.ts"
import type { ReviewClaim } from "./review-people.ts"

/** How long a campaign stays taken by whoever opened it, in minutes; then anybody may take it. Ours. */
export const claimMinutes = 30

type Reviewed = Pick<Campaign, "portalReview">

/** The claim that still holds at an instant (epoch milliseconds); undefined without any. */
export const claimAt = ({ portalReview }: Reviewed, now: number): ReviewClaim | undefined => {
  const claim = portalReview?.claim
  return claim === undefined || claim.at + claimMinutes * 60_000 <= now ? undefined : claim
}

/** Whether somebody else looks at a campaign at an instant. */
export const isTakenFrom = (campaign: Reviewed, by: UserId, now: number): boolean =>
  (claimAt(campaign, now)?.by ?? by) !== by

/** Whether a campaign's price asks for two people: from the portal's amount in its currency on. Ours. */
export const needsTwoPeople = ({ price }: Pick<Campaign, "price">, { twoPeopleFrom = [] }: ReviewRules): boolean =>
  price !== undefined &&
  twoPeopleFrom.some(({ currency, amount }) => currency === price.currency && price.total >= amount)
