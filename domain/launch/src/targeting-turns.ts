import { type CampaignChannel, showsBanner, takesInterests, takesKeywords } from "@domain/campaigns"
import type { TurnFacts } from "./neighbour-pages.ts"

/** Whether these channels have the banner's page, and leave out the page of interests or that of keywords. */
export const targetingTurns = (channels: ReadonlyArray<CampaignChannel>): TurnFacts => ({
  banner: showsBanner(channels),
  noSocial: !takesInterests(channels),
  noSearch: !takesKeywords(channels),
})
