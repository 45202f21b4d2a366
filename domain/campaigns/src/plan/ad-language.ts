import { type CopyLanguage, copyLanguageOf, copyLanguages } from "@domain/creatives"
import type { Region } from "@domain/kernel"
import { isRightToLeft } from "@domain/portals"
import type { CampaignPlan } from "./campaign-plan.ts"

/**
 * The language in which most customers of a region's small businesses read ads, among the languages that ads are
 * written in.
 */
const languageOfPlace: Readonly<Record<Region, CopyLanguage>> = { IN: "en", GB: "en" }

/**
 * The language of a draft's ads, keywords, lead form and consents: the owner's choice or the website's, else the place's.
 * The interface's language has no part in it. Ours.
 */
export const adLanguageOf = ({
  business: { adLanguage },
  region,
}: {
  readonly business: Pick<CampaignPlan["business"], "adLanguage">
  readonly region: Region
}): CopyLanguage => copyLanguageOf(adLanguage ?? languageOfPlace[region])

/** The ads' language that a website's language decides; undefined for one that ads are not written in. */
export const adLanguageOfWebsite = (tag: string): CopyLanguage | undefined => {
  const language = copyLanguageOf(tag)
  return tag.toLowerCase().split(/[-_]/u)[0] === language ? language : undefined
}

const rightToLeftLetter = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Whether a text may stand in an ad of a language: its letters run the way of the ad's. */
export const isWrittenFor = (language: CopyLanguage, text: string): boolean =>
  rightToLeftLetter.test(text) === isRightToLeft(language)

/** The languages that ads are written in. */
export const adLanguages: ReadonlyArray<CopyLanguage> = copyLanguages
