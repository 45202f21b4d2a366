import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { expect, test } from "vitest"
import { isCallToActionAllowed } from "../call-to-action.ts"
import { Schema } from "effect"
import { defaultLeadForm } from "../default-lead-form.ts"
import { LeadForm } from "../lead-form.ts"
import { anyBusinessFacts, anyObjective } from "../testing/creative.arbitrary.ts"
import { contentHash } from "./ad-copy.ts"
import { bannerCallsToAction, bannerLimits } from "./banner-copy.ts"
import { checkAdText, checkBannerCounts } from "./check-ad-text.ts"
import { draftBanner } from "./draft-banner.ts"
import { draftAdCopy, recommendedLengths } from "./draft-copy.ts"
import { draftSearchAd, searchAdLimits } from "./draft-search-ad.ts"
import { characterCount, googleCount } from "./fill-pattern.ts"
import { copyLanguages } from "./copy-language.ts"
import { patternsFor } from "./languages.ts"
import { keywordLimits, suggestKeywords } from "./suggest-keywords.ts"

const language = fc.constantFrom(...copyLanguages)

test("every social draft is an unaccepted suggestion within its limits", () => {
  law(
    fc.property(anyBusinessFacts, anyObjective, language, (facts, goal, inLanguage) => {
      const drafts = draftAdCopy({ facts, objective: goal, language: inLanguage })
      expect(drafts.length).toBeGreaterThan(0)
      expect(new Set(drafts.map(contentHash)).size).toBe(drafts.length)
      for (const draft of drafts) {
        expect(characterCount(draft.headline)).toBeLessThanOrEqual(40)
        expect(characterCount(draft.description)).toBeLessThanOrEqual(30)
        expect(characterCount(draft.primaryText)).toBeLessThanOrEqual(recommendedLengths.primaryText.most)
        expect(draft.headline.trim()).not.toBe("")
        expect(draft.description.trim()).not.toBe("")
        expect(draft).toMatchObject({ origin: "suggested", accepted: false })
        expect(isCallToActionAllowed(goal, draft.callToAction)).toBe(true)
        expect(JSON.stringify(draft)).not.toMatch(/[{}]\w|undefined|no\. ?1\b|\bbest\b|award|cheapest|guarantee/iu)
      }
    }),
  )
})

test("a social draft keeps a portal's shorter limit, and its texts differ", () => {
  const limit = fc.integer({ min: 30, max: 130 })
  law(
    fc.property(anyBusinessFacts, anyObjective, language, limit, (facts, objective, inLanguage, longestText) => {
      const drafts = draftAdCopy({ facts, objective, language: inLanguage, longestText })
      expect(drafts.length).toBeGreaterThan(0)
      for (const { headline, description, primaryText } of drafts) {
        expect(characterCount(primaryText)).toBeLessThanOrEqual(longestText)
        expect(checkAdText("facebook", "primaryText", primaryText, { most: longestText })).not.toContainEqual(
          expect.objectContaining({ severity: "error" }),
        )
        expect(new Set([headline, description, primaryText]).size).toBe(3)
      }
    }),
  )
})

test("a number in a draft is a number the business stated", () => {
  law(
    fc.property(anyBusinessFacts, anyObjective, language, (facts, goal, inLanguage) => {
      const stated = JSON.stringify(facts).replaceAll(",", "").match(/\d+/gu) ?? []
      const ad = draftSearchAd(facts, goal, inLanguage)
      const text = [
        ...draftAdCopy({ facts, objective: goal, language: inLanguage }).flatMap((draft) => [
          draft.headline,
          draft.description,
          draft.primaryText,
        ]),
        ...ad.headlines,
        ...ad.descriptions,
      ]
      for (const number of text.join(" ").replaceAll(",", "").match(/\d+/gu) ?? []) expect(stated).toContain(number)
    }),
  )
})

