import { describe, expect, test } from "vitest"
import { objectives } from "../objective.ts"
import { fiftyBusinesses } from "../testing/fifty-businesses.ts"
import type { BusinessFacts } from "./business-facts.ts"
import { checkAdText } from "./check-ad-text.ts"
import { copyLanguages } from "./copy-language.ts"
import { draftAdCopy } from "./draft-copy.ts"
import { draftSearchAd } from "./draft-search-ad.ts"
import { callToActionLabel, patternsFor } from "./languages.ts"
import { offerText } from "./offer-text.ts"
import { tradeOf } from "./trade.ts"

const occurrences = (text: string, part: string): number => text.toLowerCase().split(part.toLowerCase()).length - 1

describe.each(copyLanguages)("the words drafted for fifty businesses in %s", (language) => {
  const judged = fiftyBusinesses(language).flatMap((facts) =>
    objectives.map((objective) => ({
      facts,
      objective,
      offer: offerText(facts.offer, language, facts.currencySymbol),
      drafts: draftAdCopy({ facts, objective, language }),
      search: draftSearchAd(facts, objective, language),
    })),
  )
  const social = judged.flatMap(({ drafts, ...rest }) => drafts.map((draft) => ({ ...rest, draft })))

  test("fifty businesses are judged", () => {
    expect(new Set(judged.map(({ facts }) => facts.name)).size).toBe(50)
  })

  test("each has at least two ads with headlines and texts of their own", () => {
    for (const { facts, drafts } of judged) {
      expect(drafts.length, facts.name).toBeGreaterThanOrEqual(2)
      expect(new Set(drafts.map(({ headline }) => headline)).size).toBe(drafts.length)
      if (facts.services.length > 0)
        expect(new Set(drafts.slice(0, 2).map(({ primaryText }) => primaryText)).size, facts.name).toBe(2)
    }
  })

  test("the offer stands once beside the picture, and its badge is not repeated", () => {
    for (const { draft, offer } of social) {
      if (offer === "") continue
      expect(occurrences(draft.primaryText, offer), draft.primaryText).toBe(1)
      expect(occurrences(`${draft.headline} ${draft.description}`, offer)).toBe(0)
    }
  })

  test("the headline and the description do not repeat each other or the name", () => {
    for (const { facts, draft } of social) {
      const drawn = `${draft.headline} | ${draft.description}`
      expect(occurrences(drawn, facts.name), drawn).toBe(0)
      const ownServices = facts.services.filter((service) => !facts.category?.includes(service))
      for (const service of ownServices) expect(occurrences(drawn, service), drawn).toBeLessThanOrEqual(1)
      if (facts.city !== undefined) expect(occurrences(drawn, facts.city), drawn).toBeLessThanOrEqual(1)
    }
  })

  test("the primary text does not repeat the headline", () => {
    for (const { draft } of social) expect(occurrences(draft.primaryText, draft.headline)).toBe(0)
  })

  test("no field says what the button says", () => {
    for (const { draft } of social) {
      const label = callToActionLabel(draft.callToAction, language)
      expect(occurrences(`${draft.headline} | ${draft.description}`, label), draft.headline).toBe(0)
    }
  })

  test("no word stands twice in a row, and no mark is out of place", () => {
    for (const { draft, search } of social) {
      for (const text of [draft.headline, draft.description, draft.primaryText, ...search.headlines]) {
        expect(text).not.toMatch(/(?:^| )(\p{L}+) \1(?: |$)/iu)
        expect(text).not.toMatch(/ [.,:]|[.,:]{2}| {2}|^\s|\s$/u)
      }
      expect(draft.primaryText).toMatch(/[.?]$/u)
      expect(`${draft.headline}|${draft.description}`).not.toMatch(/\.(?:\||$)/u)
    }
  })

  test("no ad promises what the business did not state", () => {
    for (const { draft, search } of social) {
      const text = JSON.stringify([draft, search.headlines, search.descriptions])
      expect(text).not.toMatch(/\bbest\b|cheap|guarantee|award|no\. ?1|fastest|free quote|הטוב ביותר|הזול/iu)
    }
  })

  test("most fields have the recommended length, in English nine in ten", () => {
    const warned = social.flatMap(({ draft }) =>
      (["headline", "description", "primaryText"] as const).map(
        (field) => checkAdText("facebook", field, draft[field]).length === 0,
      ),
    )
    const least = language === "en" ? 0.9 : 0.6
    expect(warned.filter(Boolean).length / warned.length).toBeGreaterThanOrEqual(least)
  })

  test("a search ad names the offer in one headline and one description", () => {
    for (const { offer, search } of judged) {
      if (offer === "") continue
      expect(search.headlines.filter((text) => occurrences(text, offer) > 0)).toHaveLength(1)
      expect(search.descriptions.filter((text) => occurrences(text, offer) > 0)).toHaveLength(1)
    }
  })

  test("no two descriptions of a search ad end alike", () => {
    for (const { search } of judged) {
      const ends = search.descriptions.map((text) => text.split(/[.?] /u).at(-1))
      expect(new Set(ends).size, ends.join(" | ")).toBe(ends.length)
    }
  })
})

