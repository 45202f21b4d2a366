import {
  allowedAudience,
  isSpecial,
  lacksIdentity,
  type SaidOfAds,
  type ShownAudience,
  suggestedCategories,
} from "../special-audience.ts"
import { ageBands } from "../targeting-options.ts"
import type { Gender } from "../targeting.ts"
import { targetLocationOf } from "./target-location.ts"
import type { CampaignPlan } from "./campaign-plan.ts"

type Draft = Pick<CampaignPlan, "business" | "creative" | "region" | "targeting">

/** The people that the ads are shown to: the chosen ones, else those whom the business serves, else everyone. */
export const targetGenderOf = ({ targeting, business }: Pick<CampaignPlan, "targeting" | "business">): Gender =>
  targeting.targetGender ?? business.gender ?? "All"

/** What a draft says of the business and its ads. */
export const saidOfAds = ({ business, creative }: Pick<Draft, "business" | "creative">): SaidOfAds => {
  const { adDetail, variant, searchAd, bannerAd } = creative.creativeDetail ?? {}
  return {
    kind: business.category?.slug,
    texts: [
      business.name,
      business.tagline,
      ...(business.services ?? []),
      ...(creative.promoteServices ?? []),
      adDetail?.headline,
      adDetail?.description,
      adDetail?.primaryText,
      variant?.headline,
      variant?.description,
      variant?.primaryText,
      ...(searchAd?.headlines ?? []),
      ...(searchAd?.descriptions ?? []),
      ...(bannerAd?.headlines ?? []),
      bannerAd?.longHeadline,
      ...(bannerAd?.descriptions ?? []),
    ].filter((text) => text !== undefined),
  }
}

/** Whether the owner must say if the ads offer housing, jobs or finance. Ours. */
export const lacksSpecialCategory = (draft: Draft): boolean =>
  draft.targeting.specialAds === undefined && suggestedCategories(saidOfAds(draft)).length > 0

/** What a launch asks of a draft's declaration. */
export const specialFacts = (draft: Draft) => ({
  ...(lacksSpecialCategory(draft) && { lacksSpecialCategory: true }),
  ...(draft.targeting.specialAds !== undefined && lacksIdentity(draft.targeting.specialAds) && { lacksIdentity: true }),
})

/** Whom a draft's ads are shown to, as the networks allow it. */
export const shownAudienceOf = (draft: Draft): ShownAudience => {
  const { languages = [] } = draft.targeting
  return allowedAudience(
    {
      ageBands: draft.targeting.ageBands ?? ageBands,
      gender: targetGenderOf(draft),
      location: targetLocationOf(draft),
      interests: draft.targeting.interests ?? [],
      ...(languages.length > 0 && { languages }),
    },
    draft.targeting.specialAds,
  )
}

/** Whether a draft's ads may leave nobody out. */
export const isSpecialDraft = ({ targeting: { specialAds } }: Pick<CampaignPlan, "targeting">): boolean =>
  isSpecial(specialAds)
