import type { CampaignChannel } from "@domain/campaigns"
import type { Objective } from "@domain/creatives"
import type { TurnFacts } from "@domain/launch"

/** Channels on which this product launches campaigns. */
export const offeredChannels: ReadonlyArray<CampaignChannel> = ["Social", "Search"]

/** Where an objective is reached best; messages need a social page. */
export const recommendedChannels = (objective: Objective): ReadonlyArray<CampaignChannel> =>
  objective === "InstantMessages" ? ["Social"] : ["Social", "Search"]

/** What the chosen channels leave out: interests are social, keywords are search. */
export const channelFacts = (channels: ReadonlyArray<CampaignChannel>): TurnFacts => ({
  noSocial: !channels.includes("Social"),
  noSearch: !channels.includes("Search"),
})
