import type { CallToAction } from "../call-to-action.ts"
import type { CopyPatterns } from "./patterns.ts"
import { englishPatterns } from "./patterns-en.ts"
import { hebrewPatterns } from "./patterns-he.ts"

const packs: ReadonlyArray<CopyPatterns> = [englishPatterns, hebrewPatterns]

/** Languages that ads can be drafted in. */
export const copyLanguages: ReadonlyArray<string> = packs.map(({ language }) => language)

/** The patterns of a BCP 47 tag's language; English when it has none yet. */
export const patternsFor = (language: string): CopyPatterns => {
  const base = language.toLowerCase().split(/[-_]/u)[0]
  return packs.find((pack) => pack.language === base) ?? englishPatterns
}

/** The words on an ad's button, in the ad's language; at most 15 characters. */
export const callToActionLabel = (action: CallToAction, language: string): string =>
  patternsFor(language).callToAction[action]
