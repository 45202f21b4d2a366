import { expect, test } from "vitest"
import { acceptCopy, type AdCopy, isPublishable, type SearchAd } from "@domain/creatives"
import { emptyPlan } from "../testing/index.ts"
import type { PlanCreative } from "./creative.ts"
import { launchFactsOf } from "./launch-facts.ts"
import { mendedCreative } from "./mended-creative.ts"
import { policyFindings, seemsBanned } from "./policy-findings.ts"

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
  expect(facts([{ topic: "tobacco", words: "Vape" }])).not.toHaveProperty("seemsBanned")
  expect(facts([{ topic: "weapons", words: "Vape" }])).toMatchObject({ seemsBanned: true })
  expect(facts([{ topic: "tobacco", words: "hookah" }])).toMatchObject({ seemsBanned: true })
})

test("words that networks mostly refuse keep nothing back", () => {
  expect(seemsBanned(planWith({ creativeDetail: { searchAd } }, ["Search"]))).toBe(true)
  expect(seemsBanned(emptyPlan({ creative: { creativeDetail: { searchAd } } }))).toBe(false)
})

test("mending every finding leaves only what its writer must mend, still accepted", () => {
  let creative: PlanCreative = whole
  for (const finding of policyFindings(planWith(whole))) {
    const mended = mendedCreative(creative, finding)
    if (mended !== undefined) creative = { ...creative, ...mended }
  }
  expect(told(creative).map(([topic]) => topic)).toEqual(["tobacco", "tobacco"])
  const { adDetail: ad, searchAd: search } = creative.creativeDetail ?? {}
  expect(ad?.primaryText).toBe("Free delivery on all kits.")
  expect(search?.headlines).toEqual(["Fresh bread in York", "Rye & Co", "Open from 7"])
  expect(search?.descriptions[0]).toBe("Call to order.")
  expect([ad, search].every((copy) => copy !== undefined && isPublishable(copy))).toBe(true)
})

test("a text that was changed meanwhile is not mended", () => {
  const [finding] = policyFindings(planWith(whole)).filter(({ topic }) => topic === "capitals")
  const other = { creativeDetail: { adDetail: { ...adDetail, primaryText: "Other words" } } }
  expect(finding === undefined ? finding : mendedCreative(other, finding)).toBeUndefined()
})
