import { expect, test } from "vitest"
import { policyProblems } from "./find-policy-problems.ts"

const problemsOf = (text: string, network: "meta" | "google" = "google", isHeadline = false, names: string[] = []) =>
  policyProblems({ network, isHeadline, text }, { names, wholeAd: text }).map(({ topic, mended }) => [topic, mended])

test.each([
  ["Handguns and ammunition in stock", "weapons"],
  ["V4pe kits delivered", "tobacco"],
  ["First copy watches from ₹999", "counterfeit"],
  ["Degree certificates without exams", "dishonestServices"],
])("'%s' is banned as %s on both networks", (text, topic) => {
  expect(problemsOf(text, "google").map(([found]) => found)).toContain(topic)
  expect(problemsOf(text, "meta").map(([found]) => found)).toContain(topic)
})

test.each(["Massage guns for sore legs", "Weed removal and turf", "Tobacco stains gone", "Concrete vibrators on hire"])(
  "'%s' offers nothing banned",
  (text) => expect(problemsOf(text)).toEqual([]),
)

test("Google refuses a phone number, a smiley and a mark in a headline; Meta does not", () => {
  const text = "Bread! 😀 Call 020 7946 0958"
  expect(problemsOf(text, "google", true).map(([topic]) => topic)).toEqual(["punctuation", "symbols", "phoneInText"])
  expect(problemsOf(text, "meta", true)).toEqual([])
})

test("each fault of writing brings the text without it", () => {
  expect(problemsOf("FREE bread today")).toEqual([["capitals", "Free bread today"]])
  expect(problemsOf("Order now!!")).toEqual([["punctuation", "Order now!"]])
  expect(problemsOf("Call us on 020 7946 0958 today")).toEqual([["phoneInText", "Call us today"]])
  expect(problemsOf("Warm,fresh bread")).toEqual([["spacing", "Warm, fresh bread"]])
  expect(problemsOf("Click here to book a table")).toEqual([["genericCallToAction", "Book a table"]])
})

test("a claim has no mended text, since only its writer knows what is true", () => {
  expect(problemsOf("A permanent cure for diabetes")).toEqual([["healthClaims", undefined]])
})

test("a name of several words says nothing, and a name of one word means its word", () => {
  expect(problemsOf("Best in Town Bakery opens at 7", "google", false, ["Best in Town Bakery"])).toEqual([])
  expect(problemsOf("Vape opens at 7", "google", false, ["Vape"])).toEqual([["tobacco", undefined]])
})

test("dates, prices and years are no phone numbers", () => {
  for (const text of ["Since 1998-2026", "₹12,00,000 flats", "On 12.05.2026", "£1,250 or £2,400"])
    expect(problemsOf(text), text).toEqual([])
})

test("before and after is refused of bodies, and said of kitchens", () => {
  expect(problemsOf("Before and after photos of your smile", "meta")).toEqual([["beforeAndAfter", undefined]])
  expect(problemsOf("Before and after photos of our kitchens", "meta")).toEqual([])
})
