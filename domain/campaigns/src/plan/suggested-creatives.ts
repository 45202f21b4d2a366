import type { BusinessCategory } from "@domain/businesses"
import {
  AdCopy,
  CreativeContent,
  draftAdCopy,
  draftSearchAd,
  type Offer,
  SearchAd,
  suggestKeywords,
  templatesFor,
} from "@domain/creatives"
import { Schema } from "effect"
import { adLanguageOf } from "./ad-language.ts"
import { businessFactsOf, copyRequestOf, creativeContentOf } from "./creative-content.ts"
import { objectiveOf } from "./objective-of.ts"
import { servicesToPromote } from "./promoted-services.ts"
import type { CampaignPlan } from "./campaign-plan.ts"

/** An ad in a template, with all that its drawing needs. */
export const SuggestedCreative = Schema.Struct({ templateId: Schema.String, ad: AdCopy, content: CreativeContent })
export type SuggestedCreative = typeof SuggestedCreative.Type

/** A search ad about a theme, and the words to find it by. */
export const SearchCreative = Schema.Struct({
  theme: Schema.String,
  ad: SearchAd,
  keywords: Schema.Array(Schema.String),
})
export type SearchCreative = typeof SearchCreative.Type

type Draft = Pick<CampaignPlan, "region" | "business" | "creative" | "longestPrimaryText">

/** A draft without the texts of its ad, which are about something else. */
const withoutTexts = (draft: Draft, creative: Partial<Draft["creative"]>): Draft => {
  const {
    creativeDetail: { adDetail: _ad, variant: _variant, searchAd: _search, bannerAd: _banner, ...detail } = {},
    ...chosen
  } = draft.creative
  return { ...draft, creative: { ...chosen, creativeDetail: detail, ...creative } }
}

/** A draft that advertises an offer; its own texts stay where they are about the same one. */
export const draftWithOffer = (draft: Draft, offer: Offer): Draft =>
  JSON.stringify(draft.creative.offerDetail) === JSON.stringify(offer)
    ? draft
    : withoutTexts(draft, { offerDetail: offer })

/** A draft as one of a category with its usual services; of the business's own, all that it offers. */
export const draftInCategory = (draft: Draft, category: BusinessCategory, services: ReadonlyArray<string>): Draft => {
  if (draft.business.category?.slug === category.slug) return draft
  const { promoteServices: _services, ...creative } = draft.creative
  return withoutTexts({ ...draft, business: { ...draft.business, category, services }, creative }, {})
}

/** The ads of a draft: its own text in every template, or the suggested ones in turn. The best template is first. */
export const suggestedCreatives = (draft: Draft): ReadonlyArray<SuggestedCreative> => {
  const { creativeDetail, offerDetail } = draft.creative
  const suggested = draftAdCopy(copyRequestOf(draft))
  const texts = creativeDetail?.adDetail === undefined ? suggested : [creativeDetail.adDetail]
  const hasOffer = offerDetail !== undefined && offerDetail.type !== "Skip"
  const hasPhoto = creativeDetail?.picture !== undefined || (draft.business.pictures ?? []).length > 0
  return templatesFor({ hasOffer, hasPhoto }).flatMap(({ id: templateId }, index) => {
    const ad = texts[index % texts.length]
    if (ad === undefined) return []
    const detail = { ...creativeDetail, adDetail: ad, selectedTemplateId: templateId }
    const content = creativeContentOf({ ...draft, creative: { ...draft.creative, creativeDetail: detail } })
    return [{ templateId, ad, content }]
  })
}

const mostThemes = 10

/** A draft's search ads: about a theme, or about each service that it promotes, with its own ad in front. */
export const searchCreatives = (draft: Draft, theme?: string): ReadonlyArray<SearchCreative> => {
  const facts = businessFactsOf(draft)
  const language = adLanguageOf(draft)
  const about = (subject: string, services: ReadonlyArray<string>, ad?: SearchAd): SearchCreative => {
    const ofSubject = { ...facts, services }
    return {
      theme: subject,
      ad: ad ?? draftSearchAd(ofSubject, objectiveOf(draft), language),
      keywords: suggestKeywords(ofSubject, language),
    }
  }
  if (theme !== undefined) return [about(theme, [theme])]
  const services = servicesToPromote(draft).slice(0, mostThemes)
  const ownAd = draft.creative.creativeDetail?.searchAd
  const own = about(facts.category ?? facts.name, services, ownAd)
  return [own, ...services.map((service) => about(service, [service]))]
}
