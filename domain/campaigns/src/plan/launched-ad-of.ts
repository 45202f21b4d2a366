import { Struct } from "effect"
import type { LaunchedAd } from "../launched-ad.ts"
import type { AdPlan } from "./ad-plan.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { planOfVersion } from "../variant/version-plan.ts"
import { shownListsOf } from "./shown-lists.ts"
import { creativeContentOf } from "./creative-content.ts"

/** The lists by name as the network was told them: none where a special category forbade each. */
const toldLists = ({ audiences }: Pick<AdPlan, "audiences">, { targeting }: CampaignPlan) => {
  const { includedLists, excludedLists } = shownListsOf(targeting)
  return {
    ...(includedLists !== undefined && (audiences?.included ?? []).length > 0 && { includedLists }),
    ...(excludedLists !== undefined && (audiences?.excluded ?? []).length > 0 && { excludedLists }),
  }
}

/** What a channel is asked to show, as its owner reads it later. Ours. */
export const launchedAdOf = (
  { channel, businessName, link, phone, objective, social, search, banner, ...ad }: AdPlan,
  plan: CampaignPlan,
): LaunchedAd => ({
  channel,
  businessName,
  link,
  language: ad.language,
  ...((objective === "Calls" || search?.call !== undefined) && phone !== undefined && { phone }),
  ...(social !== undefined && {
    picture: {
      primaryText: social.primaryText,
      headline: social.headline,
      description: social.description,
      content: creativeContentOf(planOfVersion(plan, "A")),
      ...(social.cards !== undefined && { cards: social.cards }),
      ...(social.endCard !== undefined && { endCard: social.endCard }),
    },
  }),
  ...(social?.variant !== undefined && {
    variant: {
      primaryText: social.variant.primaryText,
      headline: social.variant.headline,
      description: social.variant.description,
      content: creativeContentOf(planOfVersion(plan, "B")),
    },
  }),
  ...(search !== undefined && {
    text: {
      headlines: search.headlines,
      descriptions: search.descriptions,
      ...(search.path1 !== undefined && { path1: search.path1 }),
      ...(search.path2 !== undefined && { path2: search.path2 }),
      ...Struct.pick(search, ["sitelinks", "callouts", "snippet"]),
    },
  }),
  ...(banner !== undefined && {
    banner: {
      headlines: banner.headlines,
      longHeadline: banner.longHeadline,
      descriptions: banner.descriptions,
      callToAction: banner.callToAction,
      ...(banner.colour !== undefined && { colour: banner.colour }),
      content: creativeContentOf(plan),
    },
  }),
  ...(ad.hours !== undefined && { hours: ad.hours }),
  ...(ad.special !== undefined && { special: ad.special }),
  ...(ad.automation !== undefined && { automation: ad.automation }),
  ...(ad.tracking !== undefined && { tracking: ad.tracking }),
  ...(ad.messages !== undefined && social !== undefined && { messagingApp: ad.messages.app }),
  audience: {
    ageBands: ad.ageBands,
    gender: ad.gender,
    ...(ad.languages !== undefined && { languages: ad.languages }),
    location: ad.location,
    interests: social === undefined ? [] : ad.interests.map(({ name }) => name),
    keywords: search?.keywords ?? [],
    ...(search?.keywordMatches !== undefined && { keywordMatches: search.keywordMatches }),
    ...(search?.negativeKeywords !== undefined && { negativeKeywords: search.negativeKeywords }),
    ...(ad.placements !== undefined && { excludedPlacements: ad.placements.excluded }),
    ...toldLists(ad, plan),
  },
})
