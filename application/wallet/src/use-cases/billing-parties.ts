import { Effect } from "effect"
import type { BusinessProfileId, CampaignId, PortalId, Region } from "@domain/kernel"
import { buyerOf, sellerIn, unregisteredEntity } from "@domain/wallet"
import { type BilledOrder, PricesToday } from "@application/signup/services"
import { BilledBusinesses } from "../ports/billed-businesses.ts"
import { BillingDetails, IssuingEntities } from "../stores/billing-settings.ts"

/** Who issues a portal's documents in a region. */
export const issuingEntityOf = Effect.fnUntraced(function* (portalId: PortalId, title: string, region: Region) {
  const stored = yield* (yield* IssuingEntities).find({ portalId, region })
  if (stored !== undefined) return stored
  const { sellerStateCode } = yield* (yield* PricesToday).of(portalId, region)
  return unregisteredEntity(region, title, sellerStateCode)
})

/** The seller and the buyer of a document about a campaign, or about money on account. */
export const billingParties = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  campaignId?: CampaignId,
  order?: BilledOrder,
) {
  const business = yield* (yield* BilledBusinesses).of(businessProfileId, campaignId, order)
  const { portalId, portalTitle, region } = business
  const saved = yield* (yield* BillingDetails).find({ businessProfileId })
  const buyer = buyerOf(business, business.ordered, saved)
  return {
    portalId,
    seller: sellerIn(yield* issuingEntityOf(portalId, portalTitle, region), buyer.state),
    buyer,
    isSaved: saved !== undefined,
  }
})
