import { Schema } from "effect"
import {
  type AdCopy,
  type BusinessFacts,
  callToActionLabel,
  type CopyLanguage,
  copyLanguageOf,
  type CreativeContent,
  defaultTemplateId,
  type DraftRequest,
  firstAdCopy,
  ImageAddress,
  offerText,
} from "@domain/creatives"
import { currencySymbol, HexColour, regionFacts } from "@domain/kernel"
import type { CampaignPlan } from "./campaign-plan.ts"
import { adLanguageOf, isWrittenFor } from "./ad-language.ts"
import { servicesToPromote } from "./promoted-services.ts"
import { objectiveOf } from "./objective-of.ts"
import { socialFormatOf } from "./social-format.ts"

type Draft = Pick<CampaignPlan, "region" | "business" | "creative" | "longestPrimaryText">

const isColour = Schema.is(HexColour)
const isImage = Schema.is(ImageAddress)

/** Used until the business has colours. */
const plainColour = "#2f4858"

/** The facts a draft states, which are all that suggested texts may use; words of the other direction are left out. */
export const businessFactsOf = (session: Draft, language: CopyLanguage = adLanguageOf(session)): BusinessFacts => {
  const {
    business: { category, location },
  } = session
  const fits = (text: string | undefined): text is string => text !== undefined && isWrittenFor(language, text)
  const kind = [category?.adName, category?.name].find(fits)
  return {
    name: session.business.name ?? "",
    services: servicesToPromote(session).filter(fits),
    currencySymbol: currencySymbol[regionFacts[session.region].currency],
    ...(kind !== undefined && { category: kind }),
    ...(category !== undefined && { categorySlug: category.slug }),
    ...(fits(location?.city) && { city: location.city }),
    ...(session.creative.offerDetail !== undefined && { offer: session.creative.offerDetail }),
  }
}

/** What the suggested texts of a draft's ad are made from. */
export const copyRequestOf = (session: Draft, language: string = adLanguageOf(session)): DraftRequest => ({
  facts: businessFactsOf(session, copyLanguageOf(language)),
  objective: objectiveOf(session),
  language,
  longestText: session.longestPrimaryText,
})

/** The texts of a draft's social ad: the owner's, else the first suggestion. */
export const adCopyOf = (session: Draft, language?: string): AdCopy =>
  session.creative.creativeDetail?.adDetail ?? firstAdCopy(copyRequestOf(session, language))

/**
 * The input of `drawCreative` from a draft: its texts, else the first suggestion; its chosen picture and colours, else
 * the first found. Colours and pictures that cannot be drawn are left out.
 */
export const creativeContentOf = (session: Draft, language: string = adLanguageOf(session)): CreativeContent => {
  const copy = adCopyOf(session, language)
  const {
    creative: { creativeDetail, offerDetail },
    region,
  } = session
  const [primary = plainColour, secondary, accent] = [
    ...(creativeDetail?.palette ?? []),
    ...(session.business.colours ?? []),
  ].filter((colour, index, all) => isColour(colour) && all.indexOf(colour) === index)
  const photo = [creativeDetail?.picture, ...(session.business.pictures ?? [])].find(
    (picture) => picture !== undefined && isImage(picture.url),
  )
  const video = socialFormatOf(session) === "video" ? creativeDetail?.video : undefined
  const offer = offerText(offerDetail, language, currencySymbol[regionFacts[region].currency])
  return {
    templateId: creativeDetail?.selectedTemplateId ?? defaultTemplateId,
    businessName: session.business.name ?? "",
    headline: copy.headline,
    description: copy.description,
    ...(offer !== "" && { offerText: offer }),
    callToActionLabel: callToActionLabel(copy.callToAction, language, session.creative.messagingApp),
    ...(photo !== undefined && { photo: photo.url }),
    ...(video !== undefined && { video }),
    ...(session.business.logoUrl !== undefined &&
      isImage(session.business.logoUrl) && { logo: session.business.logoUrl }),
    palette: {
      primary,
      ...(secondary !== undefined && { secondary }),
      ...(accent !== undefined && { accent }),
    },
    direction: /^(he|ar|fa|ur)\b/.test(language) ? "rtl" : "ltr",
    language,
  }
}
