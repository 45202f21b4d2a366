import type { Offer } from "@domain/creatives"
import { difference } from "@domain/kernel"
import type { SessionChange } from "./session-change.ts"
import type { SignupSession } from "./signup-session.ts"

/** What another offer changes in a draft. */
export type OfferChange = Pick<SessionChange, "creative">

/** Suggested texts name the offer, so they are drafted anew; a person's own stay and are approved again. */
const unapproved = <Copy extends { readonly origin: string }>(copy: Copy | undefined): Copy | undefined =>
  copy === undefined || copy.origin === "suggested" ? undefined : { ...copy, accepted: false }

/**
 * The draft's changes for another offer: no text that was approved with the earlier offer is published unseen. Ours.
 */
export const withOffer = ({ creative }: Pick<SignupSession, "creative">, offerDetail: Offer): OfferChange => {
  const { creativeDetail, offerDetail: before } = creative
  if (creativeDetail === undefined || difference({ offer: before }, { offer: offerDetail }).length === 0)
    return { creative: { offerDetail } }
  const { adDetail: _ad, searchAd: _search, bannerAd: _banner, ...rest } = creativeDetail
  const adDetail = unapproved(creativeDetail.adDetail)
  const searchAd = unapproved(creativeDetail.searchAd)
  const bannerAd = unapproved(creativeDetail.bannerAd)
  return {
    creative: {
      offerDetail,
      creativeDetail: {
        ...rest,
        ...(adDetail !== undefined && { adDetail }),
        ...(searchAd !== undefined && { searchAd }),
        ...(bannerAd !== undefined && { bannerAd }),
      },
    },
  }
}
