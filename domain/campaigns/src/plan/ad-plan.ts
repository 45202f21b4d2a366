import { DayPart } from "@domain/budget"
import { CallToAction, LeadForm, MessagingApp, Objective, SocialVideo } from "@domain/creatives"
import { BusinessProfileId, CampaignId, CurrencyCode, LocalDate, MinorUnits, Region } from "@domain/kernel"
import { Schema } from "effect"
import { AgeBand } from "../age-bands.ts"
import { AudienceLanguages } from "../audience-language.ts"
import { CampaignBudget } from "../budget.ts"
import { CampaignChannel, LinkedPage } from "../campaign-channel.ts"
import { MatchedKeyword } from "../matched-keyword.ts"
import { NetworkAutomation } from "../network-automation.ts"
import { SpecialAds } from "../special-ads.ts"
import { CarouselCards } from "./carousel-card.ts"
import { Gender, Interest, TargetLocation } from "../targeting.ts"
import { TestDesign } from "../variant/test-design.ts"
import { SpentBefore } from "../variant/version-shares.ts"

const optional = Schema.optionalKey
const texts = Schema.Array(Schema.String)

/** The second version of a social ad, whole, with the test that compares it. */
export const SocialVariant = Schema.Struct({
  headline: Schema.String,
  description: Schema.String,
  primaryText: Schema.String,
  callToAction: CallToAction,
  test: TestDesign,
  /** What was spent before the test, where it was added to a running campaign. */
  before: optional(SpentBefore),
})
export type SocialVariant = typeof SocialVariant.Type

/** The ad in feeds and stories, as a person accepted it: a video or a carousel where it has one, else a picture. */
export const SocialAd = Schema.Struct({
  headline: Schema.String,
  description: Schema.String,
  primaryText: Schema.String,
  callToAction: CallToAction,
  page: optional(LinkedPage),
  instagram: Schema.Boolean,
  cards: optional(CarouselCards),
  /** Whether a card with the page's picture follows the others. */
  endCard: optional(Schema.Boolean),
  /** The video that is shown in the picture's place. */
  video: optional(SocialVideo),
  variant: optional(SocialVariant),
})
export type SocialAd = typeof SocialAd.Type

/** A link below the ad; its two further lines come together or not at all. */
export const SitelinkPlan = Schema.Struct({
  text: Schema.String,
  description1: optional(Schema.String),
  description2: optional(Schema.String),
  url: Schema.String,
})
export type SitelinkPlan = typeof SitelinkPlan.Type

/** Texts of the ad beside search results; at least three headlines and two descriptions. */
export const SearchTexts = Schema.Struct({
  headlines: texts,
  descriptions: texts,
  path1: optional(Schema.String),
  path2: optional(Schema.String),
  keywords: texts,
  /** How near a search must be to keywords that do not have the usual match. */
  keywordMatches: optional(Schema.Array(MatchedKeyword)),
  /** Searches beside which the ad is not shown. */
  negativeKeywords: optional(Schema.Array(MatchedKeyword)),
  /** What stands beside the ad. */
  sitelinks: optional(Schema.Array(SitelinkPlan)),
  callouts: optional(texts),
  snippet: optional(Schema.Struct({ header: Schema.String, values: texts })),
  /** The business's phone beside an ad that is not for calls, and when it is answered; at any time where it does not say. */
  call: optional(Schema.Struct({ hours: optional(Schema.Array(DayPart)) })),
})
export type SearchTexts = typeof SearchTexts.Type

/** A picture as networks take it: an address on our server and its size in pixels. */
export const BannerPicture = Schema.Struct({ url: Schema.String, width: Schema.Int, height: Schema.Int })
export type BannerPicture = typeof BannerPicture.Type

