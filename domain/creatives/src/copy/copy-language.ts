/** Languages that ads can be drafted in. */
export const copyLanguages = ["en", "he"] as const
/** One of them, as BCP 47 writes it. */
export type CopyLanguage = (typeof copyLanguages)[number]

/** The language that an ad is worded in for a BCP 47 tag: its first part's, or English when there are no words in it. */
export const copyLanguageOf = (tag: string): CopyLanguage => {
  const base = tag.toLowerCase().split(/[-_]/u)[0]
  return copyLanguages.find((language) => language === base) ?? "en"
}
