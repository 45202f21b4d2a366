import { acceptCopy } from "@domain/creatives"
import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import { planChanges } from "./plan-changes.ts"
import { editedPlan, editOf } from "./plan-edit.ts"

const copy = acceptCopy({
  headline: "Rye from six",
  description: "Baked daily",
  primaryText: "Bread, as it was.",
  callToAction: "CallNow" as const,
  phoneNumber: "+918041234567",
  origin: "edited" as const,
  accepted: false,
})
const searchAd = acceptCopy({
  headlines: ["Rye bread", "Open at six", "Bandra bakery"],
  descriptions: ["Bread of rye.", "Come early."],
  origin: "edited" as const,
  accepted: false,
})
const plan = emptyPlan({
  business: { name: "Rye" },
  creative: { objective: "Calls", creativeDetail: { adDetail: copy, searchAd } },
  targeting: { ageBands: ["25-34"], targetGender: "All", keywords: ["rye", "bread"], channels: ["Social", "Search"] },
})
const edit = editOf(plan)
const changed = (ads: Partial<typeof edit.ads>, audience: Partial<typeof edit.audience> = {}) =>
  editedPlan(plan, { ads: { ...edit.ads, ...ads }, audience: { ...edit.audience, ...audience } })
const effects = (after: typeof plan, channel: "Social" | "Search" | "Banner") =>
  planChanges(plan, after, channel).map(({ field, effect }) => [field, effect])

test("new words make a new ad on their own channel alone", () => {
  const worded = changed({ adDetail: { ...copy, headline: "Rye from five" } })
  expect(effects(worded, "Social")).toEqual([["headline", "newAd"]])
  expect(effects(worded, "Search")).toEqual([])
  const lined = changed({ searchAd: { ...searchAd, descriptions: ["Bread of rye.", "Come at six."] } })
  expect(effects(lined, "Social")).toEqual([])
  expect(effects(lined, "Search")).toEqual([["descriptions", "newAd"]])
})

test("another picture makes a new ad, and is not told in words", () => {
  const [change] = planChanges(plan, changed({ selectedTemplateId: "bold" }), "Social")
  expect(change).toMatchObject({ field: "picture", effect: "newAd", before: {}, after: {} })
})

test("another audience is reviewed again by Facebook and shown at once by Google", () => {
  const older = changed({}, { ageBands: ["35-44", "45-54"] })
  expect(effects(older, "Social")).toEqual([["ages", "reviewedAgain"]])
  expect(effects(older, "Search")).toEqual([["ages", "atOnce"]])
})

test("hours change nothing of a review", () => {
  const daily = changed({}, { dayParts: [{ weekday: 1, from: 540, to: 1020 }] })
  expect(effects(daily, "Social")).toEqual([["hours", "atOnce"]])
  expect(effects(daily, "Search")).toEqual([["hours", "atOnce"]])
})

test("keywords are checked apart, whatever their capitals", () => {
  expect(effects(changed({}, { keywords: ["Rye", "bread"] }), "Search")).toEqual([])
  const [change] = planChanges(plan, changed({}, { keywords: ["rye", "rolls"] }), "Search")
  expect(change).toMatchObject({
    effect: "checkedApart",
    before: { texts: ['"rye"', '"bread"'] },
    after: { texts: ['"rye"', '"rolls"'] },
  })
  expect(effects(changed({}, { keywords: ["rye", "rolls"] }), "Social")).toEqual([])
})

test("a keyword's other match is a change of the keyword", () => {
  const exact = changed({}, { keywords: ["rye", "bread"], keywordMatches: [{ keyword: "rye", match: "Exact" }] })
  expect(planChanges(plan, exact, "Search")).toMatchObject([
    { field: "keywords", effect: "checkedApart", after: { texts: ["[rye]", '"bread"'] } },
  ])
})

test("a search that is left out works at once, on Google alone", () => {
  const without = changed({}, { negativeKeywords: [{ keyword: "free", match: "Broad" }] })
  expect(planChanges(plan, without, "Search")).toMatchObject([
    { field: "negativeKeywords", effect: "atOnce", before: { texts: [] }, after: { texts: ["free"] } },
  ])
  expect(effects(without, "Social")).toEqual([])
})

test("another number to call is a new ad on Facebook and an asset of its own on Google", () => {
  const called = changed({ adDetail: { ...copy, phoneNumber: "+918049999999" } })
  expect(effects(called, "Social")).toEqual([["phone", "newAd"]])
  expect(effects(called, "Search")).toEqual([["phone", "checkedApart"]])
})

test("a banner's words, colour and photo make a new ad, the social ad's words none", () => {
  const bannerAd = {
    headlines: ["Bread at six"],
    longHeadline: "Bread that is warm from six on",
    descriptions: ["By seven"],
    callToAction: "VisitWebsite",
    origin: "edited",
    accepted: false,
  } as const
  const before = changed({ bannerAd })
  const fieldsOf = (ads: Partial<typeof edit.ads>) =>
    planChanges(before, changed({ bannerAd, ...ads }), "Banner").map(({ field, effect }) => [field, effect])
  expect(fieldsOf({ bannerAd: { ...bannerAd, longHeadline: "Warm bread" } })).toEqual([["longHeadline", "newAd"]])
  expect(fieldsOf({ bannerAd: { ...bannerAd, colour: "#123456" } })).toEqual([["colour", "newAd"]])
  expect(fieldsOf({ picture: { url: "/media/loaf.jpg", source: "upload" } })).toEqual([["picture", "newAd"]])
  expect(fieldsOf({ selectedTemplateId: "bold", adDetail: { ...copy, headline: "Rye from five" } })).toEqual([])
})

test("websites are left out of a banner at once, and of no other ad", () => {
  const left = changed({}, { excludedPlacements: ["news.example"] })
  expect(effects(left, "Banner")).toEqual([["excludedPlacements", "atOnce"]])
  expect([effects(left, "Social"), effects(left, "Search")]).toEqual([[], []])
})

test("a call's number is no part of a banner", () => {
  const adDetail = { ...copy, phoneNumber: "+918041234568" }
  expect(effects(changed({ adDetail }), "Banner")).toEqual([])
})

test("cards make a new ad, and what a carousel hides changes nothing", () => {
  const cards = ["Rye", "Buns"].map((headline) => ({
    picture: { url: "/a.png", source: "upload" as const },
    headline,
  }))
  const visits = { ...plan, creative: { ...plan.creative, objective: "WebsiteVisits" as const } }
  const withAds = (ads: Partial<typeof edit.ads>) => editedPlan(visits, { ...edit, ads: { ...edit.ads, ...ads } })
  const carousel = withAds({ cards })
  expect(planChanges(visits, carousel, "Social")).toEqual([
    { channel: "Social", field: "cards", before: {}, after: { cards }, effect: "newAd" },
  ])
  const renamed = withAds({ cards, carousel: { endCard: true }, adDetail: { ...copy, headline: "Other" } })
  expect(planChanges(carousel, renamed, "Social")).toEqual([
    { channel: "Social", field: "cards", before: { cards }, after: { cards, endCard: true }, effect: "newAd" },
  ])
  expect(planChanges(visits, carousel, "Search")).toEqual([])
})

test("other languages are reviewed again by Facebook and shown at once by Google", () => {
  const spoken = changed({}, { languages: ["hi"] })
  expect(effects(spoken, "Social")).toEqual([["languages", "reviewedAgain"]])
  expect(effects(spoken, "Search")).toEqual([["languages", "atOnce"]])
})
