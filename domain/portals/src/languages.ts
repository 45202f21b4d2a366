import { Struct } from "effect"

interface LanguageFacts {
  readonly direction: "ltr" | "rtl"
  /** Whether the product has every text in the language, including the texts of mails and short messages. */
  readonly isTranslated: boolean
  /** The first day of its readers' week, 0 Sunday to 6 Saturday; Monday where absent. */
  readonly weekBegins?: number
}

/** The languages that a portal may name. Spec: languages; Hebrew and Arabic use right-to-left layout. */
const languageFacts = {
  en: { direction: "ltr", isTranslated: true },
  fr: { direction: "ltr", isTranslated: false },
  he: { direction: "rtl", isTranslated: true, weekBegins: 0 },
  ru: { direction: "ltr", isTranslated: false },
  ar: { direction: "rtl", isTranslated: false, weekBegins: 6 },
  zh: { direction: "ltr", isTranslated: false },
  de: { direction: "ltr", isTranslated: false },
  es: { direction: "ltr", isTranslated: false },
  ja: { direction: "ltr", isTranslated: false },
  ko: { direction: "ltr", isTranslated: false },
  it: { direction: "ltr", isTranslated: false },
  hu: { direction: "ltr", isTranslated: false },
  pt_PT: { direction: "ltr", isTranslated: false },
  hi: { direction: "ltr", isTranslated: false },
} as const satisfies Readonly<Record<string, LanguageFacts>>

/** The code of a language that a portal may offer. */
export type PortalLanguage = keyof typeof languageFacts

/** The languages that a portal may offer once they are translated. Spec: languages. */
export const portalLanguages: ReadonlyArray<PortalLanguage> = Struct.keys(languageFacts)

/** The languages in which the product has every text. */
export const translatedLanguages: ReadonlyArray<PortalLanguage> = portalLanguages.filter(
  (language) => languageFacts[language].isTranslated,
)

/** The language after signing out, whatever the portal's. Spec: states, "goes to /login with English locale". */
export const languageAfterLogout: PortalLanguage = "en"

/** Whether a language is laid out from right to left. Spec: languages, "Hebrew and Arabic use right-to-left layout". */
export const isRightToLeft = (language: string): boolean =>
  portalLanguages.some((code) => code === language && languageFacts[code].direction === "rtl")

/** The first day of a language's week, 0 Sunday to 6 Saturday. Ours. */
export const firstWeekday = (language: string): number => {
  const known: Readonly<Record<string, LanguageFacts>> = languageFacts
  return known[language]?.weekBegins ?? 1
}

/** The portal's translated languages, in the portal's order; without any its own locale, or English. Ours: no page speaks two languages. */
export const offeredLanguages = (portal: {
  readonly locale: string
  readonly languages: ReadonlyArray<string>
}): ReadonlyArray<PortalLanguage> => {
  const translated = (code: string) => translatedLanguages.filter((language) => language === code)
  const offered = [...new Set(portal.languages.flatMap(translated))]
  const [portalLanguage = "en"] = translated(portal.locale)
  return offered.length > 0 ? offered : [portalLanguage]
}

/** The language of what a portal sends to somebody who reads this one: it, if the portal offers it; else the portal's own. */
export const spokenLanguage = (portal: Parameters<typeof offeredLanguages>[0], language: string): PortalLanguage => {
  const offered = offeredLanguages(portal)
  const [first = "en"] = offered
  return offered.find((code) => code === language) ?? offered.find((code) => code === portal.locale) ?? first
}
