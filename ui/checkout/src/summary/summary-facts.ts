import { adLanguageOf } from "@domain/campaigns"
import type { Summary } from "@application/signup/contract"
import { offerText } from "@domain/creatives"
import { currencySymbol, regionFacts } from "@domain/kernel"

/** A draft as a summary shows it: without its secrets. */
export type SummaryDetails = Summary["details"]

/** The offer in a few words; empty for none. */
export const summaryOffer = (details: SummaryDetails): string =>
  offerText(details.creative.offerDetail, adLanguageOf(details), currencySymbol[regionFacts[details.region].currency])

/** The business's address in one line, without what is missing. */
export const addressLine = ({ business: { location } }: SummaryDetails): string =>
  [location?.addressLine, location?.area, location?.city, location?.postalCode]
    .filter((part, index, all) => part !== undefined && part !== "" && all.indexOf(part) === index)
    .join(", ")
