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
}

/** What a draft's ad adds to its address, as a query: the owner's choice, else the portal's. Ours. */
export const adTracking = (
  { business, creative: { clickTracking, creativeDetail } }: Pick<CampaignPlan, "business" | "creative">,
  portals: ClickTracking | undefined,
  { channel, campaignName, address }: TrackedAd,
): string => {
  const { ad, clicks } = channelDefinitions[channel]
  const headline = ad === "text" ? creativeDetail?.searchAd?.headlines[0] : creativeDetail?.adDetail?.headline
  return trackingQuery(address, effectiveTracking(clickTracking, portals), {
    ...clicks,
    campaign: campaignName,
    business: business.name ?? "",
    ad: headline ?? "",
  })
}
