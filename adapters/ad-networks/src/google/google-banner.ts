import { type CallToAction, parseHex, readableOn, toHex } from "@domain/creatives"
import { baseLanguage } from "../base-language.ts"
import { adTexts, type GoogleChannel } from "./google-channel.ts"
import { pictureParts, picturesOf } from "./google-pictures.ts"
import { excludedPlacements } from "./google-placements.ts"

/** Google's words of buttons; it chooses the text of others itself. Source: CallToActionType. */
const buttons: Readonly<Partial<Record<CallToAction, string>>> = {
  LearnMore: "Learn more",
  VisitWebsite: "Visit site",
  BookNow: "Book now",
  ApplyNow: "Apply now",
  GetQuote: "Get quote",
}

/** White, or the lightest shade that can be read on a colour. */
const accentOn = (colour: string): string => toHex(readableOn(parseHex("#ffffff"), parseHex(colour)))

/** Responsive display ads on websites and in apps, which Google puts together from texts and pictures. */
export const googleBanner: GoogleChannel = {
  channel: "Banner",
  namePrefix: "banner ",
  steps: ["campaign", "adSet", "picture", "ad", "review"],
  campaign: {
    advertisingChannelType: "DISPLAY",
    networkSettings: {
      targetGoogleSearch: false,
      targetSearchNetwork: false,
      targetContentNetwork: true,
      targetPartnerSearchNetwork: false,
    },
  },
  // Otherwise Google looks for people beyond the audience.
  adGroup: { type: "DISPLAY_STANDARD", optimizedTargetingEnabled: false },
  showsAssets: false,
  groupCriteria: () => [],
  leftOut: ({ placements }, campaign) => excludedPlacements(placements?.excluded ?? [], campaign),
  ad: ({ banner, businessName, language }, pictures) => {
    const { headlines = [], longHeadline = "", descriptions = [], callToAction, colour } = banner ?? {}
    const button = callToAction === undefined || baseLanguage(language) !== "en" ? undefined : buttons[callToAction]
    return {
      ...picturesOf(pictures),
      headlines: adTexts(headlines, 5),
      longHeadline: { text: longHeadline.trim() },
      descriptions: adTexts(descriptions, 5),
      businessName,
      ...(button !== undefined && { callToActionText: button }),
      ...(colour !== undefined && { mainColor: colour, accentColor: accentOn(colour) }),
      allowFlexibleColor: true,
      formatSetting: "ALL_FORMATS",
    }
  },
  adField: "responsive_display_ad",
  adParts: [
    "headlines",
    "long_headline",
    "descriptions",
    "marketing_images",
    "square_marketing_images",
    "square_logo_images",
    "business_name",
    "call_to_action_text",
    "main_color",
  ],
  pictures: pictureParts,
  reviewedTexts: { headlines: "headline", longHeadline: "headline", descriptions: "description" },
  results: { WebsiteVisits: "clicks" },
}
