import { CampaignChannel } from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import { Option, Schema } from "effect"

/** Which campaign's ad was clicked, and on which channel. */
export const AdMark = Schema.Struct({ campaignId: CampaignId, channel: CampaignChannel })
export type AdMark = typeof AdMark.Type

const numberOf = Schema.encodeSync(CampaignChannel)
const channelOf = Schema.decodeUnknownOption(CampaignChannel)
const campaignOf = Schema.decodeUnknownOption(CampaignId)

/** A mark as an address carries it: the campaign's and the channel's number. */
export const adMarkText = ({ campaignId, channel }: AdMark): string => `${campaignId}-${numberOf(channel)}`

/** The mark that a text names; undefined where it names none. */
export const adMarkOf = (text: string): AdMark | undefined => {
  const [, campaign = "", channel = ""] = /^([1-9]\d{0,15})-(\d)$/.exec(text) ?? []
  return Option.getOrUndefined(
    Option.zipWith(campaignOf(Number(campaign)), channelOf(Number(channel)), (campaignId, found) => ({
      campaignId,
      channel: found,
    })),
  )
}
