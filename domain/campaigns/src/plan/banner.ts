import { type BannerCopy, bannerLimits, draftBanner, googleCount, parseHex, toHex } from "@domain/creatives"
import type { BannerAd } from "./ad-plan.ts"
import { adLanguageOf } from "./ad-language.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { copyRequestOf, creativeContentOf } from "./creative-content.ts"

type Draft = Pick<CampaignPlan, "region" | "business" | "creative" | "longestPrimaryText">

/** The banner that is proposed for a draft: the words of its other ads, then suggestions. */
export const suggestedBanner = (draft: Draft, language: string = adLanguageOf(draft)): BannerCopy => {
  const { adDetail, searchAd } = draft.creative.creativeDetail ?? {}
  return draftBanner(copyRequestOf(draft, language), { social: adDetail, search: searchAd })
}

/** The texts of a draft's banner: the owner's, else the proposed texts. */
export const bannerCopyOf = (draft: Draft): BannerCopy =>
  draft.creative.creativeDetail?.bannerAd ?? suggestedBanner(draft)

/** The longest run of whole words that a banner has room for, else as many letters; a wide letter takes the room of two. */
export const bannerName = (name: string): string => {
  const { length } = bannerLimits.businessName
  const tidy = name.trim().replaceAll(/\s+/gu, " ")
  if (googleCount(tidy) <= length) return tidy
  let words = ""
  for (const word of tidy.split(" ")) {
    const longer = words === "" ? word : `${words} ${word}`
    if (googleCount(longer) > length) break
    words = longer
  }
  if (words !== "") return words
  let letters = ""
  for (const letter of tidy) {
    if (googleCount(letters + letter) > length) break
    letters += letter
  }
  return letters
}

/** The colour of a draft's banner as six digits: the chosen colour, else the design's. */
export const bannerColourOf = (draft: Draft): string => {
  const colour = draft.creative.creativeDetail?.bannerAd?.colour ?? creativeContentOf(draft).palette.primary
  return toHex(parseHex(colour))
}

/** The banner of a plan as its network is told it, whose pictures are drawn when it is. */
export const bannerOf = (plan: CampaignPlan): BannerAd | undefined => {
  const copy = plan.creative.creativeDetail?.bannerAd
  if (copy === undefined) return undefined
  const { headlines, longHeadline, descriptions, callToAction } = copy
  const pictures = { landscape: [], square: [], logos: [] }
  return { headlines, longHeadline, descriptions, callToAction, ...pictures, colour: bannerColourOf(plan) }
}