/** Texts and pictures of the responsive display ad: one to five headlines and descriptions, the long headline alone. */
export const BannerAd = Schema.Struct({
  headlines: texts,
  longHeadline: Schema.String,
  descriptions: texts,
  callToAction: CallToAction,
  /** 1.91:1, at least 600x314. */
  landscape: Schema.Array(BannerPicture),
  /** 1:1, at least 300x300. */
  square: Schema.Array(BannerPicture),
  /** 1:1, at least 128x128; there may be none. */
  logos: Schema.Array(BannerPicture),
  /** `#rrggbb`. */
  colour: optional(Schema.String),
})
export type BannerAd = typeof BannerAd.Type

/** What a lead is asked to agree to: a box for each consent of the form, in the words that the lead reads. */
export const ConsentPlan = Schema.Struct({
  title: Schema.String,
  text: Schema.String,
  boxes: Schema.Array(Schema.Struct({ key: Schema.String, text: Schema.String, isRequired: Schema.Boolean })),
})
export type ConsentPlan = typeof ConsentPlan.Type

/** The form a lead fills in; the service question offers `services`. */
export const LeadFormPlan = Schema.Struct({
  ...LeadForm.fields,
  consent: optional(ConsentPlan),
  services: texts,
  privacyUrl: Schema.String,
})
export type LeadFormPlan = typeof LeadFormPlan.Type

/** Where a message of an ad goes; WhatsApp's number is international. */
export const MessagesPlan = Schema.Struct({ app: MessagingApp, whatsAppNumber: optional(Schema.String) })
export type MessagesPlan = typeof MessagesPlan.Type

/** The money and the days of one channel of a campaign, in minor units; shares of all channels add up to the campaign's. */
export const AdTerms = Schema.Struct({
  currency: CurrencyCode,
  budgetType: CampaignBudget.fields.budgetType,
  dailyBudget: MinorUnits,
  totalBudget: MinorUnits,
  startDate: LocalDate,
  endDate: LocalDate,
})
export type AdTerms = typeof AdTerms.Type

const AudienceIds = Schema.Array(Schema.String.check(Schema.isMaxLength(200))).check(Schema.isMaxLength(50))

/** Audiences of the channel's network, by the network's identifiers; no audience is both. */
export const AimedAudiences = Schema.Struct({ included: AudienceIds, excluded: AudienceIds })
export type AimedAudiences = typeof AimedAudiences.Type

/** Everything that a network needs to show a campaign on one channel, made when a launch is accepted. Ours. */
export const AdPlan = Schema.Struct({
  ...AdTerms.fields,
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
  attempt: Schema.Int,
  name: Schema.String,
  businessName: Schema.String,
  region: Region,
  timeZone: Schema.String,
  language: Schema.String,
  objective: Objective,
  ageBands: Schema.Array(AgeBand),
  gender: Gender,
  /** Languages of the people; Facebook shows ads in any, Google in `language`, where absent. */
  languages: optional(AudienceLanguages),
  location: TargetLocation,
  interests: Schema.Array(Interest),
  /** Lists of people that the ads are shown to alone, or not at all; everybody else's where absent. */
  audiences: optional(AimedAudiences),
  /** What the ads offer that networks let nobody be left out of; the audience has been widened for it. */
  special: optional(SpecialAds),
  /** Where a click leads: the business's site, else the portal's page for it. */
  link: Schema.String,
  /** What the network adds to that address, as a query; nothing where it does not say. */
  tracking: optional(Schema.String),
  phone: optional(Schema.String),
  channel: CampaignChannel,
  social: optional(SocialAd),
  search: optional(SearchTexts),
  banner: optional(BannerAd),
  /** Addresses of websites and apps that show no banner of the campaign. */
  placements: optional(Schema.Struct({ excluded: texts })),
  leadForm: optional(LeadFormPlan),
  /** What its owner leaves to the network; nothing where absent. */
  automation: optional(NetworkAutomation),
  messages: optional(MessagesPlan),
  /** When the ads run, in `timeZone`; at any time where absent. */
  hours: optional(Schema.Array(DayPart)),
  /** Whether the store's products follow the picture. */
  showsProducts: optional(Schema.Boolean),
})
export type AdPlan = typeof AdPlan.Type
