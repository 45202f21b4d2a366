import { defaultLeadForm, draftAdCopy, draftSearchAd, leadFormWords, suggestKeywords } from "@domain/creatives"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { adLanguageOf } from "./ad-language.ts"
import { businessFactsOf } from "./creative-content.ts"
import { objectiveOf } from "./objective-of.ts"
import { emptyPlan } from "../testing/index.ts"

const hebrew = /\p{Script=Hebrew}/u
const bakery = { slug: "bakery", name: "מאפייה", adName: "Bakery" }
const bristol = { city: "Bristol", latitude: 51.45, longitude: -2.59 }

const draftedTexts = (draft: ReturnType<typeof emptyPlan>) => {
  const facts = businessFactsOf(draft)
  const language = adLanguageOf(draft)
  return JSON.stringify([
    draftAdCopy({ facts, objective: objectiveOf(draft), language }),
    draftSearchAd(facts, objectiveOf(draft), language),
    suggestKeywords(facts, language),
    defaultLeadForm(facts, language),
    leadFormWords(language, facts.name),
  ])
}

test("a Hebrew interface in Bristol makes English ads, keywords and consents", () => {
  const draft = emptyPlan({
    region: "GB",
    business: {
      name: "Sunrise",
      language: "he",
      category: bakery,
      services: ["Sourdough loaves", "עוגות"],
      location: bristol,
    },
  })
  expect(adLanguageOf(draft)).toBe("en")
  expect(draftedTexts(draft)).toContain("Sourdough loaves in Bristol")
  expect(draftedTexts(draft)).not.toMatch(hebrew)
})

test("a chosen language wins over the place, without words of the other direction", () => {
  const draft = emptyPlan({
    region: "GB",
    business: {
      name: "Sunrise",
      language: "en",
      adLanguage: "he",
      services: ["Sourdough loaves", "עוגות"],
      location: bristol,
    },
  })
  expect(adLanguageOf(draft)).toBe("he")
  expect(businessFactsOf(draft)).toMatchObject({ services: ["עוגות"] })
  expect(draftedTexts(draft)).not.toMatch(/Bristol|Sourdough/u)
})

test("whatever the interface's language, drafts are in the ads' language alone", () => {
  const words = fc.constantFrom("Bread", "Rye rolls", "לחם", "עוגות יום הולדת", "Cake עוגה")
  const draft = fc.record({
    language: fc.constantFrom("en", "he"),
    services: fc.array(words, { maxLength: 5 }),
    city: fc.constantFrom("Leeds", "לידס"),
    category: fc.constantFrom({ slug: "bakery", name: "Bakery" }, { slug: "bakery", name: "מאפייה" }, bakery),
  })
  law(
    fc.property(draft, ({ city, ...business }) => {
      const filled = { ...business, name: "Sunrise", location: { city } }
      expect(draftedTexts(emptyPlan({ region: "GB", business: filled }))).not.toMatch(hebrew)
      const facts = businessFactsOf(emptyPlan({ region: "GB", business: { ...filled, adLanguage: "he" } }))
      for (const text of [...facts.services, facts.city ?? "א", facts.category ?? "א"]) expect(text).toMatch(hebrew)
    }),
  )
})
