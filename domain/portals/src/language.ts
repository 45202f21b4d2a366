import { Schema } from "effect"
import { isRightToLeft, type PortalLanguage, portalLanguages, translatedLanguages } from "./languages.ts"

/** A language as calls carry it; `id` is what a user's `languageId` holds. Spec: calls, dxlanguages. */
export const Language = Schema.Struct({
  id: Schema.String,
  displayName: Schema.String,
  isRightToLeft: Schema.Boolean,
  /** Whether the product has every text in it. */
  isTranslated: Schema.Boolean,
})
export type Language = typeof Language.Type

const displayNames: Readonly<Record<PortalLanguage, string>> = {
  en: "English",
  fr: "French",
  he: "Hebrew",
  ru: "Russian",
  ar: "Arabic",
  zh: "Chinese",
  de: "German",
  es: "Spanish",
  ja: "Japanese",
  ko: "Korean",
  it: "Italian",
  hu: "Hungarian",
  pt_PT: "Portuguese",
  hi: "Hindi",
}

/** Every language that a portal may name, in English. */
export const languages: ReadonlyArray<Language> = portalLanguages.map((id) => ({
  id,
  displayName: displayNames[id],
  isRightToLeft: isRightToLeft(id),
  isTranslated: translatedLanguages.includes(id),
}))
