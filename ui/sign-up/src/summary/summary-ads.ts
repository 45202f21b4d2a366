import { businessFactsOf, objectiveOf } from "@domain/signup"
import { showsText } from "@domain/campaigns"
import { type AdCopy, draftAdCopy, draftSearchAd, type SearchAd } from "@domain/creatives"
import { languageOf, type SummaryDetails } from "./summary-facts.ts"

/** The social ad's texts: the person's, else the first suggestion. */
export const summaryCopy = (details: SummaryDetails): AdCopy | undefined =>
  details.creative.creativeDetail?.adDetail ??
  draftAdCopy({
    facts: businessFactsOf(details),
    objective: objectiveOf(details),
    language: languageOf(details),
    count: 1,
  })[0]

/** The search ad, unless only other channels were chosen. */
export const summarySearchAd = (details: SummaryDetails): SearchAd | undefined =>
  details.targeting.channels !== undefined && !showsText(details.targeting.channels)
    ? undefined
    : (details.creative.creativeDetail?.searchAd ?? draftSearchAd(businessFactsOf(details), languageOf(details)))
