import type { Region } from "@domain/kernel"
import { Schema } from "effect"

/** A language that both networks aim ads at, as an ISO 639-1 code. Facts: `tools/provider-facts/data/audience-languages.json`. */
export const AudienceLanguage = Schema.Literals([
  "en",
  "hi",
  "bn",
  "te",
  "mr",
  "ta",
  "gu",
  "ur",
  "kn",
  "ml",
  "pa",
  "ar",
  "zh",
  "fr",
  "de",
  "he",
  "hu",
  "it",
  "ja",
  "ko",
  "pl",
  "pt",
  "ro",
  "ru",
  "es",
  "tr",
])
export type AudienceLanguage = typeof AudienceLanguage.Type

/** The most languages of one audience. Ours. */
export const mostAudienceLanguages = 10

/** Languages of the people who see ads; one of them is enough. */
export const AudienceLanguages = Schema.Array(AudienceLanguage).check(Schema.isMaxLength(mostAudienceLanguages))

/** The chosen languages, each once and in the order of the list. */
export const orderedLanguages = (chosen: ReadonlyArray<AudienceLanguage>): ReadonlyArray<AudienceLanguage> =>
  AudienceLanguage.literals.filter((language) => chosen.includes(language))

/**
 * Percent of a region's people with this first language; languages without a number are below half a percent. Sources: Census of
 * India 2011, table C-16; Office for National Statistics, main language, census of 2021 (England and Wales).
 */
const percentByLanguage: Readonly<Record<Region, Readonly<Partial<Record<AudienceLanguage, number>>>>> = {
  IN: { hi: 43.6, bn: 8, mr: 6.9, te: 6.7, ta: 5.7, gu: 4.6, ur: 4.2, kn: 3.6, ml: 2.9, pa: 2.7 },
  GB: { en: 91.1, pl: 1.1, ro: 0.8, pa: 0.5, ur: 0.5 },
}

/** The share of a language without a number, in percent. */
const rareLanguagePercent = 0.1

/**
 * The share of a region's people that surely has one of the languages as its first, from 0 to 1; everybody where none is chosen.
 * People who have it as a second language come on top, so that it bounds an audience from below alone. Ours.
 */
export const leastLanguageShare = (region: Region, languages: ReadonlyArray<AudienceLanguage>): number =>
  languages.length === 0
    ? 1
    : Math.min(
        1,
        orderedLanguages(languages).reduce(
          (sum, language) => sum + (percentByLanguage[region][language] ?? rareLanguagePercent),
          0,
        ) / 100,
      )

/** The languages in the order in which a region's people speak them, the most spoken first. */
export const languagesIn = (region: Region): ReadonlyArray<AudienceLanguage> =>
  AudienceLanguage.literals.toSorted(
    (one, other) => (percentByLanguage[region][other] ?? 0) - (percentByLanguage[region][one] ?? 0),
  )
