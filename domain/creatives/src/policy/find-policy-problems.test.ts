import { expect, test } from "vitest"
import { policyProblems } from "./find-policy-problems.ts"

const problemsOf = (text: string, network: "meta" | "google" = "google", isHeadline = false, names: string[] = []) =>
  policyProblems({ network, isHeadline, text }, { names, wholeAd: text }).map(({ topic, mended }) => [topic, mended])

test.each([
  ["Handguns and ammunition in stock", "weapons"],
  ["V4pe kits delivered", "tobacco"],
  ["First copy watches from ₹999", "counterfeit"],
  ["Degree certificates without exams", "dishonestServices"],
  ["V A P E kits", "tobacco"],
  ["Va­pe shop", "tobacco"],
  ["Vаpe shop", "tobacco"],
  ["Ｖａｐｅ shop", "tobacco"],
  ["Firstcopy watches", "counterfeit"],
  ["סִיגָרִיּוֹת במבצע", "tobacco"],
  ["Fresh we€d delivered", "recreationalDrugs"],
])("'%s' is banned as %s on both networks", (text, topic) => {
  expect(problemsOf(text, "google").map(([found]) => found)).toContain(topic)
  expect(problemsOf(text, "meta").map(([found]) => found)).toContain(topic)
})

test.each([
  "Massage guns for sore legs",
  "Weed removal and turf",
  "Tobacco stains gone",
  "Concrete vibrators on hire",
  "Get your driving licence in 6 weeks",
  "Electric hook-ups for caravans",
  "Children's books with happy endings",
  "Nude tights in every size",
  "Bonfire night: fireworks and music",
  "Organic baby vests with poppers",
  "Bullet servicing and spares",
  "Vegan burgers: you can't tell the difference",
  "Lower mileage cars",
  "Gunpowder tea and podi",
  "מיץ רימונים סחוט במקום",
  "פורצים לכל דלת, מנעולן בחיפה",
  "העתק של מפתח תוך דקה",
  "קרם מזין לפנים",
  "גמילה מעישון וסיגריות",
])("'%s' offers nothing banned", (text) => expect(problemsOf(text)).toEqual([]))

test("Google refuses a phone number, a smiley and a mark in a headline; Meta does not", () => {
  const text = "Bread! 😀 Call 020 7946 0958"
  expect(problemsOf(text, "google", true).map(([topic]) => topic)).toEqual(["punctuation", "symbols", "phoneInText"])
  expect(problemsOf(text, "meta", true)).toEqual([])
})

test("each fault of writing brings the text without it", () => {
  expect(problemsOf("FREE bread today")).toEqual([["capitals", "Free bread today"]])
  expect(problemsOf("FREE NHS")).toEqual([["capitals", "Free NHS"]])
  expect(problemsOf("Order now!!")).toEqual([["punctuation", "Order now!"]])
  expect(problemsOf("Call us on 020 7946 0958 today")).toEqual([["phoneInText", "Call us today"]])
  expect(problemsOf("Warm,fresh bread")).toEqual([["spacing", "Warm, fresh bread"]])
  expect(problemsOf("Click here to book a table")).toEqual([["genericCallToAction", "Book a table"]])
})

test("codes, names, addresses and paragraphs are left as they are", () => {
  for (const text of [
    "Dentist in EC1A and SW1A",
    "H1B visas",
    "HbA1c tests",
    "Mail info@rye.example",
    "BookMyShow",
    "DELHI",
  ])
    expect(problemsOf(text), text).toEqual([])
  expect(problemsOf("Sale now!!\n\nFresh bread")).toEqual([["punctuation", "Sale now!\n\nFresh bread"]])
})

test("a sentence that would hang without its number is not mended", () => {
  expect(problemsOf("Call us: 98765 43210 or 98765 43211")).toEqual([["phoneInText", undefined]])
  expect(problemsOf("Don't click here")).toEqual([["genericCallToAction", undefined]])
})

test("every banned word is found, each for itself, and what hides one is not mended", () => {
  const found = policyProblems(
    { network: "meta", isHeadline: false, text: "Pistols, grenades and P I S T O L S!!" },
    { names: [], wholeAd: "" },
  )
  expect(found.map(({ topic, found: words }) => [topic, words]).slice(0, 3)).toEqual([
    ["weapons", "Pistols"],
    ["weapons", "grenades"],
    ["weapons", "P I S T O L S"],
  ])
  expect(found.some(({ mended }) => mended !== undefined)).toBe(false)
})

test("a name hides no banned word", () => {
  expect(problemsOf("Vape Kits open at 7", "google", false, ["Vape Kits"])).toEqual([["tobacco", undefined]])
})

test("a claim has no mended text, since only its writer knows what is true", () => {
  expect(problemsOf("A permanent cure for diabetes")).toEqual([["healthClaims", undefined]])
})

test("a name of several words says nothing, and a name of one word means its word", () => {
  expect(problemsOf("Best in Town Bakery opens at 7", "google", false, ["Best in Town Bakery"])).toEqual([])
  expect(problemsOf("Vape opens at 7", "google", false, ["Vape"])).toEqual([["tobacco", undefined]])
})

test("dates, prices, years, sizes and numbers of papers are no phone numbers", () => {
  const numbers = [
    "FSSAI licence 12345678901234",
    "Company no. 012345678",
    "Sizes 38 40 42 44 46",
    "Plots of 2000-2500 sq ft",
  ]
  for (const text of ["Since 1998-2026", "₹12,00,000 flats", "On 12.05.2026", "£1,250 or £2,400", ...numbers])
    expect(problemsOf(text), text).toEqual([])
})

test("before and after is refused of bodies, and said of kitchens", () => {
  expect(problemsOf("Before and after photos of your smile", "meta")).toEqual([["beforeAndAfter", undefined]])
  expect(problemsOf("Before and after photos of our kitchens", "meta")).toEqual([])
})
