import { isRightToLeft, type PortalLanguage, portalLanguages, translatedLanguages } from "@domain/portals"

/** Languages of the product, translated or prepared. Spec: constants, languages. */
export const languageCodes = portalLanguages
export type LanguageCode = PortalLanguage

/** The languages whose texts a page needs: its own, and English where its own is not translated. */
export const textLanguages = (language: string): ReadonlyArray<string> =>
  translatedLanguages.some((code) => code === language) ? [language] : [language, "en"]

export interface Language {
  readonly code: LanguageCode
  /** The language's name in itself. */
  readonly ownName: string
  readonly direction: "ltr" | "rtl"
  /** BCP 47 tag for `Intl` and the `lang` attribute. */
  readonly locale: string
  /** The font file of the script; see the kit's `loadFonts`. */
  readonly fontScript: "latin" | "hebrew" | "arabic" | "devanagari"
  /** CSS families of the script, after the portal's own. */
  readonly fontFamily: string
}

const latin = { fontScript: "latin", fontFamily: `"Inter Variable", sans-serif` } as const

const spoken: Readonly<Record<LanguageCode, Omit<Language, "direction">>> = {
  en: { code: "en", ownName: "English", locale: "en", ...latin },
  fr: { code: "fr", ownName: "Français", locale: "fr", ...latin },
  he: {
    code: "he",
    ownName: "עברית",
    locale: "he",
    fontScript: "hebrew",
    fontFamily: `"Noto Sans Hebrew Variable", sans-serif`,
  },
  ru: { code: "ru", ownName: "Русский", locale: "ru", ...latin },
  ar: {
    code: "ar",
    ownName: "العربية",
    locale: "ar",
    fontScript: "arabic",
    fontFamily: `"Noto Sans Arabic Variable", sans-serif`,
  },
  zh: {
    code: "zh",
    ownName: "中文",
    locale: "zh-Hans",
    ...latin,
    fontFamily: `"Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif`,
  },
  de: { code: "de", ownName: "Deutsch", locale: "de", ...latin },
  es: { code: "es", ownName: "Español", locale: "es", ...latin },
  ja: {
    code: "ja",
    ownName: "日本語",
    locale: "ja",
    ...latin,
    fontFamily: `"Noto Sans JP", "Hiragino Sans", "Yu Gothic", sans-serif`,
  },
  ko: {
    code: "ko",
    ownName: "한국어",
    locale: "ko",
    ...latin,
    fontFamily: `"Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic", sans-serif`,
  },
  it: { code: "it", ownName: "Italiano", locale: "it", ...latin },
  hu: { code: "hu", ownName: "Magyar", locale: "hu", ...latin },
  pt_PT: { code: "pt_PT", ownName: "Português", locale: "pt-PT", ...latin },
  hi: {
    code: "hi",
    ownName: "हिन्दी",
    locale: "hi",
    fontScript: "devanagari",
    fontFamily: `"Noto Sans Devanagari Variable", sans-serif`,
  },
}

const withDirection = (code: LanguageCode): Language => ({
  ...spoken[code],
  direction: isRightToLeft(code) ? "rtl" : "ltr",
})

/** Every language by its code. */
export const languages = Object.fromEntries(languageCodes.map((code) => [code, withDirection(code)])) as Readonly<
  Record<LanguageCode, Language>
>

/** The language whose code or locale matches a browser's or a query's tag, else English. */
export const languageOrEnglish = (tag: string | null | undefined): LanguageCode => {
  const wanted = (tag ?? "").replace("_", "-").toLowerCase()
  const exact = languageCodes.find((code) => code.replace("_", "-").toLowerCase() === wanted)
  const primary = wanted.split("-")[0]
  return exact ?? languageCodes.find((code) => code.split("_")[0] === primary) ?? "en"
}

/** The locale of a language in a region: "en" in "IN" groups digits in lakhs. */
export const localeIn = (language: LanguageCode, region?: string): string => {
  const { locale } = languages[language]
  return region === undefined || locale.includes("-") ? locale : `${locale}-${region}`
}
