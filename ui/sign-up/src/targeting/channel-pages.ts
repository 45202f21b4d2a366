import { type CampaignChannel, takesInterests, takesKeywords } from "@domain/campaigns"
import type { TurnFacts } from "@domain/launch"

/** What the chosen channels leave out: the page of interests, or that of keywords. */
export const channelFacts = (channels: ReadonlyArray<CampaignChannel>): TurnFacts => ({
  noSocial: !takesInterests(channels),
  noSearch: !takesKeywords(channels),
})
