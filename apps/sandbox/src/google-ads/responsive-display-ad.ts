import { asArray, asText, dig, isObject, type Json, type JsonObject } from "../core/json.ts"
import { type Limits, limitsOf, valuesOf } from "./google-ads-description.ts"
import { fieldError, type GoogleAdsError } from "./google-ads-error.ts"
import { widthOf } from "./text-width.ts"

const AT = ["create", "ad", "responsive_display_ad"]

const wrong = (category: string, code: string, message: string, field: string): GoogleAdsError =>
  fieldError(category, code, message, [...AT, field])

/** The limits of a field of display ads as the comments of a version state them. */
export const displayLimits = (version: number, field: string): Limits =>
  limitsOf(version, "ResponsiveDisplayAdInfo")[field] ?? {}

const textsOf = (value: Json | undefined): string[] =>
  (isObject(value) ? [value] : asArray(value)).map((one) => asText(dig(one, ["text"])) ?? "")

const checkTexts = (version: number, ad: JsonObject, field: string): void => {
  const { least = 0, most = 1, mostCharacters = Infinity } = displayLimits(version, field)
  const texts = textsOf(ad[field])
  if (texts.length < least)
    throw most === 1
      ? wrong("fieldError", "REQUIRED", "The required field was not present.", field)
      : wrong("collectionSizeError", "TOO_FEW", "Too few.", field)
  if (texts.length > most) throw wrong("collectionSizeError", "TOO_MANY", "Too many.", field)
  for (const text of texts) {
    if (text.trim() === "") throw wrong("stringLengthError", "TOO_SHORT", "Too short.", field)
    if (widthOf(text) > mostCharacters)
      throw wrong("stringLengthError", "TOO_LONG", `Too long: at most ${mostCharacters} characters.`, field)
  }
  if (new Set(texts).size !== texts.length)
    throw wrong("adError", "DUPLICATE_ASSET", "The same text is used twice.", field)
}

const checkWidth = (version: number, ad: JsonObject, field: string): void => {
  const { mostWidth = Infinity } = displayLimits(version, field)
  if (widthOf(asText(ad[field]) ?? "") > mostWidth)
    throw wrong("adError", "LINE_TOO_WIDE", `The line is too wide: at most ${mostWidth}.`, field)
}

const checkColours = (ad: JsonObject): void => {
  const { mainColor: main, accentColor: accent } = ad
  if ((main === undefined) !== (accent === undefined))
    throw wrong("fieldError", "REQUIRED", "Main and accent colour are set together.", "main_color")
  for (const colour of [main, accent])
    if (colour !== undefined && !/^#[\da-f]{6}$/iu.test(asText(colour) ?? ""))
      throw wrong("fieldError", "INVALID_VALUE", "A colour is six hexadecimal digits.", "main_color")
  if (main === undefined && ad["allowFlexibleColor"] === false)
    throw wrong("adError", "CANNOT_SET_ALLOW_FLEXIBLE_COLOR_FALSE", "No colour is set.", "allow_flexible_color")
  if (main !== undefined && ad["formatSetting"] === "NATIVE")
    throw wrong(
      "adError",
      "CANNOT_SET_COLOR_CONTROL_WHEN_NATIVE_FORMAT_SETTING",
      "Native formats have the publisher's colours.",
      "main_color",
    )
}

/** Google's list of buttons is known in English alone, so that words of other languages are refused here. */
const checkButton = (version: number, ad: JsonObject): void => {
  const text = asText(ad["callToActionText"])
  if (text === undefined) return
  const known = valuesOf(version, "CallToActionType") ?? []
  if (!known.includes(text.trim().toUpperCase().replaceAll(" ", "_")))
    throw wrong("adError", "INVALID_CALL_TO_ACTION_TEXT", "Invalid call to action text.", "call_to_action_text")
}

/** Checks a responsive display ad as far as its pictures need not be known: texts, name, colours and button. */
export const checkDisplayAd = (version: number, ad: JsonObject): void => {
  for (const field of ["headlines", "longHeadline", "descriptions"]) checkTexts(version, ad, field)
  if ((asText(ad["businessName"]) ?? "").trim() === "")
    throw wrong("adError", "MISSING_BUSINESS_NAME", "Business name must be entered.", "business_name")
  for (const field of ["businessName", "callToActionText"]) checkWidth(version, ad, field)
  checkColours(ad)
  checkButton(version, ad)
}
