import { expect, test } from "vitest"
import { Result, Schema } from "effect"
import { allowedCallsToAction, CallToAction } from "../call-to-action.ts"
import { checkOffer } from "../offer.ts"
import { acceptCopy, type AdCopy, editCopy, isAdPublishable, isPublishable } from "./ad-copy.ts"
import { offerText } from "./offer-text.ts"
import { checkAdText, checkAdTexts, checkSearchAdCounts } from "./check-ad-text.ts"
import { draftAdCopy } from "./draft-copy.ts"
import { googleCount } from "./fill-pattern.ts"

const draft: AdCopy = {
  headline: "Sourdough bread in Hackney",
  description: "Baked every morning",
  primaryText: "Order today",
  callToAction: "CallNow",
  origin: "suggested",
  accepted: false,
}

test("a suggestion is not publishable until it is accepted", () => {
  expect(isPublishable(draft)).toBe(false)
  expect(isPublishable(acceptCopy(draft))).toBe(true)
})

test("editing an accepted ad takes its acceptance away and marks it as edited", () => {
  const accepted = acceptCopy(draft)
  const edited = editCopy(accepted, { headline: "Rye bread in Hackney" })
  expect(edited).toMatchObject({ origin: "edited", accepted: false })
  expect(isPublishable(edited)).toBe(false)
  expect(isPublishable({ ...accepted, headline: "Slipped in" })).toBe(false)
})

test("an edit that changes nothing keeps the acceptance", () => {
  const accepted = acceptCopy(draft)
  expect(isPublishable(editCopy(accepted, { headline: draft.headline }))).toBe(true)
})

test("an accepted ad with a button its objective forbids is not publishable", () => {
  expect(isAdPublishable(acceptCopy(draft), "Calls")).toBe(true)
  expect(isAdPublishable(acceptCopy(draft), "WebsiteVisits")).toBe(false)
})

test("buttons cross the wire as the specification's numbers", () => {
  expect(allowedCallsToAction("InstantMessages").map((action) => Schema.encodeSync(CallToAction)(action))).toEqual([
    3, 6, 7, 8, 9,
  ])
})

test("a pattern whose fact is missing is skipped", () => {
  const texts = draftAdCopy({ facts: { name: "Zed", services: [] }, objective: "Calls", language: "en" })
  expect(texts.map(({ headline }) => headline)).toEqual([
    "Call us to find out more",
    "Ask us anything by phone",
    "Call us today",
  ])
})

test("proper adjectives keep their capital inside a sentence", () => {
  const [first] = draftAdCopy({
    facts: { name: "Zed", services: ["Thai massage"], city: "York" },
    objective: "Calls",
    language: "en",
  })
  expect(first?.primaryText).toContain("Thai massage")
})

test("offers are worded in the ad's language", () => {
  expect(offerText({ type: "Flat", value: 1500 }, "en", "₹")).toBe("₹1,500 off")
  expect(offerText({ type: "Percentage", value: 20 }, "he")).toBe("20% הנחה")
  expect(offerText({ type: "Skip" }, "en")).toBe("")
})

test("all failures of all texts are returned together", () => {
  const keys = checkAdTexts("google", [
    { field: "headline", text: "CALL +91 98765 43210 NOW!! FREE FREE FREE" },
    { field: "path", text: "a b" },
  ]).map(({ messageKey }) => messageKey)
  expect(keys).toEqual(
    expect.arrayContaining([
      "creatives.text.tooLong",
      "policy.topics.phoneInText.why",
      "policy.topics.capitals.why",
      "policy.topics.punctuation.why",
      "creatives.text.spaceInPath",
    ]),
  )
})

test("the quick form takes 30 characters of text and 15 of button", () => {
  expect(checkAdText("quickForm", "primaryText", "x".repeat(30))).toEqual([])
  expect(checkAdText("quickForm", "primaryText", "x".repeat(31))).toMatchObject([
    { severity: "error", values: { limit: 30, actual: 31 } },
  ])
  expect(checkAdText("quickForm", "callToAction", "x".repeat(16))).toHaveLength(1)
})

test("Google counts wide characters twice", () => {
  expect(googleCount("広告ad")).toBe(6)
})

test("a search ad with two headlines has too few", () => {
  expect(checkSearchAdCounts({ headlines: ["a", "b"], descriptions: ["c", "d"] })).toMatchObject([
    { messageKey: "creatives.text.tooFew" },
  ])
})

test("a percentage is whole and 1 to 99, and an offer that is over is refused", () => {
  expect(Result.isSuccess(checkOffer({ type: "Percentage", value: 99 }, "2026-01-01"))).toBe(true)
  expect(Result.isFailure(checkOffer({ type: "Percentage", value: 100 }, "2026-01-01"))).toBe(true)
  expect(Result.isFailure(checkOffer({ type: "Percentage", value: 12.5 }, "2026-01-01"))).toBe(true)
  expect(Result.isFailure(checkOffer({ type: "FreeDelivery", validUntil: "2025-12-31" }, "2026-01-01"))).toBe(true)
})
