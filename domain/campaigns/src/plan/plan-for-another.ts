import {
  type AdCopy,
  type BannerCopy,
  bannerLimits,
  carouselLimits,
  draftSearchAd,
  firstAdCopy,
  type Offer,
  offerTextLimit,
  googleCount,
  type SearchAd,
  searchAdLimits,
} from "@domain/creatives"
import { textLength } from "@domain/kernel"
import { Struct } from "effect"
import { keepsFrom } from "../keyword-match.ts"
import type { MatchedKeyword } from "../matched-keyword.ts"
import { adLanguageOf } from "./ad-language.ts"
import type { CarouselCards } from "./carousel-card.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { channelsOfferedTo } from "./channels-of.ts"
import { copiedPlan, type CopyFacts, whole } from "./copied-plan.ts"
import { PlanCreative } from "./creative.ts"
import { businessFactsOf, copyRequestOf } from "./creative-content.ts"
import { type Fits, namesAlone, retellingFor } from "./named-business.ts"
import { suggestedBanner } from "./banner.ts"
import { objectiveOf } from "./objective-of.ts"
import type { Picture } from "./picture.ts"
import { type AdVariant, longestTestQuestion } from "../variant/ad-variant.ts"
import { PlanTargeting } from "./targeting.ts"

type Retold = ReturnType<typeof retellingFor>

const notLonger =
  (most: number | undefined, count: (text: string) => number = textLength): Fits =>
  (text) =>
    most === undefined || count(text) <= most

const offerTold = ({ text, ...offer }: Offer, retold: Retold): Offer | undefined => {
  if (text === undefined) return offer
  const told = retold(text, notLonger(offerTextLimit))
  return told === undefined ? undefined : { ...offer, text: told }
}

/** A picture in our own store or in the plan itself, which stays when the other business's site is gone. */
const pictureTold = ({ alt, ...picture }: Picture, retold: Retold): Picture | undefined => {
  if (!/^(?:\/(?!\/)|data:)/iu.test(picture.url)) return undefined
  const told = alt === undefined ? undefined : retold(alt)
  return { ...picture, ...(told !== undefined && { alt: told }) }
}

/** The cards that can be told, without pages, where there are enough; a text that cannot be told takes its card along. */
const cardsTold = (cards: CarouselCards, retold: Retold): CarouselCards | undefined => {
  const told = cards.flatMap(({ picture, headline, description = "" }) => {
    const [shown, words, line] = [pictureTold(picture, retold), retold(headline), retold(description)]
    if (shown === undefined || words === undefined) return []
    return [{ picture: shown, headline: words, ...(line !== undefined && line !== "" && { description: line }) }]
  })
  return told.length < carouselLimits.cards.least ? undefined : told
}

