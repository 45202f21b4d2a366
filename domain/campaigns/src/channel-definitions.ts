import { Struct } from "effect"
import type { ServiceName, Services } from "@domain/kernel"
import type { PortalFlags } from "@domain/portals"
import type { Objective } from "@domain/creatives"
import { CampaignChannel } from "./campaign-channel.ts"

/** What distinguishes one channel from another. */
export interface ChannelDefinition {
  /** The flag of portals that offer it; absent for a usual channel, which every portal offers. */
  readonly portalFlag?: "isBannerOffered"
  /** The third party that it needs. */
  readonly needs: ServiceName
  /** The network that shows its ads. Spec: enumerations, platforms. */
  readonly network: "Facebook" | "Google"
  /** What its clicks are called in addresses: where they come from, and how they are paid for. Ours. */
  readonly clicks: { readonly network: string; readonly medium: string }
  /** What its ads are made of: a drawn ad with words, lines of text alone, or pictures and lines that the network puts together. */
  readonly ad: "picture" | "text" | "banner"
  /** The network's means of targeting besides place, age and gender. */
  readonly targetsBy: "interests" | "keywords" | "neither"
  /** Whether its ads open a form, and so bring leads with names. */
  readonly hasLeadForm: boolean
  /** Whether its ads are shown in the name of a page. */
  readonly needsPage: boolean
  /** Whether people can answer its ads with a message. */
  readonly takesMessages: boolean
  /** Whether people can call from its ads, and its network counts the calls. */
  readonly takesCalls: boolean
}

/** Every channel; one without a row does not compile. That banners are Google's, and offered where a portal says so, is ours. */
export const channelDefinitions: Readonly<Record<CampaignChannel, ChannelDefinition>> = {
  Social: {
    needs: "meta",
    network: "Facebook",
    clicks: { network: "facebook", medium: "paid_social" },
    ad: "picture",
    targetsBy: "interests",
    hasLeadForm: true,
    needsPage: true,
    takesMessages: true,
    takesCalls: true,
  },
  Search: {
    needs: "google",
    network: "Google",
    clicks: { network: "google", medium: "cpc" },
    ad: "text",
    targetsBy: "keywords",
    hasLeadForm: false,
    needsPage: false,
    takesMessages: false,
    takesCalls: true,
  },
  Banner: {
    portalFlag: "isBannerOffered",
    needs: "google",
    network: "Google",
    clicks: { network: "google", medium: "display" },
    ad: "banner",
    targetsBy: "neither",
    hasLeadForm: false,
    needsPage: false,
    takesMessages: false,
    takesCalls: false,
  },
}

/** Every channel, by its number; a profile may advertise on any of them. Spec: enumerations, channels. */
export const campaignChannels: ReadonlyArray<CampaignChannel> = Struct.keys(channelDefinitions)

/** The channels among some that every portal offers, and that a campaign has where nobody chooses. Ours. */
export const usualOf = (channels: ReadonlyArray<CampaignChannel>): ReadonlyArray<CampaignChannel> =>
  channels.filter((channel) => channelDefinitions[channel].portalFlag === undefined)

/** The channels that every portal offers. Ours. */
export const usualChannels: ReadonlyArray<CampaignChannel> = usualOf(campaignChannels)

/** What a portal says of the channels that not every portal offers. */
export type ChannelFlags = Pick<PortalFlags, "isBannerOffered">

/** The channels that a portal offers and whose network the installation has. Ours. */
export const channelsOn = (services: Services, flags: ChannelFlags): ReadonlyArray<CampaignChannel> =>
  campaignChannels.filter((channel) => {
    const { needs, portalFlag } = channelDefinitions[channel]
    return services.has(needs) && (portalFlag === undefined || flags[portalFlag] === true)
  })

/** Where an objective is reached best, of the usual channels that are offered. Ours. */
export const recommendedChannels = (
  objective: Objective,
  offered: ReadonlyArray<CampaignChannel> = usualChannels,
): ReadonlyArray<CampaignChannel> =>
  usualOf(offered).filter((channel) => objective !== "InstantMessages" || channelDefinitions[channel].takesMessages)

/**
 * Whether a channel counts what an objective wants: a search ad's clicks and calls are counted, a banner's clicks alone; enquiries
 * and messages that follow a click are not. Ours.
 */
export const countsResults = (channel: CampaignChannel, objective: Objective): boolean => {
  const { hasLeadForm, takesMessages, takesCalls } = channelDefinitions[channel]
  if (objective === "LeadGeneration") return hasLeadForm
  if (objective === "Calls") return takesCalls
  return objective !== "InstantMessages" || takesMessages
}

/** Whether any of the channels has this about it. */
const someHas =
  (holds: (definition: ChannelDefinition) => boolean) =>
  (channels: ReadonlyArray<CampaignChannel>): boolean =>
    channels.some((channel) => holds(channelDefinitions[channel]))

/** Whether any of the channels shows the drawn ad, and so the social ad's texts. */
export const showsPicture = someHas(({ ad }) => ad === "picture")

/** Whether any of the channels shows the banner's pictures and texts. */
export const showsBanner = someHas(({ ad }) => ad === "banner")

/** Whether any of the channels shows what the campaign's design is made of. */
export const showsDesign = someHas(({ ad }) => ad !== "text")

/** Whether any of the channels shows the search ad's texts. */
export const showsText = someHas(({ ad }) => ad === "text")

/** Whether any of the channels finds its audience by interests. */
export const takesInterests = someHas(({ targetsBy }) => targetsBy === "interests")

/** Whether any of the channels finds its audience by keywords. */
export const takesKeywords = someHas(({ targetsBy }) => targetsBy === "keywords")

/** Whether any of the channels shows its ads in the name of a page. */
export const needsPage = someHas((definition) => definition.needsPage)
