import { Effect, Layer } from "effect"
import { type FoundKeyword, KeywordIdeas } from "@application/campaigns/ports"
import type { Region } from "@domain/kernel"
import { at, listOf, numberOf, textOf } from "../json-reader.ts"
import { googleClient } from "./google-client.ts"
import { languageConstant } from "./google-objects.ts"
import type { GoogleAdsOptions } from "./google-options.ts"

const countries: Readonly<Record<Region, string>> = { IN: "geoTargetConstants/2356", GB: "geoTargetConstants/2826" }
const mostSeeds = 20
const pageSize = 200
const levels = ["LOW", "MEDIUM", "HIGH"] as const

const ideaOf = (result: unknown): FoundKeyword | undefined => {
  const keyword = textOf(at(result, "text"))
  if (keyword === undefined) return undefined
  const competition = levels.find((level) => level === at(result, "keywordIdeaMetrics", "competition"))
  return {
    keyword,
    monthlySearches: numberOf(at(result, "keywordIdeaMetrics", "avgMonthlySearches")),
    ...(competition !== undefined && { competition }),
  }
}

const seedOf = (keywords: ReadonlyArray<string>, url: string | undefined) => {
  if (keywords.length === 0) return { urlSeed: { url } }
  return url === undefined ? { keywordSeed: { keywords } } : { keywordAndUrlSeed: { url, keywords } }
}

/** Google's keyword planner; a site that it cannot read is left out. Other errors are logged and give no ideas. */
export const googleKeywordIdeas = (options: GoogleAdsOptions) => {
  const client = googleClient(options)
  return Layer.succeed(KeywordIdeas)({
    around: Effect.fnUntraced(function* ({ seeds, websiteUrl, region, language }) {
      const keywords = seeds.slice(0, mostSeeds)
      if (keywords.length === 0 && websiteUrl === undefined) return []
      const constant = languageConstant(language)
      const ask = (url: string | undefined) =>
        client.post(`customers/${options.customers[region]}:generateKeywordIdeas`, {
          ...seedOf(keywords, url),
          geoTargetConstants: [countries[region]],
          keywordPlanNetwork: "GOOGLE_SEARCH",
          pageSize,
          ...(constant !== undefined && { language: constant }),
        })
      const withoutSite = keywords.length === 0 ? Effect.succeed({}) : ask(undefined)
      const ideas =
        websiteUrl === undefined ? withoutSite : Effect.catchTag(ask(websiteUrl), "NetworkRefused", () => withoutSite)
      const body = yield* Effect.catch(ideas, (error) =>
        Effect.as(Effect.logWarning("Keyword ideas could not be fetched", error), {}),
      )
      return listOf(at(body, "results"))
        .flatMap((result) => ideaOf(result) ?? [])
        .toSorted((a, b) => (b.monthlySearches ?? 0) - (a.monthlySearches ?? 0))
    }),
  })
}
