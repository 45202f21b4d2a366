import {
  type AdVersion,
  type PictureAd,
  creativeContentOf,
  planOfVersion,
  bannerCopyOf,
  showsBanner,
  showsPicture,
  showsText,
  adCopyOf,
  adLanguageOf,
  channelsOf,
  businessFactsOf,
  objectiveOf,
} from "@domain/campaigns"
import { type AdCopy, type BannerCopy, draftSearchAd, type SearchAd } from "@domain/creatives"
import type { SummaryDetails } from "./summary-facts.ts"

/** The social ad's texts: the person's, else the first suggestion; none where only ads of text were chosen. */
export const summaryCopy = (details: SummaryDetails): AdCopy | undefined =>
  showsPicture(channelsOf(details)) ? adCopyOf(details) : undefined

/** A version of the social ad as it is shown. */
export const versionOf = (details: SummaryDetails, version: AdVersion): PictureAd => {
  const plan = planOfVersion(details, version)
  const { primaryText, headline, description } = adCopyOf(plan)
  return { primaryText, headline, description, content: creativeContentOf(plan) }
}

/** The search ad, unless only other channels were chosen. */
export const summarySearchAd = (details: SummaryDetails): SearchAd | undefined =>
  !showsText(channelsOf(details))
    ? undefined
    : (details.creative.creativeDetail?.searchAd ??
      draftSearchAd(businessFactsOf(details), objectiveOf(details), adLanguageOf(details)))

/** The banner, where it was chosen. */
export const summaryBanner = (details: SummaryDetails): BannerCopy | undefined =>
  showsBanner(channelsOf(details)) ? bannerCopyOf(details) : undefined
