import { defaultCallToAction } from "../call-to-action.ts"
import type { AdCopy, SearchAd } from "./ad-copy.ts"
import { bannerCallsToAction, type BannerCopy, bannerLimits } from "./banner-copy.ts"
import { draftAdCopy, type DraftRequest } from "./draft-copy.ts"
import { draftSearchAd } from "./draft-search-ad.ts"
import { googleCount } from "./fill-pattern.ts"

/** Texts that a person has accepted or written for other ads of the campaign. */
export interface OwnTexts {
  readonly social?: AdCopy | undefined
  readonly search?: SearchAd | undefined
}

const fitting = (texts: ReadonlyArray<string | undefined>, most: number): ReadonlyArray<string> => [
  ...new Set(
    texts
      .map((text) => (text ?? "").trim().replaceAll(/\s+/gu, " "))
      .filter((text) => text !== "" && googleCount(text) <= most),
  ),
]

/**
 * Drafts a banner's texts, none accepted and each within its limit: the words of the campaign's other ads, then suggestions from the
 * stated facts. A language without patterns is drafted in English.
 */
export const draftBanner = (request: DraftRequest, { social, search }: OwnTexts = {}): BannerCopy => {
  const { facts, objective, language } = request
  const drafted = draftSearchAd(facts, objective, language)
  const short = draftAdCopy({ facts, objective, language, longestText: bannerLimits.longHeadline.length })
  const { headline, longHeadline, description } = bannerLimits
  // The business's name stands beside every headline.
  const headlines = fitting(
    [...(search?.headlines ?? []), social?.headline, ...drafted.headlines],
    headline.length,
  ).filter((text, _, all) => text !== facts.name || all.length === 1)
  const descriptions = fitting([...(search?.descriptions ?? []), ...drafted.descriptions], description.length)
  const [long] = fitting(
    [social?.primaryText, ...short.map(({ primaryText }) => primaryText), ...descriptions, ...headlines],
    longHeadline.length,
  )
  const button = social?.callToAction
  const hasOffer = (facts.offer?.type ?? "Skip") !== "Skip"
  return {
    headlines: headlines.slice(0, headline.most),
    longHeadline: long ?? "",
    descriptions: descriptions.filter((text) => text !== long).slice(0, description.most),
    callToAction:
      button !== undefined && bannerCallsToAction.includes(button)
        ? button
        : defaultCallToAction("WebsiteVisits", hasOffer),
    origin: "suggested",
    accepted: false,
  }
}
