import { expect, test } from "vitest"
import { acceptCopy, type AdCopy, isPublishable, type SearchAd } from "@domain/creatives"
import { emptyPlan } from "../testing/index.ts"
import type { PlanCreative } from "./creative.ts"
import { launchFactsOf } from "./launch-facts.ts"
import { mendedCreative } from "./mended-creative.ts"
import { bannedFindings, policyFindings } from "./policy-findings.ts"

const adDetail: AdCopy = acceptCopy({
  headline: "Vape kits in York",
  description: "Open daily",
  primaryText: "FREE delivery on all kits.",
  callToAction: "LearnMore",
  origin: "edited",
  accepted: false,
})
const searchAd: SearchAd = acceptCopy({
  headlines: ["Fresh bread in York!", "Rye & Co", "Open from 7"],
  descriptions: ["Call 020 7946 0958 to order.", "Bread for York since 1998."],
  origin: "edited",
  accepted: false,
})
const planWith = (creative: PlanCreative, channels: ReadonlyArray<"Social" | "Search"> = ["Social", "Search"]) =>
  emptyPlan({ business: { name: "Rye & Co" }, creative, targeting: { channels, keywords: ["vape shop", "wine bar"] } })
const whole = { creativeDetail: { adDetail, searchAd } }
const told = (...given: Parameters<typeof planWith>) =>
  policyFindings(planWith(...given)).map(({ topic, part }) => [topic, part])

test("what is banned comes first, and each channel's texts are read by its own network", () => {
  expect(told(whole)).toEqual([
    ["tobacco", "headline"],
    ["tobacco", "keyword"],
    ["capitals", "primaryText"],
    ["punctuation", "searchHeadline"],
    ["phoneInText", "searchDescription"],
  ])
  expect(told(whole, ["Social"])).toEqual([
    ["tobacco", "headline"],
    ["capitals", "primaryText"],
  ])
})

test("the offer and the form's texts are read with the social ad", () => {
  const leadForm = {
    title: "ORDER NOW",
    description: "Leave your number",
    completionTitle: "Thank you",
    completionDescription: "We call you",
    fields: ["Name"],
    consents: [],
  } as const
  const creative: PlanCreative = {
    objective: "LeadGeneration",
    offerDetail: { type: "Custom", text: "SALE today" },
    creativeDetail: { leadForm },
  }
  expect(told(creative, ["Social"])).toEqual([
    ["capitals", "offer"],
    ["capitals", "leadForm"],
  ])
})

test("what seems banned keeps a launch back until a person states that it is not", () => {
  const facts = (policyStatements: PlanCreative["policyStatements"]) =>
    launchFactsOf(planWith({ ...whole, ...(policyStatements !== undefined && { policyStatements }) }), false)
  expect(facts(undefined)).toMatchObject({ seemsBanned: true })
  const said = { topic: "tobacco", words: "Vape", text: adDetail.headline }
  expect(facts([said])).not.toHaveProperty("seemsBanned")
  expect(facts([{ ...said, topic: "weapons" }])).toMatchObject({ seemsBanned: true })
  expect(facts([{ ...said, words: "hookah" }])).toMatchObject({ seemsBanned: true })
  expect(facts([{ ...said, text: "Other words" }])).toMatchObject({ seemsBanned: true })
  expect(facts([said])).toMatchObject({ hasBannedKeyword: true })
})

test("a statement releases its own words, not another banned word beside them", () => {
  const headline = "Vape kits and hookahs"
  const ads = { creativeDetail: { adDetail: { ...adDetail, headline } } }
  const policyStatements = [{ topic: "tobacco", words: "Vape", text: headline }]
  expect(bannedFindings(planWith({ ...ads, policyStatements }, ["Social"])).map(({ found }) => found)).toEqual([
    "hookahs",
  ])
})

test("words that networks mostly refuse keep nothing back", () => {
  expect(bannedFindings(emptyPlan({ creative: { creativeDetail: { searchAd } } }))).toEqual([])
})

