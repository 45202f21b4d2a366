import type { CampaignChannel } from "./campaign-channel.ts"
import { campaignChannels, channelDefinitions, usualChannels } from "./channel-definitions.ts"

const isText = (channel: CampaignChannel): boolean => channelDefinitions[channel].ad === "text"

/** The first picture channel, which a campaign without another channel gets. */
const pictureChannels = usualChannels.filter((channel) => !isText(channel)).slice(0, 1)

/** The channels without a search ad; social if none is left, since a campaign needs a channel. Ours. */
export const withoutSearchAd = (
  channels: ReadonlyArray<CampaignChannel> = pictureChannels,
): ReadonlyArray<CampaignChannel> => {
  const others = channels.filter((channel) => !isText(channel))
  return others.length === 0 ? pictureChannels : others
}

/** The channels with an accepted search ad, whose channel is added back; undefined if none were chosen. Ours. */
export const withSearchAd = (
  channels: ReadonlyArray<CampaignChannel> | undefined,
): ReadonlyArray<CampaignChannel> | undefined =>
  channels && campaignChannels.filter((channel) => isText(channel) || channels.includes(channel))
