import { Schema } from "effect"
import {
  type AdCopy,
  type BusinessFacts,
  callToActionLabel,
  type CreativeContent,
  defaultTemplateId,
  firstAdCopy,
  ImageAddress,
  offerText,
} from "@domain/creatives"
import { currencySymbol, HexColour, regionFacts } from "@domain/kernel"
import type { BusinessDetails } from "./business-details.ts"
import { servicesToPromote } from "./promoted-services.ts"
import { objectiveOf } from "./objective-of.ts"

type Draft = Pick<BusinessDetails, "region"> & Partial<BusinessDetails>

const isColour = Schema.is(HexColour)
const isImage = Schema.is(ImageAddress)

/** Painted with while the business has shown no colours of its own. */
const plainColour = "#2f4858"

/** The facts a draft states, which are all that suggested texts may use. */
export const businessFactsOf = (details: Draft): BusinessFacts => {
  return {
    name: details.name ?? "",
    services: servicesToPromote(details),
    currencySymbol: currencySymbol[regionFacts[details.region].currency],
    ...(details.category !== undefined && { category: details.category.name }),
    ...(details.location?.city !== undefined && { city: details.location.city }),
    ...(details.offerDetail !== undefined && { offer: details.offerDetail }),
    ...(details.phone !== undefined && { phone: details.phone }),
  }
}

const copyOf = (details: Draft, language: string): AdCopy =>
  details.creativeDetail?.adDetail ??
  firstAdCopy({ facts: businessFactsOf(details), objective: objectiveOf(details), language })

/**
 * What `drawCreative` needs of a draft: its own texts, else the first suggestion; its chosen picture and colours, else the first
 * found. Colours and pictures that cannot be drawn are left out.
 */
export const creativeContentOf = (details: Draft, language: string = details.language ?? "en"): CreativeContent => {
  const copy = copyOf(details, language)
  const { creativeDetail, offerDetail, region } = details
  const [primary = plainColour, secondary, accent] = [
    ...(creativeDetail?.palette ?? []),
    ...(details.colours ?? []),
  ].filter((colour, index, all) => isColour(colour) && all.indexOf(colour) === index)
  const photo = [creativeDetail?.picture, ...(details.pictures ?? [])].find(
    (picture) => picture !== undefined && isImage(picture.url),
  )
  const offer = offerText(offerDetail, language, currencySymbol[regionFacts[region].currency])
  return {
    templateId: creativeDetail?.selectedTemplateId ?? defaultTemplateId,
    businessName: details.name ?? "",
    headline: copy.headline,
    description: copy.description,
    ...(offer !== "" && { offerText: offer }),
    callToActionLabel: callToActionLabel(copy.callToAction, language),
    ...(photo !== undefined && { photo: photo.url }),
    ...(details.logoUrl !== undefined && isImage(details.logoUrl) && { logo: details.logoUrl }),
    palette: {
      primary,
      ...(secondary !== undefined && { secondary }),
      ...(accent !== undefined && { accent }),
    },
    direction: /^(he|ar|fa|ur)\b/.test(language) ? "rtl" : "ltr",
    language,
  }
}
