import { expect, test } from "vitest"
import { type Flavour, flavours, flowOf } from "./flavour.ts"
import { pageOf } from "./launch-pages.ts"
import { backWhileReopened, nextWhileReopened } from "./reopened-pages.ts"
import { isResubmissionPage, resubmissionFacts } from "./resubmission.ts"
import { reviewPages, type ReviewPart } from "./review.ts"

const parts: ReadonlyArray<ReviewPart> = [
  "business",
  "services",
  "offer",
  "ads",
  "audience",
  "interests",
  "keywords",
  "channels",
  "budget",
]
const both = ["Social", "Search"] as const
const firstOf = (flavour: Flavour, isResubmission = false) =>
  parts.map((part) => reviewPages(part, { flavour, channels: both, isResubmission })[0])

test("every part of the usual journeys is changed from the review", () => {
  const all = [
    "businessLocationDetails",
    "promoteServices",
    "offerDetails",
    "creativePreview",
    "ageGenderTarget",
    "fbInterests",
    "googleKeywords",
    "channelSelection",
    "budget",
  ]
  for (const flavour of ["default", "normalFlow", "agent"] as const) expect(firstOf(flavour)).toEqual(all)
  expect(firstOf("subsequent")).toEqual([undefined, ...all.slice(1)])
})

test("every part of the second layout is changed from the review", () => {
  const all = [
    "businessDetailsV2",
    "businessDetailsV2",
    "creativeDetailsV2",
    "creativeDetailsV2",
    "ageGenderTarget",
    "fbInterests",
    "googleKeywords",
    "channelSelection",
    "budget",
  ]
  const aim = "targetingV2"
  expect(firstOf("v2")).toEqual(all)
  expect(firstOf("shortened")).toEqual([...all.slice(0, 4), aim, aim, aim, ...all.slice(7)])
  const further = ["subsequentBusinessDetailsV2", "subsequentCreativeDetailsV2"].flatMap((page) => [page, page])
  expect(firstOf("subsequentV2")).toEqual([...further, aim, aim, aim, ...all.slice(7)])
})

test("a page of the second layout leads both ways to the review", () => {
  const home = pageOf("linkAccounts")
  for (const part of ["business", "services", "offer", "ads"] as const)
    for (const flavour of ["v2", "shortened", "subsequentV2"] as const) {
      const pages = reviewPages(part, { flavour, channels: both, isResubmission: false })
      const [page = "success"] = pages
      const facts = { ...resubmissionFacts(both), phone: "required" } as const
      expect(nextWhileReopened(pages, home, { flavour, page, ...facts })?.id).toBe("linkAccounts")
      expect(backWhileReopened(pages, home, flavour, page, facts)?.id).toBe("linkAccounts")
    }
})

test("a review opens only pages of the flavour's own table", () => {
  for (const flavour of flavours)
    for (const part of parts)
      for (const page of reviewPages(part, { flavour, isResubmission: false }))
        expect(flowOf(flavour).some((row) => row.page === page)).toBe(true)
})

test("a review opens no page that the channels do not need", () => {
  const social = { flavour: "default", channels: ["Social"], isResubmission: false } as const
  expect(reviewPages("keywords", social)).toEqual([])
  expect(reviewPages("ads", social)).toEqual(["creativePreview", "creativeEdit", "adPreview", "adDetailsEdit"])
  expect(reviewPages("ads", { ...social, channels: ["Search"] })).toEqual(["googleAds", "googleAdsEdit"])
})

test("a refused campaign's review changes its ads, interests and keywords alone", () => {
  for (const flavour of flavours)
    for (const part of parts)
      for (const page of reviewPages(part, { flavour, isResubmission: true }))
        expect(isResubmissionPage(page)).toBe(true)
  expect(firstOf("default", true).filter((page) => page !== undefined)).toEqual([
    "creativePreview",
    "fbInterests",
    "googleKeywords",
  ])
})

test("the pages of a part lead on to each other and both ways to the review", () => {
  const home = pageOf("linkAccounts")
  for (const flavour of ["default", "normalFlow", "agent", "subsequent"] as const)
    for (const part of parts) {
      const pages = reviewPages(part, { flavour, channels: both, isResubmission: false })
      const [first] = pages
      if (first === undefined) continue
      const facts = resubmissionFacts(both)
      const way: Array<string> = []
      for (let page = first; page !== "linkAccounts" && way.length < 9;) {
        way.push(page)
        page = nextWhileReopened(pages, home, { flavour, page, ...facts })?.id ?? page
      }
      expect(way).toEqual(pages.filter((page) => !page.endsWith("Edit")))
      expect(backWhileReopened(pages, home, flavour, first, facts)?.id).toBe("linkAccounts")
    }
})
