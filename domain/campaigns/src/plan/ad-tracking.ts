import type { CampaignChannel } from "../campaign-channel.ts"
import { channelDefinitions } from "../channel-definitions.ts"
import { type ClickTracking, effectiveTracking, trackingQuery } from "@domain/creatives"
import type { CampaignPlan } from "./campaign-plan.ts"

/** The ad of a channel, as its address names it. */
export interface TrackedAd {
  readonly channel: CampaignChannel
  readonly campaignName: string
  /** Where a click leads, without what tracking adds. */
  readonly address: string
  readonly mark?: CampaignMark
}

/** By what a website tells which campaign's ad was clicked. */
export interface CampaignMark {
  /** The parameter of an address that carries it. */
  readonly name: string
  readonly value: string
  /** Whether results are counted by it, so that it is carried where tags are switched off too. */
  readonly isNeeded: boolean
}

/**
 * What a draft's ad adds to its address, as a query: the owner's choice of tags, else the portal's, and the campaign's mark
 * beside them. Ours.
 */
export const adTracking = (
  { business, creative: { clickTracking, creativeDetail } }: Pick<CampaignPlan, "business" | "creative">,
  portals: ClickTracking | undefined,
  { channel, campaignName, address, mark }: TrackedAd,
): string => {
  const { ad, clicks } = channelDefinitions[channel]
  const headlines = {
    picture: creativeDetail?.adDetail?.headline,
    text: creativeDetail?.searchAd?.headlines[0],
    banner: creativeDetail?.bannerAd?.headlines[0],
  }
  const tracking = effectiveTracking(clickTracking, portals)
  const tags = trackingQuery(address, tracking, {
    ...clicks,
    campaign: campaignName,
    business: business.name ?? "",
    ad: headlines[ad] ?? "",
  })
  const isMarked = mark !== undefined && (tracking.isOn || mark.isNeeded)
  return [tags, isMarked ? `${mark.name}=${mark.value}` : ""].filter((query) => query !== "").join("&")
}
