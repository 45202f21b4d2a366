import type { AdPlan, AudienceLanguage } from "@domain/campaigns"
import { languageConstant, type Resource } from "./google-objects.ts"

/** Google's criteria by language; facts: `tools/provider-facts/data/audience-languages.json`. */
export const languageIds: Readonly<Record<AudienceLanguage, ReadonlyArray<string>>> = {
  en: ["1000"],
  hi: ["1023"],
  bn: ["1056"],
  te: ["1131"],
  mr: ["1101"],
  ta: ["1130"],
  gu: ["1072"],
  ur: ["1041"],
  kn: ["1086"],
  ml: ["1098"],
  pa: ["1110"],
  ar: ["1019"],
  zh: ["1017", "1018"],
  fr: ["1002"],
  de: ["1001"],
  he: ["1027"],
  hu: ["1024"],
  it: ["1004"],
  ja: ["1005"],
  ko: ["1012"],
  pl: ["1030"],
  pt: ["1014"],
  ro: ["1032"],
  ru: ["1031"],
  es: ["1003"],
  tr: ["1037"],
}

/** The languages whose people see a campaign: the chosen languages, else the ads' own; all for one that Google does not know. */
export const targetedLanguages = (
  { languages, language }: Pick<AdPlan, "languages" | "language">,
  campaign: string,
): ReadonlyArray<Resource> => {
  const own = languageConstant(language)
  const constants =
    languages === undefined
      ? own === undefined
        ? []
        : [own]
      : languages.flatMap((chosen) => languageIds[chosen]).map((id) => `languageConstants/${id}`)
  return constants.map((constant) => ({ campaign, language: { languageConstant: constant } }))
}
