import { BusinessCategory, BusinessLocation } from "@domain/businesses"
import { StatedClaim, WebsitePage } from "@domain/creatives"
import { businessName, hexColour, refuse, website } from "@domain/validation"
import { Result, Schema } from "effect"
import { Gender } from "../targeting.ts"
import { locationExcess } from "./location-limits.ts"
import { emptyOr, type FieldRules, textOf } from "./field-rules.ts"
import { Picture, showable, withSafePictures } from "./picture.ts"

/** The business facts that ads use, without its contact; every field may be missing. Spec: entities, Business. */
export const PlanBusiness = Schema.Struct({
  websiteUrl: Schema.optionalKey(textOf(2048)),
  facebookPageUrl: Schema.optionalKey(textOf(2048)),
  facebookPageId: Schema.optionalKey(textOf(64)),
  googlePlaceUrl: Schema.optionalKey(textOf(2048)),
  name: Schema.optionalKey(textOf(80)),
  tagline: Schema.optionalKey(textOf(200)),
  category: Schema.optionalKey(BusinessCategory),
  services: Schema.optionalKey(Schema.Array(textOf(80)).check(Schema.isMaxLength(40))),
  gender: Schema.optionalKey(Gender),
  location: Schema.optionalKey(BusinessLocation),
  logoUrl: Schema.optionalKey(textOf(2048)),
  colours: Schema.optionalKey(Schema.Array(textOf(9)).check(Schema.isMaxLength(8))),
  pictures: Schema.optionalKey(Schema.Array(Picture).check(Schema.isMaxLength(60))),
  /** The pages that its website links to, and what the website says in its favour. */
  websitePages: Schema.optionalKey(Schema.Array(WebsitePage).check(Schema.isMaxLength(24))),
  websiteClaims: Schema.optionalKey(Schema.Array(StatedClaim).check(Schema.isMaxLength(20))),
  /** The language in which the owner reads. */
  language: Schema.optionalKey(textOf(10)),
  /** The language of the ads, as their customers read. */
  adLanguage: Schema.optionalKey(textOf(10)),
})
export type PlanBusiness = typeof PlanBusiness.Type

/** The business's public phone, in international form, and e-mail address. */
export const PlanContact = Schema.Struct({
  phone: Schema.optionalKey(textOf(25)),
  emailAddress: Schema.optionalKey(textOf(254)),
})
export type PlanContact = typeof PlanContact.Type

/** Addresses take their normal form, and no picture or link may run code. */
export const planBusinessRules: FieldRules<PlanBusiness> = {
  websiteUrl: { check: emptyOr(website), wrongShape: "validation.websiteInvalid" },
  facebookPageUrl: { check: emptyOr(website), wrongShape: "validation.websiteInvalid" },
  googlePlaceUrl: { check: emptyOr(website), wrongShape: "validation.websiteInvalid" },
  facebookPageId: { check: (id) => (/^\d*$/.test(id) ? Result.succeed(id) : refuse("validation.required")) },
  name: { check: emptyOr(businessName) },
  location: {
    check: (location) => {
      const excess = locationExcess(location)
      return excess === undefined ? Result.succeed(location) : Result.fail(excess)
    },
  },
  websitePages: {
    check: (pages) =>
      Result.all(pages.map(({ text, url }) => Result.map(website(url), (read) => ({ text, url: read })))),
    wrongShape: "validation.websiteInvalid",
  },
  logoUrl: {
    check: (url) => (url === "" ? Result.succeed(url) : showable(url, [url])),
    wrongShape: "validation.creativeUrlInvalid",
  },
  colours: { check: (typed) => Result.all(typed.map(hexColour)), wrongShape: "validation.colourInvalid" },
  pictures: {
    check: (pictures) => withSafePictures(pictures, pictures),
    wrongShape: "validation.creativeUrlInvalid",
  },
}
