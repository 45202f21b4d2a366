import type { CampaignChannel } from "./campaign-channel.ts"
import { campaignChannels, channelDefinitions, offeredChannels } from "./channel-definitions.ts"

const isText = (channel: CampaignChannel): boolean => channelDefinitions[channel].ad === "text"

/** The first channel that shows pictures: what a campaign falls back to. */
const pictureChannels = offeredChannels.filter((channel) => !isText(channel)).slice(0, 1)

/** The channels after somebody goes on without a search ad; social where no other is left. Ours. */
export const withoutSearchAd = (
  channels: ReadonlyArray<CampaignChannel> = pictureChannels,
): ReadonlyArray<CampaignChannel> => {
  const others = channels.filter((channel) => !isText(channel))
  return others.length === 0 ? pictureChannels : others
}

/** The channels after a search ad is accepted: a text channel that was left out comes back; undefined while none were chosen. Ours. */
export const withSearchAd = (
  channels: ReadonlyArray<CampaignChannel> | undefined,
): ReadonlyArray<CampaignChannel> | undefined =>
  channels &&
  campaignChannels.filter(
    (channel) => (isText(channel) && channelDefinitions[channel].isOffered) || channels.includes(channel),
  )