test("a search ad has 3-15 headlines, 2-4 descriptions and short paths", () => {
  law(
    fc.property(anyBusinessFacts, anyObjective, language, (facts, goal, inLanguage) => {
      const ad = draftSearchAd(facts, goal, inLanguage)
      expect(ad.headlines.length).toBeGreaterThanOrEqual(searchAdLimits.headline.least)
      expect(ad.headlines.length).toBeLessThanOrEqual(searchAdLimits.headline.most)
      expect(ad.descriptions.length).toBeGreaterThanOrEqual(searchAdLimits.description.least)
      expect(ad.descriptions.length).toBeLessThanOrEqual(searchAdLimits.description.most)
      const errors = [
        ...ad.headlines.flatMap((text) => checkAdText("google", "headline", text)),
        ...ad.descriptions.flatMap((text) => checkAdText("google", "description", text)),
        ...[ad.path1 ?? "", ad.path2 ?? ""].flatMap((text) => checkAdText("google", "path", text)),
      ].filter(({ severity }) => severity === "error")
      expect(errors).toEqual([])
      expect(new Set(ad.headlines).size).toBe(ad.headlines.length)
    }),
  )
})

test("a proposed banner keeps every limit, whatever the campaign's other ads say", () => {
  const own = fc.record({ social: fc.string({ maxLength: 120 }), search: fc.array(fc.string({ maxLength: 60 })) })
  law(
    fc.property(anyBusinessFacts, anyObjective, language, own, (facts, objective, inLanguage, { social, search }) => {
      const written = { origin: "edited", accepted: true } as const
      const banner = draftBanner(
        { facts, objective, language: inLanguage },
        {
          social: { headline: social, description: "", primaryText: social, callToAction: "CallNow", ...written },
          search: { headlines: search, descriptions: search, ...written },
        },
      )
      const errors = [
        ...banner.headlines.flatMap((text) => checkAdText("display", "headline", text)),
        ...checkAdText("display", "longHeadline", banner.longHeadline),
        ...banner.descriptions.flatMap((text) => checkAdText("display", "description", text)),
        ...checkBannerCounts(banner),
      ].filter(({ severity }) => severity === "error")
      expect(errors).toEqual([])
      expect(banner.headlines.length).toBeLessThanOrEqual(bannerLimits.headline.most)
      expect(bannerCallsToAction).toContain(banner.callToAction)
      expect(banner).toMatchObject({ origin: "suggested", accepted: false })
    }),
  )
})

test("a banner takes a person's own words over suggestions", () => {
  const facts = { name: "Rye", services: ["Bread"], city: "York" }
  const written = { origin: "edited", accepted: true } as const
  const banner = draftBanner(
    { facts, objective: "WebsiteVisits", language: "en" },
    {
      social: {
        headline: "Warm bread at six",
        description: "",
        primaryText: "Bread that is warm from six on",
        callToAction: "BookNow",
        ...written,
      },
      search: { headlines: ["Rye bakes at night"], descriptions: ["Come early."], ...written },
    },
  )
  expect(banner.headlines.slice(0, 2)).toEqual(["Rye bakes at night", "Warm bread at six"])
  expect(banner).toMatchObject({ longHeadline: "Bread that is warm from six on", callToAction: "BookNow" })
  expect(banner.descriptions[0]).toBe("Come early.")
})

test("there are at least ten keywords, each unique and under 20 characters", () => {
  law(
    fc.property(anyBusinessFacts, language, (facts, inLanguage) => {
      const keywords = suggestKeywords(facts, inLanguage)
      const usable = facts.services.length > 0 || facts.category !== undefined || facts.name.length < 20
      if (usable) expect(keywords.length).toBeGreaterThanOrEqual(keywordLimits.least)
      expect(new Set(keywords).size).toBe(keywords.length)
      for (const keyword of keywords) expect(characterCount(keyword)).toBeLessThan(20)
    }),
  )
})

test("the default lead form obeys its own schema", () => {
  law(
    fc.property(anyBusinessFacts, language, (facts, inLanguage) => {
      expect(Schema.is(LeadForm)(defaultLeadForm(facts, inLanguage))).toBe(true)
    }),
  )
})

test("button labels fit 15 characters in every language", () => {
  for (const inLanguage of copyLanguages) {
    for (const label of Object.values(patternsFor(inLanguage).callToAction))
      expect(googleCount(label)).toBeLessThanOrEqual(15)
  }
})
