import { HexColour } from "@domain/kernel"
import { Schema } from "effect"
import { SocialVideo } from "./assets/social-video.ts"

/** A business's colours; missing ones are derived from the primary. */
export const Palette = Schema.Struct({
  primary: HexColour,
  secondary: Schema.optionalKey(HexColour),
  accent: Schema.optionalKey(HexColour),
})
export type Palette = typeof Palette.Type

/** The writing direction of a drawing's texts. */
export const TextDirection = Schema.Literals(["ltr", "rtl"])
export type TextDirection = typeof TextDirection.Type

/** An http(s) address, a path on our server or a data URL of a raster image. */
export const ImageAddress = Schema.String.check(
  Schema.isPattern(/^(https?:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp);base64,)\S+$/),
)

/** Everything a drawing needs; texts are in the ad's `language` (a BCP 47 tag). */
export const CreativeContent = Schema.Struct({
  templateId: Schema.String,
  businessName: Schema.String,
  headline: Schema.String,
  description: Schema.String,
  offerText: Schema.optionalKey(Schema.String),
  callToActionLabel: Schema.String,
  photo: Schema.optionalKey(ImageAddress),
  /** The video that the social ad shows in place of the drawing. */
  video: Schema.optionalKey(SocialVideo),
  logo: Schema.optionalKey(ImageAddress),
  palette: Palette,
  direction: TextDirection,
  language: Schema.String,
})
export type CreativeContent = typeof CreativeContent.Type
