import { type CampaignChannel, campaignChannels, channelDefinitions } from "@domain/campaigns"
import { wireEnum } from "@domain/kernel"
import { channelOrder, type EditorChannel } from "@domain/launch"
import { Record } from "effect"

/** Networks by their numbers; no channel advertises on Twitter. Spec: enumerations, platforms. */
export const Platform = wireEnum({ Google: 1, Facebook: 5, Twitter: 6 })
export type Platform = typeof Platform.Type

/** The network behind each channel: social is Facebook, search Google; that banners are Google's is ours. */
export const platformOf: Readonly<Record<CampaignChannel, Platform>> = Record.map(
  channelDefinitions,
  ({ network }): Platform => network,
)

/** The channels that a network carries, in their order. */
export const channelsOn = (platform: Platform): ReadonlyArray<CampaignChannel> =>
  campaignChannels.filter((channel) => platformOf[channel] === platform)

const named: Readonly<Record<EditorChannel, CampaignChannel>> = { social: "Social", search: "Search", banner: "Banner" }

/** The chosen channels once each, in the order in which their creatives are made. The order is launch's. Spec: "Creative order". */
export const inCreativeOrder = (
  category: Parameters<typeof channelOrder>[0],
  chosen: ReadonlyArray<CampaignChannel>,
): ReadonlyArray<CampaignChannel> =>
  channelOrder(category)
    .map((name) => named[name])
    .filter((channel) => chosen.includes(channel))
