import type { CampaignChannel } from "@domain/campaigns"
import type { Objective } from "@domain/creatives"
import { backPage, type Flavour, type PageId } from "@domain/launch"

/** Channels on which this product launches campaigns. */
export const offeredChannels: ReadonlyArray<CampaignChannel> = ["Social", "Search"]

/** Where an objective is reached best; messages need a social page. */
export const recommendedChannels = (objective: Objective): ReadonlyArray<CampaignChannel> =>
  objective === "InstantMessages" ? ["Social"] : ["Social", "Search"]

/** Whether a page has nothing to ask for the chosen channels: interests are social, keywords are search. */
export const isLeftOut = (page: PageId, channels: ReadonlyArray<CampaignChannel>): boolean =>
  (page === "fbInterests" && !channels.includes("Social")) ||
  (page === "googleKeywords" && !channels.includes("Search"))

/** The nearest page before this one that asks something. */
export const pageBefore = (
  flavour: Flavour,
  page: PageId,
  channels: ReadonlyArray<CampaignChannel>,
): PageId | undefined => {
  const before = backPage(flavour, page)?.id
  return before === undefined || !isLeftOut(before, channels) ? before : pageBefore(flavour, before, channels)
}
