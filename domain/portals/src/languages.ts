/** The languages that a portal may offer. Spec: languages. */
export const portalLanguages = [
  "en",
  "fr",
  "he",
  "ru",
  "ar",
  "zh",
  "de",
  "es",
  "ja",
  "ko",
  "it",
  "hu",
  "pt_PT",
  "hi",
] as const
/** The code of a language that a portal may offer. */
export type PortalLanguage = (typeof portalLanguages)[number]

/** The language after signing out, whatever the portal's. Spec: states, "goes to /login with English locale". */
export const languageAfterLogout: PortalLanguage = "en"

/** Whether a language is laid out from right to left. Spec: languages, "Hebrew and Arabic use right-to-left layout". */
export const isRightToLeft = (language: string): boolean => language === "he" || language === "ar"

/** The portal's languages that the product speaks, in the portal's order; its own locale alone when it names none of them. */
export const offeredLanguages = (portal: {
  readonly locale: string
  readonly languages: ReadonlyArray<string>
}): ReadonlyArray<PortalLanguage> => {
  const spoken = (code: string) => portalLanguages.filter((language) => language === code)
  const offered = [...new Set(portal.languages.flatMap(spoken))]
  const [own = "en"] = spoken(portal.locale)
  return offered.length > 0 ? offered : [own]
}