/** The second version with the texts and the picture that can be told. */
const variantTold = (
  { callToAction, endsWeaker, ...variant }: AdVariant,
  { longestPrimaryText }: CampaignPlan,
  retold: Retold,
): AdVariant => {
  const told = (text: string | undefined, fits?: Fits) => (text === undefined ? undefined : retold(text, fits))
  const texts = {
    question: told(variant.question, notLonger(longestTestQuestion)),
    headline: told(variant.headline),
    description: told(variant.description),
    primaryText: told(variant.primaryText, notLonger(longestPrimaryText)),
  }
  const picture = variant.picture === undefined ? undefined : pictureTold(variant.picture, retold)
  return {
    ...(callToAction !== undefined && { callToAction }),
    ...(endsWeaker !== undefined && { endsWeaker }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    ...(picture !== undefined && { picture }),
  }
}

/** The social ad without its destinations; a text that cannot be told is the other business's first suggestion. */
const adTold = (ad: AdCopy, draft: CampaignPlan, retold: Retold): AdCopy | undefined => {
  const texts = {
    headline: retold(ad.headline),
    description: retold(ad.description),
    primaryText: retold(ad.primaryText, notLonger(draft.longestPrimaryText)),
  }
  if (Object.values(texts).every((text) => text === undefined)) return undefined
  const suggested = firstAdCopy(copyRequestOf(draft))
  const { callToAction, origin } = ad
  return {
    headline: texts.headline ?? suggested.headline,
    description: texts.description ?? suggested.description,
    primaryText: texts.primaryText ?? suggested.primaryText,
    callToAction,
    origin,
    accepted: false,
  }
}

/** The told lines, and as many of the suggested as a search ad then lacks. */
const enoughLines = (told: ReadonlyArray<string>, suggested: ReadonlyArray<string>, least: number) => [
  ...told,
  ...suggested.filter((line) => !told.includes(line)).slice(0, Math.max(0, least - told.length)),
]

/** The lines that can be told within a length, each once. */
const linesTold = (typed: ReadonlyArray<string>, most: number, retold: Retold) => [
  ...new Set(typed.flatMap((line) => retold(line, notLonger(most, googleCount)) ?? [])),
]

const searchAdTold = (ad: SearchAd, draft: CampaignPlan, retold: Retold): SearchAd | undefined => {
  const { headline, description, path } = searchAdLimits
  const headlines = linesTold(ad.headlines, headline.length, retold)
  const descriptions = linesTold(ad.descriptions, description.length, retold)
  if (headlines.length + descriptions.length === 0) return undefined
  const suggested = draftSearchAd(businessFactsOf(draft), objectiveOf(draft), adLanguageOf(draft))
  const isPath: Fits = (text) => notLonger(path.length, googleCount)(text) && !/\s/u.test(text)
  const paths = [ad.path1, ad.path2].filter((typed) => typed !== undefined)
  const [path1, path2] = paths.every((typed) => retold(typed, isPath) === typed)
    ? [ad.path1, ad.path2]
    : [suggested.path1, suggested.path2]
  return {
    headlines: enoughLines(headlines, suggested.headlines, headline.least),
    descriptions: enoughLines(descriptions, suggested.descriptions, description.least),
    ...(path1 !== undefined && { path1 }),
    ...(path2 !== undefined && { path2 }),
    origin: ad.origin,
    accepted: false,
  }
}

/** The banner without its page; a text that cannot be told is the other business's suggestion. */
const bannerTold = (ad: BannerCopy, draft: CampaignPlan, retold: Retold): BannerCopy | undefined => {
  const { headline, longHeadline, description } = bannerLimits
  const headlines = linesTold(ad.headlines, headline.length, retold)
  const descriptions = linesTold(ad.descriptions, description.length, retold)
  const long = retold(ad.longHeadline, notLonger(longHeadline.length, googleCount))
  if (headlines.length + descriptions.length === 0 && long === undefined) return undefined
  const suggested = suggestedBanner(draft)
  const { callToAction, origin } = ad
  return {
    headlines: enoughLines(headlines, suggested.headlines, headline.least),
    longHeadline: long ?? suggested.longHeadline,
    descriptions: enoughLines(descriptions, suggested.descriptions, description.least),
    callToAction,
    origin,
    accepted: false,
  }
}

/** Whether a search is for a business by its name. */
const isNameOf = (keyword: string, name: string): boolean =>
  name !== "" && keepsFrom({ keyword: name, match: "Phrase" }, keyword)

/** The keywords and negative keywords that do not name the former business; none leaves out searches for the next one's `name`. */
const searchesWithout = (
  names: (text: string) => boolean,
  name: string,
  { keywords, keywordMatches, negativeKeywords }: PlanTargeting,
): PlanTargeting => {
  const unnamed = (all: ReadonlyArray<MatchedKeyword>) => all.filter(({ keyword }) => !names(keyword))
  return {
    ...(keywords !== undefined && { keywords: keywords.filter((word) => !names(word)) }),
    ...(keywordMatches !== undefined && { keywordMatches: unnamed(keywordMatches) }),
    ...(negativeKeywords !== undefined && {
      negativeKeywords: unnamed(negativeKeywords).filter(({ keyword }) => !isNameOf(keyword, name)),
    }),
  }
}

/** The audience but for its place; keywords and interests that name the former business stay behind. */
const audienceFor = (begun: CampaignPlan, plan: CampaignPlan, isSameLanguage: boolean): PlanTargeting => {
  const names = namesAlone(plan, begun)
  const {
    targetGender,
    ageBands,
    languages,
    channels,
    interests,
    specialAds,
    dayParts,
    excludedPlacements,
    ...searches
  } = plan.targeting
  const { targetLocation } = begun.targeting
  const offered = channels?.filter((channel) => channelsOfferedTo(begun).includes(channel)) ?? []
  const chosen = offered.length > 0 ? offered : begun.targeting.channels
  return {
    ...(targetGender !== undefined && { targetGender }),
    ...(ageBands !== undefined && { ageBands }),
    ...(languages !== undefined && { languages }),
    ...(targetLocation !== undefined && { targetLocation }),
    ...(chosen !== undefined && { channels: chosen }),
    ...(interests !== undefined && { interests: interests.filter(({ name }) => !names(name)) }),
    ...(isSameLanguage && searchesWithout(names, begun.business.name ?? "", searches)),
    ...(specialAds !== undefined && { specialAds: { categories: specialAds.categories } }),
    ...(dayParts !== undefined && { dayParts }),
    ...(excludedPlacements !== undefined && { excludedPlacements }),
  }
}

/**
 * The parts of a plan that go along to another business of the same people, whose own draft has begun. That business keeps its
 * facts, place, form, colours, numbers, pages and tracking. Texts go along in one language, under its name; an offer and the
 * amount of a day within one region, else the recommended amount. Ours.
 */
export const planForAnother = (plan: CampaignPlan, begun: CampaignPlan, facts: CopyFacts) => {
  const copy = copiedPlan(plan, facts)
  const isSameLanguage = adLanguageOf(plan) === adLanguageOf(begun)
  const retold: Retold = isSameLanguage ? retellingFor(plan, begun) : () => undefined
  const { objective, offerDetail: offer } = copy.creative
  const { adDetail, variant, searchAd, bannerAd, picture, selectedTemplateId, cards, carousel } =
    copy.creative.creativeDetail ?? {}
  const {
    creativeDetail,
    offerDetail: _offer,
    objective: _objective,
    adjustsLook: _look,
    ordersCards: _order,
    ...own
  } = begun.creative
  const isHere = plan.region === begun.region
  const offerDetail = offer === undefined || !isHere ? undefined : offerTold(offer, retold)
  const chosen: PlanCreative = {
    ...own,
    ...(objective !== undefined && { objective }),
    ...(offerDetail !== undefined && { offerDetail }),
  }
  const kept = Struct.omit(creativeDetail ?? {}, ["adDetail", "variant", "searchAd", "bannerAd", "cards", "carousel"])
  const draft = { ...begun, creative: { ...chosen, creativeDetail: kept } }
  const social = adDetail === undefined ? undefined : adTold(adDetail, draft, retold)
  const search = searchAd === undefined ? undefined : searchAdTold(searchAd, draft, retold)
  const banner = bannerAd === undefined ? undefined : bannerTold(bannerAd, draft, retold)
  const toldCards = cards === undefined ? undefined : cardsTold(cards, retold)
  const shown = picture === undefined ? undefined : pictureTold(picture, retold)
  const second = social === undefined || variant === undefined ? undefined : variantTold(variant, begun, retold)
  const { budget } = copy.budget
  return {
    creative: whole(PlanCreative.fields, {
      ...chosen,
      creativeDetail: {
        ...kept,
        ...(selectedTemplateId !== undefined && { selectedTemplateId }),
        ...(shown !== undefined && { picture: shown }),
        ...(social !== undefined && { adDetail: social }),
        ...(toldCards !== undefined && { cards: toldCards, ...(carousel !== undefined && { carousel }) }),
        ...(second !== undefined && { variant: second }),
        ...(search !== undefined && { searchAd: search }),
        ...(banner !== undefined && { bannerAd: banner }),
      },
    }),
    targeting: whole(PlanTargeting.fields, audienceFor(begun, plan, isSameLanguage)),
    budget: budget === undefined || !isHere ? {} : { budget },
  }
}
