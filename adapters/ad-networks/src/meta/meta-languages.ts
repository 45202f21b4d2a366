import { NetworkRefused } from "@application/campaigns/ports"
import type { AdPlan, AudienceLanguage } from "@domain/campaigns"
import { Effect } from "effect"
import { at, listOf, textOf } from "../json-reader.ts"
import type { GraphClient } from "./graph-client.ts"

/**
 * The names by which Meta's search finds languages, with all their countries where it has several; facts:
 * `tools/provider-facts/data/audience-languages.json`.
 */
export const languageNames: Readonly<Record<AudienceLanguage, string>> = {
  en: "English (All)",
  hi: "Hindi",
  bn: "Bengali",
  te: "Telugu",
  mr: "Marathi",
  ta: "Tamil",
  gu: "Gujarati",
  ur: "Urdu",
  kn: "Kannada",
  ml: "Malayalam",
  pa: "Punjabi",
  ar: "Arabic",
  zh: "Chinese (All)",
  fr: "French (All)",
  de: "German",
  he: "Hebrew",
  hu: "Hungarian",
  it: "Italian",
  ja: "Japanese",
  ko: "Korean",
  pl: "Polish",
  pt: "Portuguese (All)",
  ro: "Romanian",
  ru: "Russian",
  es: "Spanish (All)",
  tr: "Turkish",
}

/** Meta's keys of languages. */
export type LocaleKeys = ReadonlyArray<number>

/**
 * Looks up Meta's keys of the languages of a plan. A language that Meta does not know is refused, since without it the ads would be
 * shown to others.
 */
export const localeSearch = (graph: GraphClient) =>
  Effect.fnUntraced(function* ({ languages = [] }: Pick<AdPlan, "languages">) {
    const keys: Array<number> = []
    for (const language of languages) {
      const name = languageNames[language]
      const [q = name] = name.split(" (")
      const body = yield* graph.get("search", { type: "adlocale", q, limit: 25 })
      const named = listOf(at(body, "data")).find((locale) => textOf(at(locale, "name")) === name)
      const key = Number(at(named, "key"))
      if (!Number.isInteger(key)) return yield* new NetworkRefused({ reason: `Facebook does not know ${name}` })
      keys.push(key)
    }
    return keys
  })
