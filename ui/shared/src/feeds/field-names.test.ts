import { expect, test } from "vitest"
import { feedItemFields } from "@domain/businesses"
import englishRules from "@ui/i18n/locales/en/feedRules.json" with { type: "json" }
import english from "@ui/i18n/locales/en/feeds.json" with { type: "json" }
import hebrewRules from "@ui/i18n/locales/he/feedRules.json" with { type: "json" }
import hebrew from "@ui/i18n/locales/he/feeds.json" with { type: "json" }

test("each field of a product has a name on the desk and among the rules", () => {
  for (const { field } of [english, englishRules, hebrew, hebrewRules])
    expect(Object.keys(field).toSorted()).toEqual([...feedItemFields].toSorted())
})