test("mending every finding leaves only what its writer must mend, still accepted", () => {
  let creative: PlanCreative = whole
  for (const finding of policyFindings(planWith(whole))) {
    const mended = mendedCreative(planWith(creative), finding)
    if (mended !== undefined) creative = { ...creative, ...mended }
  }
  expect(told(creative).map(([topic]) => topic)).toEqual(["tobacco", "tobacco"])
  const { adDetail: ad, searchAd: search } = creative.creativeDetail ?? {}
  expect(ad?.primaryText).toBe("Free delivery on all kits.")
  expect(search?.headlines).toEqual(["Fresh bread in York", "Rye & Co", "Open from 7"])
  expect(search?.descriptions[0]).toBe("Call to order.")
  expect([ad, search].every((copy) => copy !== undefined && isPublishable(copy))).toBe(true)
})

test("no mending makes a line too long or a second one of its kind", () => {
  const lines = ["Bread,cakes,buns,pies and jams", "Fresh bread!", "Fresh bread"]
  const ads = { creativeDetail: { searchAd: acceptCopy({ ...searchAd, headlines: lines }) } }
  const found = policyFindings(planWith(ads, ["Search"])).filter(({ part }) => part === "searchHeadline")
  expect(found.map(({ text, mended }) => [text, mended])).toEqual([
    [lines[0], undefined],
    [lines[1], undefined],
  ])
})

test("a path is read for what is banned", () => {
  const ads = { creativeDetail: { searchAd: { ...searchAd, path1: "pistols" } } }
  expect(told(ads, ["Search"])).toContainEqual(["weapons", "searchPath"])
})

test("a text that was changed meanwhile is not mended", () => {
  const [finding] = policyFindings(planWith(whole)).filter(({ topic }) => topic === "capitals")
  const other = { creativeDetail: { adDetail: { ...adDetail, primaryText: "Other words" } } }
  expect(finding === undefined ? finding : mendedCreative(planWith(other), finding)).toBeUndefined()
})

test("a banner's texts are read by Google, and mended where they stand", () => {
  const bannerAd = acceptCopy({
    headlines: ["Bread at six!"],
    longHeadline: "FRESH bread that is warm from six on",
    descriptions: ["Call 020 7946 0958 to order."],
    callToAction: "VisitWebsite" as const,
    origin: "edited" as const,
    accepted: false,
  })
  const plan = emptyPlan({ creative: { creativeDetail: { bannerAd } }, targeting: { channels: ["Banner"] } })
  const findings = policyFindings(plan)
  expect(findings.map(({ network, part }) => `${network} ${part}`).toSorted()).toEqual([
    "google bannerDescription",
    "google bannerHeadline",
    "google bannerLongHeadline",
  ])
  const mendable = findings.filter(({ mended }) => mended !== undefined)
  expect(mendable.map(({ part }) => part).toSorted()).toEqual([
    "bannerDescription",
    "bannerHeadline",
    "bannerLongHeadline",
  ])
  for (const finding of mendable) {
    const mended = mendedCreative(plan, finding)?.creativeDetail?.bannerAd
    expect(JSON.stringify(mended)).toContain(finding.mended)
    expect(mended !== undefined && isPublishable(mended)).toBe(true)
  }
  expect(policyFindings({ ...plan, targeting: { channels: ["Search"] } })).toEqual([])
})

test("words of cards are read instead of hidden words, and mended in their place", () => {
  const card = (headline: string) => ({ picture: { url: "/a.png", source: "upload" as const }, headline })
  const adDetail = {
    headline: "FREE BREAD NOW!!!",
    description: "",
    primaryText: "Fresh bread every morning.",
    callToAction: "LearnMore" as const,
    origin: "edited" as const,
    accepted: false,
  }
  const draft = emptyPlan({
    creative: {
      objective: "WebsiteVisits",
      creativeDetail: { adDetail, cards: [card("RYE BREAD TODAY!!!"), card("Buns")] },
    },
    targeting: { channels: ["Social"] },
  })
  const findings = policyFindings(draft)
  expect(new Set(findings.map(({ part }) => part))).toEqual(new Set(["cardHeadline"]))
  const [finding] = findings.filter(({ mended }) => mended !== undefined)
  if (finding === undefined) throw new Error("Nothing is mended")
  const [first, second] = mendedCreative(draft, finding)?.creativeDetail?.cards ?? []
  expect([first?.headline, second?.headline]).toEqual([finding.mended, "Buns"])
})
