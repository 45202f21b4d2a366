import { acceptCopy } from "@domain/creatives"
import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { planForAnother } from "./plan-for-another.ts"

const facts = { minimumDaily: 35_000, today: "2026-11-29" }
const origin = { origin: "edited" as const, accepted: false }
const leadForm = {
  title: "Old Oven",
  description: "Ask us",
  completionTitle: "Thanks",
  completionDescription: "Soon",
  fields: ["Phone" as const],
  consents: [],
}
const rye = emptyPlan({
  business: { name: "Rye", services: ["Bread"], location: { city: "Pune", countryCode: "IN" }, colours: ["#112233"] },
  contact: { phone: "+91-9876543210" },
  creative: {
    objective: "Calls",
    promoteServices: ["Bread"],
    offerDetail: { type: "Custom", text: "Rye rolls free" },
    callHours: [{ weekday: 1, from: 0, to: 60 }],
    whatsAppNumber: "+91-9876543210",
    clickTracking: { isOn: true, source: "rye" },
    creativeDetail: {
      selectedTemplateId: "bold",
      palette: ["#112233"],
      picture: { url: "/media/loaf.jpg", source: "upload", alt: "A loaf of Rye" },
      leadForm: { ...leadForm, title: "Rye" },
      savedForm: { id: 3, name: "Rye", version: 2 },
      adDetail: acceptCopy({
        headline: "Rye bakes at night",
        description: "The best of Pune",
        primaryText: "Bread that is warm from six on.",
        callToAction: "CallNow",
        websiteUrl: "https://rye.example",
        phoneNumber: "+91-9876543210",
        leadFormId: "1",
        pageId: "2",
        postId: "3",
        ...origin,
      }),
      searchAd: acceptCopy({
        headlines: ["Rye bakery", "Bread in Pune", "Warm at six"],
        descriptions: ["Rye bakes at night.", "Bread for all."],
        path1: "bread",
        path2: "pune",
        finalUrl: "https://rye.example",
        ...origin,
      }),
    },
  },
  targeting: {
    targetGender: "Female",
    ageBands: ["25-34"],
    channels: ["Social", "Search"],
    interests: [
      { id: "1", name: "Bakeries", path: [] },
      { id: "2", name: "Rye", path: [] },
    ],
    keywords: ["warm bread", "rye bakery", "bread pune"],
    keywordMatches: [
      { keyword: "warm bread", match: "Exact" },
      { keyword: "rye bakery", match: "Broad" },
    ],
    negativeKeywords: [
      { keyword: "free", match: "Broad" },
      { keyword: "rye bakery jobs", match: "Broad" },
    ],
    targetLocation: { mode: "NearBusiness", radius: 3, unit: "Kilometers", areas: [] },
    specialAds: { categories: ["Housing"], securities: { beneficiary: "12345", payer: "12345" } },
    dayParts: [{ weekday: 2, from: 60, to: 120 }],
    expandsAudience: true,
    includedLists: [{ id: 3, name: "Regulars" }],
    excludedLists: [{ id: 4, name: "Bought already" }],
    savedAudience: { id: 5, name: "Families" },
  },
  budget: {
    budget: {
      budgetType: "Daily",
      schedulingMode: "RunContinuously",
      currency: "INR",
      dailyBudget: 70_000,
      days: 9,
    },
  },
  accounts: { linkedAccounts: { usePortalPage: true, instagram: true } },
})
const ovenPlace = { mode: "NearBusiness" as const, radius: 7, unit: "Kilometers" as const, areas: [] }
const oven = emptyPlan({
  business: { name: "Oven", services: ["Cakes"], location: { city: "Mumbai", countryCode: "IN" } },
  creative: {
    promoteServices: ["Cakes"],
    whatsAppNumber: "+91-9000000000",
    adjustsLook: true,
    creativeDetail: { leadForm, palette: ["#445566"], picture: { url: "/media/cake.jpg", source: "upload" } },
  },
  targeting: { targetLocation: ovenPlace, keywords: ["cakes"] },
})
const copyTo = (begun: CampaignPlan, plan = rye) => planForAnother(plan, begun, facts)

