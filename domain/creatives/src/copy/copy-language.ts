/** Languages with patterns for ads. */
export const copyLanguages = ["en", "he"] as const
/** One of the languages, as a BCP 47 tag. */
export type CopyLanguage = (typeof copyLanguages)[number]

/** The ad language of a BCP 47 tag: its first part, or English if that has no patterns. */
export const copyLanguageOf = (tag: string): CopyLanguage => {
  const base = tag.toLowerCase().split(/[-_]/u)[0]
  return copyLanguages.find((language) => language === base) ?? "en"
}
