import { AdCopy, LeadForm, Objective, Offer, offerExcess, SearchAd } from "@domain/creatives"
import { Result, Schema } from "effect"
import { type FieldRules, textOf } from "./field-rules.ts"
import { Picture, withSafePictures } from "./picture.ts"

/** The creative being made. Spec: entities, creativeDetail. */
export const CreativeDetail = Schema.Struct({
  selectedTemplateId: Schema.optionalKey(Schema.String),
  picture: Schema.optionalKey(Picture),
  palette: Schema.optionalKey(Schema.Array(Schema.String)),
  adDetail: Schema.optionalKey(AdCopy),
  searchAd: Schema.optionalKey(SearchAd),
  leadForm: Schema.optionalKey(LeadForm),
})
export type CreativeDetail = typeof CreativeDetail.Type

/** What the ads say and show. Spec: entities, Business-details session. */
export const CreativeSection = Schema.Struct({
  objective: Schema.optionalKey(Objective),
  promoteServices: Schema.optionalKey(Schema.Array(textOf(80)).check(Schema.isMaxLength(20))),
  offerDetail: Schema.optionalKey(Offer),
  creativeDetail: Schema.optionalKey(CreativeDetail),
})
export type CreativeSection = typeof CreativeSection.Type

/** An offer promises what is possible, and no picture or link may run code. */
export const creativeRules: FieldRules<CreativeSection> = {
  offerDetail: {
    check: (offer) => {
      const [, key] = offerExcess(offer) ?? []
      return key === undefined ? Result.succeed(offer) : Result.fail({ key })
    },
  },
  creativeDetail: {
    check: (creative) => withSafePictures(creative, creative.picture === undefined ? [] : [creative.picture]),
  },
}