const wordsFor = (facts: BusinessFacts, objective: (typeof objectives)[number]): string =>
  JSON.stringify(draftAdCopy({ facts, objective, language: "en" })).toLowerCase()

test("only work that is priced by the job speaks of quotes, and only food of orders", () => {
  for (const facts of fiftyBusinesses("en")) {
    const text = objectives.map((objective) => wordsFor(facts, objective)).join(" ")
    const trade = tradeOf(facts.categorySlug)
    expect(/quote/u.test(text), facts.name).toBe(trade === "job")
    expect(/\border\b/u.test(text), facts.name).toBe(trade === "food")
    expect(/what we have in store/u.test(text), facts.name).toBe(trade === "shop")
  }
})

test("each objective asks for its own action", () => {
  const asks = { Calls: /call us/u, LeadGeneration: /details|tell us|leave your/u, WebsiteVisits: /website/u }
  for (const facts of fiftyBusinesses("en")) {
    expect(wordsFor(facts, "Calls"), facts.name).toMatch(asks.Calls)
    expect(wordsFor(facts, "LeadGeneration"), facts.name).toMatch(asks.LeadGeneration)
    expect(wordsFor(facts, "WebsiteVisits"), facts.name).toMatch(asks.WebsiteVisits)
    expect(wordsFor(facts, "InstantMessages"), facts.name).toMatch(/message|chat/u)
  }
})

test("services typed in title case are written in sentence case", () => {
  for (const facts of fiftyBusinesses("en"))
    for (const { headline, description, primaryText } of draftAdCopy({ facts, objective: "Calls", language: "en" }))
      for (const text of [headline, description, primaryText])
        expect(text, text).not.toMatch(/(?:Home Delivery|Wedding Catering|Hair Colouring|Health Check-up|Fan Inst)/u)
})

test.each(copyLanguages)("an appeal says each of its parts in its own words and length in %s", (language) => {
  for (const trade of Object.values(patternsFor(language).appeals))
    for (const { action, lines, short, long } of Object.values(trade)) {
      const parts = [action, ...lines, short, long].map((text) => text.replace(/\.$/u, ""))
      expect(new Set(parts).size, parts.join(" | ")).toBe(parts.length)
      expect(action.length, action).toBeLessThanOrEqual(21)
      for (const line of lines) expect(Math.abs(line.length - 25), line).toBeLessThanOrEqual(5)
      expect(long.length, long).toBeLessThanOrEqual(90)
    }
})

test("a store of any kind is a shop, and an unknown kind is spoken to neutrally", () => {
  expect([tradeOf("lighting-store"), tradeOf("shoe-shop"), tradeOf("marina"), tradeOf(undefined)]).toEqual([
    "shop",
    "shop",
    "other",
    "other",
  ])
})