test("another business keeps its services, form, colours, numbers, tracking and place", () => {
  const { creative, targeting, ...rest } = copyTo(oven)
  expect(creative).toMatchObject({ promoteServices: ["Cakes"], whatsAppNumber: "+91-9000000000" })
  expect(creative).toMatchObject({ callHours: undefined, clickTracking: undefined, adjustsLook: undefined })
  expect(creative.creativeDetail).toMatchObject({ leadForm, palette: ["#445566"] })
  expect(creative.creativeDetail).not.toHaveProperty("savedForm")
  expect(targeting.targetLocation).toEqual(ovenPlace)
  expect(Object.keys(rest)).toEqual(["budget"])
})

test("objective, template, picture, people and hours go along, agreements do not", () => {
  const { creative, targeting } = copyTo(oven)
  expect([creative.objective, creative.creativeDetail?.selectedTemplateId]).toEqual(["Calls", "bold"])
  expect(creative.creativeDetail?.picture).toEqual({ url: "/media/loaf.jpg", source: "upload", alt: "A loaf of Oven" })
  expect(targeting).toMatchObject({
    targetGender: "Female",
    ageBands: ["25-34"],
    channels: ["Social", "Search"],
    dayParts: [{ weekday: 2, from: 60, to: 120 }],
    expandsAudience: undefined,
  })
})

test("keywords and interests that name the former business stay behind", () => {
  const { interests, keywords, keywordMatches, negativeKeywords } = copyTo(oven).targeting
  expect([interests?.map(({ name }) => name), keywords]).toEqual([["Bakeries"], ["warm bread"]])
  expect([keywordMatches, negativeKeywords].map((all) => all?.map(({ keyword }) => keyword))).toEqual([
    ["warm bread"],
    ["free"],
  ])
})

test("what the ads offer stays declared, and who gains by them is declared anew", () => {
  expect(copyTo(oven).targeting.specialAds).toEqual({ categories: ["Housing"] })
})

test("texts carry the other name, and one that names the former place is suggested", () => {
  const ad = copyTo(oven).creative.creativeDetail?.adDetail
  expect(ad).toMatchObject({ headline: "Oven bakes at night", primaryText: "Bread that is warm from six on." })
  expect([ad?.description.includes("Pune"), ad?.description === "", ad?.accepted]).toEqual([false, false, false])
})

test("an ad goes along without its addresses, numbers, form, page and post", () => {
  const { adDetail, searchAd } = copyTo(oven).creative.creativeDetail ?? {}
  expect(Object.keys(adDetail ?? {}).toSorted()).toEqual(
    ["accepted", "callToAction", "description", "headline", "origin", "primaryText"].toSorted(),
  )
  expect(searchAd).not.toHaveProperty("finalUrl")
})

test("a search ad keeps the lines that can be told and gets as many as it lacks", () => {
  const { searchAd } = copyTo(oven).creative.creativeDetail ?? {}
  expect(searchAd?.headlines.slice(0, 2)).toEqual(["Oven bakery", "Warm at six"])
  expect([searchAd?.headlines.length, searchAd?.descriptions]).toEqual([3, ["Oven bakes at night.", "Bread for all."]])
  expect([searchAd?.path1, searchAd?.path2]).not.toContain("pune")
})

test("paths that name nobody go along as they are", () => {
  const neighbour = { ...oven, business: { ...oven.business, location: { city: "Pune", countryCode: "IN" as const } } }
  expect(copyTo(neighbour).creative.creativeDetail?.searchAd).toMatchObject({ path1: "bread", path2: "pune" })
})

