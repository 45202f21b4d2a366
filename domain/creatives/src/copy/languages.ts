import type { CallToAction } from "../call-to-action.ts"
import type { MessagingApp } from "../messaging-app.ts"
import { type CopyLanguage, copyLanguageOf } from "./copy-language.ts"
import type { CopyPatterns } from "./patterns.ts"
import { englishPatterns } from "./patterns-en.ts"
import { hebrewPatterns } from "./patterns-he.ts"

const packs: Readonly<Record<CopyLanguage, CopyPatterns>> = { en: englishPatterns, he: hebrewPatterns }

/** The patterns for a BCP 47 tag's language, else English. */
export const patternsFor = (language: string): CopyPatterns => packs[copyLanguageOf(language)]

/** The label of an ad's button in the ad's language; at most 15 characters. A message by WhatsApp says so, as Meta's button does. */
export const callToActionLabel = (action: CallToAction, language: string, app?: MessagingApp): string => {
  const { callToAction, whatsApp } = patternsFor(language)
  return action === "SendMessage" && app === "WhatsApp" ? whatsApp : callToAction[action]
}
