import { channelsOfferedTo, channelsOn, objectiveOf, recommendedChannels } from "@domain/campaigns"
import type { SignupSession } from "@domain/signup"
import { usePortal, useServices } from "@ui/shared/frame"

/**
 * The channels that a draft may run on, which of them are recommended, and its choice: the recommended channels until somebody
 * chooses. A channel that was turned off since is no longer chosen.
 */
export const useChannelChoice = (details: SignupSession | undefined) => {
  const services = useServices()
  const { flags } = usePortal().portal
  const offered = channelsOfferedTo(details ?? {}).filter((channel) => channelsOn(services, flags).includes(channel))
  const recommended = recommendedChannels(objectiveOf(details ?? { creative: {} }), offered)
  const channels = (details?.targeting.channels ?? recommended).filter((channel) => offered.includes(channel))
  return { offered, recommended, channels }
}
