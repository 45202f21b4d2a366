import type { CampaignChannel } from "./campaign-channel.ts"

const order: ReadonlyArray<CampaignChannel> = ["Social", "Search", "Banner"]

/** The channels once somebody goes on without a search ad; social where nothing else is left, since a campaign has a channel. Ours. */
export const withoutSearchAd = (
  channels: ReadonlyArray<CampaignChannel> = ["Social"],
): ReadonlyArray<CampaignChannel> => {
  const others = channels.filter((channel) => channel !== "Search")
  return others.length === 0 ? ["Social"] : others
}

/** The channels once a search ad is accepted: one that was left out comes back; undefined while none were chosen. Ours. */
export const withSearchAd = (
  channels: ReadonlyArray<CampaignChannel> | undefined,
): ReadonlyArray<CampaignChannel> | undefined =>
  channels && order.filter((channel) => channel === "Search" || channels.includes(channel))
