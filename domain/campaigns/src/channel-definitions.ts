import { Struct } from "effect"
import type { ServiceName, Services } from "@domain/kernel"
import type { Objective } from "@domain/creatives"
import { CampaignChannel } from "./campaign-channel.ts"

/** What distinguishes one channel from another. */
export interface ChannelDefinition {
  /** Whether campaigns can be launched on it. */
  readonly isOffered: boolean
  /** The third party that it needs. */
  readonly needs: ServiceName
  /** The network that shows its ads. Spec: enumerations, platforms. */
  readonly network: "Facebook" | "Google"
  /** What its clicks are called in addresses: where they come from, and how they are paid for. Ours. */
  readonly clicks: { readonly network: string; readonly medium: string }
  /** What its ads are made of: a picture with words, or lines of text alone. */
  readonly ad: "picture" | "text"
  /** The network's means of targeting besides place, age and gender. */
  readonly targetsBy: "interests" | "keywords" | "neither"
  /** Whether its ads open a form, and so bring leads with names. */
  readonly hasLeadForm: boolean
  /** Whether its ads are shown in the name of a page. */
  readonly needsPage: boolean
  /** Whether people can answer its ads with a message. */
  readonly takesMessages: boolean
}

/** Every channel; one without a row does not compile. That banners are Google's, and not offered yet, is ours. */
export const channelDefinitions: Readonly<Record<CampaignChannel, ChannelDefinition>> = {
  Social: {
    isOffered: true,
    needs: "meta",
    network: "Facebook",
    clicks: { network: "facebook", medium: "paid_social" },
    ad: "picture",
    targetsBy: "interests",
    hasLeadForm: true,
    needsPage: true,
    takesMessages: true,
  },
  Search: {
    isOffered: true,
    needs: "google",
    network: "Google",
    clicks: { network: "google", medium: "cpc" },
    ad: "text",
    targetsBy: "keywords",
    hasLeadForm: false,
    needsPage: false,
    takesMessages: false,
  },
  Banner: {
    isOffered: false,
    needs: "google",
    network: "Google",
    clicks: { network: "google", medium: "display" },
    ad: "picture",
    targetsBy: "neither",
    hasLeadForm: false,
    needsPage: false,
    takesMessages: false,
  },
}

/** Every channel, by its number; a profile may advertise on any of them. Spec: enumerations, channels. */
export const campaignChannels: ReadonlyArray<CampaignChannel> = Struct.keys(channelDefinitions)

/** Channels on which campaigns can be launched. */
export const offeredChannels: ReadonlyArray<CampaignChannel> = campaignChannels.filter(
  (channel) => channelDefinitions[channel].isOffered,
)

/** Offered channels whose network an installation has. Ours. */
export const channelsOn = (services: Services): ReadonlyArray<CampaignChannel> =>
  offeredChannels.filter((channel) => services.has(channelDefinitions[channel].needs))

/** Where an objective is reached best, of the channels that are offered. Ours. */
export const recommendedChannels = (
  objective: Objective,
  offered: ReadonlyArray<CampaignChannel> = offeredChannels,
): ReadonlyArray<CampaignChannel> =>
  offered.filter((channel) => objective !== "InstantMessages" || channelDefinitions[channel].takesMessages)

/**
 * Whether a channel counts what an objective wants: a search ad's clicks and calls are counted, enquiries and messages that follow
 * a click are not. Ours.
 */
export const countsResults = (channel: CampaignChannel, objective: Objective): boolean => {
  const { hasLeadForm, takesMessages } = channelDefinitions[channel]
  if (objective === "LeadGeneration") return hasLeadForm
  return objective !== "InstantMessages" || takesMessages
}

/** Whether any of the channels has this about it. */
const someHas =
  (holds: (definition: ChannelDefinition) => boolean) =>
  (channels: ReadonlyArray<CampaignChannel>): boolean =>
    channels.some((channel) => holds(channelDefinitions[channel]))

/** Whether any of the channels shows a picture, and so the social ad's texts. */
export const showsPicture = someHas(({ ad }) => ad === "picture")

/** Whether any of the channels shows the search ad's texts. */
export const showsText = someHas(({ ad }) => ad === "text")

/** Whether any of the channels finds its audience by interests. */
export const takesInterests = someHas(({ targetsBy }) => targetsBy === "interests")

/** Whether any of the channels finds its audience by keywords. */
export const takesKeywords = someHas(({ targetsBy }) => targetsBy === "keywords")

/** Whether any of the channels shows its ads in the name of a page. */
export const needsPage = someHas((definition) => definition.needsPage)
