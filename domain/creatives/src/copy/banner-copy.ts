import { HexColour } from "@domain/kernel"
import { Schema } from "effect"
import { allowedCallsToAction, CallToAction } from "../call-to-action.ts"
import { acceptance } from "./acceptance.ts"

/** Google's limits for a responsive display ad; a wide character counts twice. */
export const bannerLimits = {
  headline: { length: 30, least: 1, most: 5 },
  longHeadline: { length: 90 },
  description: { length: 90, least: 1, most: 5 },
  businessName: { length: 25 },
} as const

/** The texts of one responsive display ad: 1-5 headlines, a long headline, 1-5 descriptions, and the colour around its pictures. */
export const BannerCopy = Schema.Struct({
  headlines: Schema.Array(Schema.String),
  longHeadline: Schema.String,
  descriptions: Schema.Array(Schema.String),
  callToAction: CallToAction,
  /** The design's where it does not say. */
  colour: Schema.optionalKey(HexColour),
  finalUrl: Schema.optionalKey(Schema.String),
  ...acceptance,
})
export type BannerCopy = typeof BannerCopy.Type

/** The buttons of a banner: a press opens a page, whatever the campaign is for. */
export const bannerCallsToAction: ReadonlyArray<CallToAction> = allowedCallsToAction("WebsiteVisits")
