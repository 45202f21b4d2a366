import type { Summary } from "@application/signup/contract"
import { businessFactsOf, objectiveOf } from "@domain/businesses"
import { type AdCopy, draftAdCopy, draftSearchAd, offerText, patternsFor, type SearchAd } from "@domain/creatives"
import { currencySymbol, regionFacts } from "@domain/kernel"

/** A draft as a summary shows it: without its secrets. */
export type SummaryDetails = Summary["details"]

export const languageOf = (details: SummaryDetails): string => details.language ?? "en"

/** The social ad's texts: the person's, else the first suggestion. */
export const summaryCopy = (details: SummaryDetails): AdCopy | undefined =>
  details.creativeDetail?.adDetail ??
  draftAdCopy({
    facts: businessFactsOf(details),
    objective: objectiveOf(details),
    language: languageOf(details),
    count: 1,
  })[0]

/** The search ad, unless only other channels were chosen. */
export const summarySearchAd = (details: SummaryDetails): SearchAd | undefined =>
  details.channels !== undefined && !details.channels.includes("Search")
    ? undefined
    : (details.creativeDetail?.searchAd ?? draftSearchAd(businessFactsOf(details), languageOf(details)))

/** The offer in a few words; empty for none. */
export const summaryOffer = (details: SummaryDetails): string =>
  offerText(details.offerDetail, patternsFor(languageOf(details)), currencySymbol[regionFacts[details.region].currency])

/** The business's address in one line, without what is missing. */
export const addressLine = ({ location }: SummaryDetails): string =>
  [location?.addressLine, location?.area, location?.city, location?.postalCode]
    .filter((part, index, all) => part !== undefined && part !== "" && all.indexOf(part) === index)
    .join(", ")
