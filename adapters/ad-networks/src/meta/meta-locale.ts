import type { Region } from "@domain/kernel"
import { baseLanguage } from "../base-language.ts"

const locales: Readonly<Record<string, string>> = {
  ar: "ar_AR",
  de: "de_DE",
  en: "en_US",
  es: "es_ES",
  fr: "fr_FR",
  he: "he_IL",
  hi: "hi_IN",
  hu: "hu_HU",
  it: "it_IT",
  ja: "ja_JP",
  ko: "ko_KR",
  pt: "pt_PT",
  ru: "ru_RU",
  zh: "zh_CN",
}

/** What Meta calls a language, English by its region; undefined, which means the ad account's own, for one without a name here. */
export const metaLocale = (language: string, region?: Region): string | undefined => {
  const base = baseLanguage(language)
  return base === "en" && region === "GB" ? "en_GB" : locales[base]
}
