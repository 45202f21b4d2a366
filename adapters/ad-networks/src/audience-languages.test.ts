import facts from "@tools/provider-facts/audience-languages.json" with { type: "json" }
import { NetworkRefused } from "@application/campaigns/ports"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { languageIds, targetedLanguages } from "./google/google-languages.ts"
import type { GraphClient } from "./meta/graph-client.ts"
import { languageNames, localeSearch } from "./meta/meta-languages.ts"

test("languages are called as both networks' pages call them", () => {
  expect(languageIds).toEqual(facts.google.ids)
  expect(languageNames).toEqual(facts.meta.names)
})

test("a campaign on Google is for the ads' language where none is chosen", () => {
  const constants = (plan: Parameters<typeof targetedLanguages>[0]) =>
    targetedLanguages(plan, "c").map(
      ({ language }) => (language as { readonly languageConstant: string }).languageConstant,
    )
  expect(constants({ language: "he" })).toEqual(["languageConstants/1027"])
  expect(constants({ language: "he", languages: ["zh"] })).toEqual(["languageConstants/1017", "languageConstants/1018"])
})

const keysFrom = (data: ReadonlyArray<object>) =>
  Effect.runPromise(
    localeSearch({ get: () => Effect.succeed({ data }) } as unknown as GraphClient)({ languages: ["en"] }),
  )

test("a language on Meta is the key of its whole name, and no part of it", async () => {
  const british = { key: 24, name: "English (UK)" }
  expect(await keysFrom([british, { key: 1001, name: "English (All)" }])).toEqual([1001])
  await expect(keysFrom([british])).rejects.toThrow(NetworkRefused)
})