const nothingTold = emptyPlan({
  business: { name: "Rye" },
  creative: {
    creativeDetail: {
      adDetail: { headline: "RYE", description: "RYE", primaryText: "RYE", callToAction: "LearnMore", ...origin },
      searchAd: { headlines: ["RYE"], descriptions: ["RYE"], ...origin },
      picture: { url: "https://rye.example/loaf.jpg", source: "website" },
    },
  },
})

test("an ad whose every text names the former business is suggested anew", () => {
  expect(copyTo(oven, nothingTold).creative.creativeDetail).not.toHaveProperty("adDetail")
  expect(copyTo(oven, nothingTold).creative.creativeDetail).not.toHaveProperty("searchAd")
})

test("a picture of another site stays behind, and the other business's own remains", () => {
  expect(copyTo(oven, nothingTold).creative.creativeDetail?.picture?.url).toBe("/media/cake.jpg")
})

test("texts and keywords of another language are suggested anew", () => {
  const { creative, targeting } = copyTo({ ...oven, business: { ...oven.business, adLanguage: "he" } })
  expect(creative.creativeDetail).not.toHaveProperty("adDetail")
  expect(creative.creativeDetail).not.toHaveProperty("searchAd")
  expect([targeting.keywords, creative.offerDetail]).toEqual([undefined, undefined])
})

test("an offer goes along under the other name where it fits", () => {
  expect(copyTo(oven).creative.offerDetail).toEqual({ type: "Custom", text: "Oven rolls free" })
  const long = { ...oven, business: { ...oven.business, name: "The Old Oven of the Harbour" } }
  expect(copyTo(long).creative.offerDetail).toBeUndefined()
})

test("a day's amount and an offered amount go along within one region alone", () => {
  const abroad = copyTo({ ...oven, region: "GB" })
  expect([copyTo(oven).budget, abroad.budget]).toEqual([rye.budget, {}])
  expect(abroad.creative.offerDetail).toBeUndefined()
})

test("a primary text longer than the portal takes is suggested anew", () => {
  const ad = copyTo({ ...oven, longestPrimaryText: 30 }).creative.creativeDetail?.adDetail
  expect(ad?.primaryText).not.toBe("Bread that is warm from six on.")
})

test("a channel that the installation lacks gives way to the other draft's", () => {
  const search = { ...oven, channelsOffered: ["Search" as const] }
  expect(copyTo(search).targeting.channels).toEqual(["Search"])
  const social = { ...rye, targeting: { channels: ["Social" as const] } }
  const begun = { ...search, targeting: { channels: ["Search" as const] } }
  expect(copyTo(begun, social).targeting.channels).toEqual(["Search"])
})

test("customers and saved audiences stay with their business", () => {
  const { includedLists, excludedLists, savedAudience } = copyTo(oven).targeting
  expect([includedLists, excludedLists, savedAudience]).toEqual([undefined, undefined, undefined])
})

test("cards go along under the other name, without pages, where two can be told", () => {
  const card = (headline: string, url = "/media/loaf.jpg") => ({
    picture: { url, source: "upload" as const },
    headline,
    description: "By seven",
    link: "https://rye.example/loaf",
  })
  const told = (cards: ReadonlyArray<ReturnType<typeof card>>) => {
    const creativeDetail = { ...rye.creative.creativeDetail, cards, carousel: { endCard: true, acceptedHash: "a" } }
    const creative = { ...rye.creative, ordersCards: true, creativeDetail }
    return planForAnother({ ...rye, creative }, emptyPlan({ business: { name: "Oat" } }), facts).creative
  }
  const both = told([card("Rye from six"), card("Buns")])
  expect(both.creativeDetail?.cards?.map(({ headline, link }) => [headline, link])).toEqual([
    ["Oat from six", undefined],
    ["Buns", undefined],
  ])
  expect(both.creativeDetail?.carousel).toEqual({ endCard: true })
  expect(both.ordersCards).toBeUndefined()
  expect(told([card("Buns"), card("Cakes", "https://rye.example/c.jpg")]).creativeDetail?.cards).toBeUndefined()
})
