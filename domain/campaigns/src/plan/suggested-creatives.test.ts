import { type AdCopy, type SearchAd, templates } from "@domain/creatives"
import { expect, test } from "vitest"
import { draftInCategory, draftWithOffer, searchCreatives, suggestedCreatives } from "./suggested-creatives.ts"
import { emptyPlan } from "../testing/index.ts"

const adDetail: AdCopy = {
  headline: "Bread as it was",
  description: "Baked at night",
  primaryText: "Come by in the morning",
  callToAction: "CallNow",
  origin: "edited",
  accepted: false,
}
const searchAd: SearchAd = { headlines: ["Own words"], descriptions: [], origin: "edited", accepted: false }
const bakery = emptyPlan({
  business: {
    name: "Rye Bakery",
    category: { slug: "bakery", name: "Bakery" },
    services: ["Sourdough bread", "Wedding cakes"],
    pictures: [{ url: "https://rye.example/loaf.jpg", source: "website" }],
  },
  creative: { objective: "Calls", offerDetail: { type: "FreeDelivery" } },
})
const withTexts = { ...bakery, creative: { ...bakery.creative, creativeDetail: { adDetail, searchAd } } }

test("each template has one ad, those for offers first", () => {
  const creatives = suggestedCreatives(bakery)
  expect(creatives.map(({ templateId }) => templateId).toSorted()).toEqual(templates.map(({ id }) => id).toSorted())
  expect(templates.find(({ id }) => id === creatives[0]?.templateId)?.forOffers).toBe(true)
  for (const { templateId, ad, content } of creatives)
    expect(content).toMatchObject({ templateId, headline: ad.headline, businessName: "Rye Bakery" })
  expect(new Set(creatives.map(({ ad }) => ad.headline)).size).toBeGreaterThan(1)
})

test("a draft's own text is in every template", () => {
  expect(new Set(suggestedCreatives(withTexts).map(({ ad }) => ad))).toEqual(new Set([adDetail]))
})

test("another offer has texts about it, and the draft's own offer keeps the draft's", () => {
  expect(draftWithOffer(withTexts, { type: "FreeDelivery" })).toBe(withTexts)
  const half = suggestedCreatives(draftWithOffer(withTexts, { type: "Percentage", value: 50 }))
  expect(half[0]?.content.offerText).toBe("50% off")
  expect(half.map(({ ad }) => ad)).not.toContainEqual(adDetail)
})

test("another category has its usual services, and the business's own what it offers", () => {
  const dentist = { slug: "dentist", name: "Dentist" }
  expect(draftInCategory(withTexts, { slug: "bakery", name: "Bakery" }, ["Bread"])).toBe(withTexts)
  const chosen = { ...withTexts, creative: { ...withTexts.creative, promoteServices: ["Wedding cakes"] } }
  const other = draftInCategory(chosen, dentist, ["Dental implants"])
  expect(other.business).toMatchObject({ name: "Rye Bakery", category: dentist, services: ["Dental implants"] })
  const texts = JSON.stringify(suggestedCreatives(other))
  expect([texts.includes("Dental implants"), texts.includes("Wedding cakes")]).toEqual([true, false])
})

test("search ads are the draft's own and one for each service", () => {
  const creatives = searchCreatives(withTexts)
  expect(creatives.map(({ theme }) => theme)).toEqual(["Bakery", "Sourdough bread", "Wedding cakes"])
  expect(creatives[0]?.ad).toBe(searchAd)
  expect(creatives[2]?.ad.headlines.join()).toContain("Wedding cakes")
  expect(creatives[2]?.keywords).toContain("wedding cakes")
})

test("a theme has one search ad about it", () => {
  const [one, ...others] = searchCreatives(withTexts, "Rye bread")
  expect(others).toEqual([])
  expect(one?.theme).toBe("Rye bread")
  expect(one?.ad.headlines.join()).toContain("Rye bread")
  expect(one?.ad.headlines.join()).not.toContain("Wedding cakes")
})

test("a draft without services or category has search ads about its name", () => {
  expect(searchCreatives(emptyPlan({ business: { name: "Rye" } })).map(({ theme }) => theme)).toEqual(["Rye"])
})
