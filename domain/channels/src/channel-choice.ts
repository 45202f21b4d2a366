import type { CampaignChannel } from "@domain/campaigns"
import { someChannel } from "@domain/validation"
import { Result } from "effect"

/** Why a choice of channels cannot be launched, as a message key. */
export interface ChannelRefusal {
  readonly key: "validation.channelRequired" | "campaigns.missing.channelUnavailable"
}

/** Chosen channels that this installation cannot launch on. */
export const unavailableChannels = (
  chosen: ReadonlyArray<CampaignChannel>,
  available: ReadonlyArray<CampaignChannel>,
): ReadonlyArray<CampaignChannel> => chosen.filter((channel) => !available.includes(channel))

/** The chosen channels once each: at least one, and none that cannot be launched on. Spec: validation, "at least one channel". */
export const checkChannels = (
  chosen: ReadonlyArray<CampaignChannel>,
  available: ReadonlyArray<CampaignChannel>,
): Result.Result<ReadonlyArray<CampaignChannel>, ChannelRefusal> => {
  if (Result.isFailure(someChannel(chosen))) return Result.fail({ key: "validation.channelRequired" })
  return unavailableChannels(chosen, available).length > 0
    ? Result.fail({ key: "campaigns.missing.channelUnavailable" })
    : Result.succeed([...new Set(chosen)])
}
