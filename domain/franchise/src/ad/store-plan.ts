import { ageBands, type CampaignBudget, type CampaignPlan } from "@domain/campaigns"
import { acceptCopy, type AdCopy, type SearchAd } from "@domain/creatives"
import type { FranchiseStore } from "../franchise-store.ts"
import type { FilledAd } from "./filled-ad.ts"
import type { FranchiseAd } from "./franchise-ad.ts"

const textsFrom = (texts: FilledAd["texts"], start: string): ReadonlyArray<string> =>
  Object.entries(texts).flatMap(([name, text]) => (name.startsWith(start) ? [text] : []))

const socialOf = ({ callToAction }: FranchiseAd, { texts }: FilledAd, { phone }: FranchiseStore): AdCopy =>
  acceptCopy({
    headline: texts["headline"] ?? "",
    description: texts["description"] ?? "",
    primaryText: texts["primaryText"] ?? "",
    callToAction,
    ...(texts["website"] !== undefined && { websiteUrl: texts["website"] }),
    ...(phone !== undefined && { phoneNumber: phone }),
    origin: "edited",
    accepted: false,
  })

const searchOf = ({ texts }: FilledAd): SearchAd =>
  acceptCopy({
    headlines: [...new Set(textsFrom(texts, "searchHeadline"))],
    descriptions: [...new Set(textsFrom(texts, "searchDescription"))],
    ...(texts["website"] !== undefined && { finalUrl: texts["website"] }),
    origin: "edited",
    accepted: false,
  })

/** The head office's plan without what was made for one ad or place of its own. */
const creativeOf = ({ creativeDetail = {} }: CampaignPlan["creative"]) => {
  const {
    adDetail: _ad,
    searchAd: _search,
    bannerAd: _banner,
    variant: _variant,
    cards: _cards,
    carousel: _carousel,
    leadForm: _form,
    savedForm: _saved,
    ...kept
  } = creativeDetail
  return kept
}

/**
 * The parts of a store's plan: the brand's ad with the store's values, its name, place, phone, page, language and radius, and its
 * budget, over what the head office's own plan says. Whoever launches over stores accepts each text as it is filled.
 */
export const storePlan = (
  base: CampaignPlan,
  ad: FranchiseAd,
  store: FranchiseStore,
  filled: FilledAd,
  budget: CampaignBudget,
) => {
  const { latitude = 0, longitude = 0, name, address, town, phone, language, facebookPageId, radius, unit } = store
  const location = {
    ...(address !== undefined && { addressLine: address }),
    ...(town !== undefined && { city: town }),
    latitude,
    longitude,
  }
  const website = filled.texts["website"]
  return {
    business: {
      ...base.business,
      name,
      services: ad.services,
      location,
      ...(website !== undefined && { websiteUrl: website }),
      ...(phone !== undefined && { phone }),
      ...(language !== undefined && { adLanguage: language }),
    },
    creative: {
      objective: ad.objective,
      promoteServices: ad.services,
      creativeDetail: {
        ...creativeOf(base.creative),
        ...(ad.channels.includes("Social") && { adDetail: socialOf(ad, filled, store) }),
        ...(ad.channels.includes("Search") && { searchAd: searchOf(filled) }),
      },
    },
    targeting: {
      ...base.targeting,
      ageBands: base.targeting.ageBands ?? [...ageBands],
      channels: ad.channels,
      keywords: ad.keywords,
      targetLocation: {
        mode: "NearBusiness" as const,
        radius,
        unit,
        centre: { name: town ?? name, latitude, longitude },
        areas: [],
      },
    },
    budget: { budget },
    accounts:
      facebookPageId === undefined
        ? base.accounts
        : {
            linkedAccounts: {
              usePortalPage: false,
              instagram: base.accounts.linkedAccounts?.instagram ?? false,
              facebookPage: { id: facebookPageId, name },
            },
          },
  }
}
