import type { CampaignChannel } from "../campaign-channel.ts"
import { type ChannelFlags, channelsOn, showsText, usualChannels, usualOf } from "../channel-definitions.ts"
import type { Services } from "@domain/kernel"
import type { CampaignPlan } from "./campaign-plan.ts"

type Offering = { readonly channelsOffered?: ReadonlyArray<CampaignChannel> | undefined }
type Draft = Offering & { readonly targeting: Pick<CampaignPlan["targeting"], "channels"> }

/** The channels that a draft may run on: the channels that installation and portal had when the draft began. Ours. */
export const channelsOfferedTo = ({ channelsOffered }: Offering): ReadonlyArray<CampaignChannel> =>
  channelsOffered ?? usualChannels

/** The channels of a draft: the chosen channels, else the usual channels that it may run on. Ours. */
export const channelsOf = (draft: Draft): ReadonlyArray<CampaignChannel> =>
  draft.targeting.channels ?? usualOf(channelsOfferedTo(draft))

/** Whether a draft may have a search ad. Ours. */
export const maySearch = (draft: Offering): boolean => showsText(channelsOfferedTo(draft))

/** What a new draft notes of the channels of its installation and portal: nothing where these are the usual channels. */
export const offeringOf = (services: Services, flags: ChannelFlags): Pick<CampaignPlan, "channelsOffered"> => {
  const channelsOffered = channelsOn(services, flags)
  return channelsOffered.join() === usualChannels.join() ? {} : { channelsOffered }
}
