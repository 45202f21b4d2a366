import { type CampaignChannel, takesInterests, takesKeywords } from "@domain/campaigns"
import type { TurnFacts } from "./neighbour-pages.ts"

/** The targeting pages that these channels leave out: the page of interests, or that of keywords. */
export const targetingTurns = (channels: ReadonlyArray<CampaignChannel>): TurnFacts => ({
  noSocial: !takesInterests(channels),
  noSearch: !takesKeywords(channels),
})
