import {
  AdCopy,
  BannerCopy,
  ClickTracking,
  LeadForm,
  MessagingApp,
  Objective,
  Offer,
  offerExcess,
  SearchAd,
  SocialVideo,
  UsedLeadForm,
  isOwnVideo,
  videoRefusals,
} from "@domain/creatives"
import { phone } from "@domain/validation"
import { Result, Schema } from "effect"
import { CarouselCards, CarouselTerms } from "./carousel-card.ts"
import { emptyOr, type FieldRules, textOf } from "./field-rules.ts"
import { PolicyStatement } from "./policy-statement.ts"
import { Picture, withSafePictures } from "./picture.ts"
import { AdVariant } from "../variant/ad-variant.ts"
import { WeekHours, weekHoursRule } from "./week-hours.ts"

/** The creative being made. Spec: entities, creativeDetail. */
export const CreativeDetail = Schema.Struct({
  selectedTemplateId: Schema.optionalKey(Schema.String),
  picture: Schema.optionalKey(Picture),
  palette: Schema.optionalKey(Schema.Array(Schema.String)),
  /** The video that the social ad shows in its picture's place. */
  video: Schema.optionalKey(SocialVideo),
  adDetail: Schema.optionalKey(AdCopy),
  /** The cards of a carousel; the social ad is a picture where absent. */
  cards: Schema.optionalKey(CarouselCards),
  carousel: Schema.optionalKey(CarouselTerms),
  /** The second version of the social ad, which a test compares with the first. */
  variant: Schema.optionalKey(AdVariant),
  searchAd: Schema.optionalKey(SearchAd),
  bannerAd: Schema.optionalKey(BannerCopy),
  leadForm: Schema.optionalKey(LeadForm),
  /** The saved form that this form began with. */
  savedForm: Schema.optionalKey(UsedLeadForm),
})
export type CreativeDetail = typeof CreativeDetail.Type

/** What the ads say and show. Spec: entities, Business-details session. */
export const PlanCreative = Schema.Struct({
  objective: Schema.optionalKey(Objective),
  promoteServices: Schema.optionalKey(Schema.Array(textOf(80)).check(Schema.isMaxLength(20))),
  offerDetail: Schema.optionalKey(Offer),
  creativeDetail: Schema.optionalKey(CreativeDetail),
  /** When calls are answered, in the region's zone; at any time where it does not say. */
  callHours: Schema.optionalKey(WeekHours),
  messagingApp: Schema.optionalKey(MessagingApp),
  /** The number that WhatsApp messages reach; the business's phone where it does not say. */
  whatsAppNumber: Schema.optionalKey(textOf(25)),
  /** What the ads' addresses say of where a click came from; what the portal says where it does not say. */
  clickTracking: Schema.optionalKey(ClickTracking),
  /** Whether Facebook may adjust the look of the ad; not where it does not say. */
  adjustsLook: Schema.optionalKey(Schema.Boolean),
  /** Whether Facebook may choose the order of the cards; not where it does not say. */
  ordersCards: Schema.optionalKey(Schema.Boolean),
  /** Words that seem to offer what networks ban, and do not. */
  policyStatements: Schema.optionalKey(Schema.Array(PolicyStatement).check(Schema.isMaxLength(20))),
})
export type PlanCreative = typeof PlanCreative.Type

/** The video, if it is a file of our own and Meta takes it. */
const usableVideo = (video: SocialVideo): Result.Result<SocialVideo, { readonly key: string }> => {
  if (!isOwnVideo(video)) return Result.fail({ key: "validation.creativeUrlInvalid" })
  const [key] = videoRefusals(video)
  return key === undefined ? Result.succeed(video) : Result.fail({ key })
}

/** An offer promises what is possible, hours and numbers take their normal form, and no picture or link may run code. */
export const planCreativeRules: FieldRules<PlanCreative> = {
  offerDetail: {
    check: (offer) => {
      const [, key] = offerExcess(offer) ?? []
      return key === undefined ? Result.succeed(offer) : Result.fail({ key })
    },
  },
  callHours: weekHoursRule,
  whatsAppNumber: {
    check: (typed, region) => emptyOr((text) => Result.map(phone(text, region), ({ e164 }) => e164))(typed),
    wrongShape: "validation.phoneInvalid",
  },
  creativeDetail: {
    check: (creative) =>
      Result.andThen(
        withSafePictures(creative, [
          ...[creative.picture, creative.variant?.picture].filter((picture) => picture !== undefined),
          ...(creative.cards ?? []).map(({ picture }) => picture),
        ]),
        creative.video === undefined
          ? Result.succeed(creative)
          : Result.map(usableVideo(creative.video), () => creative),
      ),
  },
}
