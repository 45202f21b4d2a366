import { canonicalJson, type Sitelink } from "@domain/creatives"
import { Struct } from "effect"
import type { CampaignChannel } from "../campaign-channel.ts"
import { channelDefinitions } from "../channel-definitions.ts"
import { keywordNotation, matchedKeywords } from "../keyword-match.ts"
import { adHours } from "../plan/ad-hours.ts"
import { bannerColourOf } from "../plan/banner.ts"
import { calledPhone } from "../plan/called-phone.ts"
import { cardsOf } from "../plan/carousel.ts"
import type { CampaignPlan } from "../plan/campaign-plan.ts"
import { creativeContentOf } from "../plan/creative-content.ts"
import { showsPhoneBeside } from "../plan/search-assets.ts"
import { shownAudienceOf } from "../plan/shown-audience.ts"
import { hasVariant, planOfVersion } from "../variant/version-plan.ts"
import { AdField } from "./ad-field.ts"
import { networkEffects } from "./network-effects.ts"
import type { AdValue, PlanChange } from "./plan-change.ts"

type ShownFields = Readonly<Partial<Record<AdField, AdValue>>>

const texts = (...all: ReadonlyArray<string | undefined>): AdValue => ({
  texts: all.flatMap((text) => (text === undefined || text.trim() === "" ? [] : [text])),
})

/** What the picture is drawn from, without the words that it shares with the ad; the video where the ad shows one. */
const pictureOf = (plan: CampaignPlan): AdValue => {
  const { video, ...content } = creativeContentOf(plan)
  const drawn = Struct.omit(content, ["headline", "description", "callToActionLabel"])
  return texts(canonicalJson(video ?? drawn))
}

const carouselOf = (plan: CampaignPlan): AdValue => {
  const cards = cardsOf(plan)
  const { endCard = false } = plan.creative.creativeDetail?.carousel ?? {}
  return cards === undefined ? {} : { cards, ...(endCard && { endCard }) }
}

/** What the second version says, and its picture by its address. */
const variantTexts = (plan: CampaignPlan): ReadonlyArray<string | undefined> => {
  const { adDetail, picture } = planOfVersion(plan, "B").creative.creativeDetail ?? {}
  return [adDetail?.headline, adDetail?.primaryText, adDetail?.description, picture?.url]
}

const pictureAdOf = (plan: CampaignPlan): ShownFields => {
  const copy = plan.creative.creativeDetail?.adDetail
  return {
    primaryText: texts(copy?.primaryText),
    headline: texts(copy?.headline),
    description: texts(copy?.description),
    button: texts(copy?.callToAction),
    landingPage: texts(copy?.websiteUrl),
    picture: pictureOf(planOfVersion(plan, "A")),
    cards: carouselOf(plan),
    secondVersion: hasVariant(plan) ? texts(...variantTexts(plan)) : {},
    interests: texts(...shownAudienceOf(plan).interests.map(({ name }) => name)),
  }
}

/** A link as one line: its words, its further lines and its page. */
const sitelinkLine = ({ text, description1, description2, url }: Sitelink): string =>
  [text, description1, description2, url].filter((part) => part !== undefined && part !== "").join(" · ")

const textAdOf = ({ creative: { creativeDetail }, targeting }: CampaignPlan): ShownFields => {
  const ad = creativeDetail?.searchAd
  return {
    headlines: texts(...(ad?.headlines ?? [])),
    descriptions: texts(...(ad?.descriptions ?? [])),
    paths: texts(ad?.path1, ad?.path2),
    landingPage: texts(ad?.finalUrl),
    sitelinks: texts(...(ad?.sitelinks ?? []).map(sitelinkLine)),
    callouts: texts(...(ad?.callouts ?? []).map(({ text }) => text)),
    snippet: texts(...(ad?.snippet?.values ?? [])),
    keywords: texts(...matchedKeywords(targeting.keywords, targeting.keywordMatches).map(keywordNotation)),
    negativeKeywords: texts(...(targeting.negativeKeywords ?? []).map(keywordNotation)),
  }
}

/** What a banner's pictures are drawn from: the photo, else the colours, and the logo. */
const bannerPictureOf = (plan: CampaignPlan): AdValue => {
  const { photo, palette, logo } = creativeContentOf(plan)
  return texts(canonicalJson([photo ?? palette, logo]))
}

const bannerAdOf = (plan: CampaignPlan): ShownFields => {
  const ad = plan.creative.creativeDetail?.bannerAd
  return {
    headlines: texts(...(ad?.headlines ?? [])),
    longHeadline: texts(ad?.longHeadline),
    descriptions: texts(...(ad?.descriptions ?? [])),
    button: texts(ad?.callToAction),
    colour: texts(ad === undefined ? undefined : bannerColourOf(plan)),
    landingPage: texts(ad?.finalUrl),
    picture: bannerPictureOf(plan),
    excludedPlacements: texts(...(plan.targeting.excludedPlacements ?? [])),
  }
}

const adFieldsOf = { picture: pictureAdOf, text: textAdOf, banner: bannerAdOf }

const shownFieldsOf = (plan: CampaignPlan, channel: CampaignChannel): ShownFields => {
  const { ageBands, gender, languages = [], location } = shownAudienceOf(plan)
  const hours = adHours(plan)
  const { ad, takesCalls } = channelDefinitions[channel]
  return {
    ...adFieldsOf[ad](plan),
    phone: texts(
      (plan.creative.objective === "Calls" && takesCalls) || (ad === "text" && showsPhoneBeside(plan))
        ? calledPhone(plan)
        : undefined,
    ),
    ages: texts(...ageBands),
    gender: texts(gender),
    languages: texts(...languages),
    places: { location },
    includedLists: texts(...(plan.targeting.includedLists ?? []).map(({ name }) => name)),
    excludedLists: texts(...(plan.targeting.excludedLists ?? []).map(({ name }) => name)),
    hours: hours === undefined ? {} : { hours },
  }
}

/** The fields that a carousel shows of its cards instead. */
const cardFields: ReadonlyArray<AdField> = ["headline", "description", "picture"]

/** A value without what is looked at and not read: a picture, or the address of the second version's picture. */
const readable = (field: AdField, value: AdValue, plan: CampaignPlan): AdValue => {
  if (field === "picture") return {}
  if (field !== "secondVersion" || value.texts === undefined) return value
  const url = planOfVersion(plan, "B").creative.creativeDetail?.picture?.url
  return { texts: value.texts.filter((text) => text !== url) }
}

/** What differs of what a channel shows between two plans, in the order of its fields; nothing where both show the same. */
export const planChanges = (
  before: CampaignPlan,
  after: CampaignPlan,
  channel: CampaignChannel,
): ReadonlyArray<PlanChange> => {
  const shown = shownFieldsOf(before, channel)
  const wanted = shownFieldsOf(after, channel)
  const effects = networkEffects[channelDefinitions[channel].network]
  const isCarousel = [before, after].some((plan) => cardsOf(plan) !== undefined)
  const hidden = isCarousel && channelDefinitions[channel].ad === "picture" ? cardFields : []
  return AdField.literals.flatMap((field) => {
    const [old = {}, next = {}] = [shown[field], wanted[field]]
    const isAdded = field === "secondVersion" && next.texts !== undefined
    const effect = isAdded ? "secondAd" : effects[field]
    if (effect === undefined || hidden.includes(field) || canonicalJson(old) === canonicalJson(next)) return []
    return [{ channel, field, before: readable(field, old, before), after: readable(field, next, after), effect }]
  })
}
