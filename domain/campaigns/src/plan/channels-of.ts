import type { CampaignChannel } from "../campaign-channel.ts"
import { channelsOn, offeredChannels, showsText } from "../channel-definitions.ts"
import type { Services } from "@domain/kernel"
import type { CampaignPlan } from "./campaign-plan.ts"

type Offering = { readonly channelsOffered?: ReadonlyArray<CampaignChannel> | undefined }
type Draft = Offering & { readonly targeting: Pick<CampaignPlan["targeting"], "channels"> }

/** The channels that a draft may run on: the channels that the installation had when the draft began. Ours. */
export const channelsOfferedTo = ({ channelsOffered }: Offering): ReadonlyArray<CampaignChannel> =>
  channelsOffered ?? offeredChannels

/** The channels of a draft: the chosen ones, else all that it may run on. Ours. */
export const channelsOf = (draft: Draft): ReadonlyArray<CampaignChannel> =>
  draft.targeting.channels ?? channelsOfferedTo(draft)

/** Whether a draft may have a search ad. Ours. */
export const maySearch = (draft: Offering): boolean => showsText(channelsOfferedTo(draft))

/** What a new draft notes of the installation's channels: nothing where all that are offered are on. */
export const offeringOf = (services: Services): Pick<CampaignPlan, "channelsOffered"> => {
  const channelsOffered = channelsOn(services)
  return channelsOffered.length === offeredChannels.length ? {} : { channelsOffered }
}
