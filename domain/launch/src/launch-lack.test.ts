import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { flavours, flowOf } from "./flavour.ts"
import { isDueBeforePayment, lackPage, reopenedPages } from "./launch-lack.ts"
import { pageForState } from "./guard.ts"
import { type PageId, pageIds, pageOf } from "./launch-pages.ts"
import type { LaunchState } from "./launch-state.ts"
import { isResubmissionPage } from "./resubmission.ts"
import { backWhileReopened, nextWhileReopened } from "./reopened-pages.ts"
import { anyFlavour } from "./testing/index.ts"

const keys = [
  "campaigns.missing.objective",
  "campaigns.missing.phone",
  "validation.serviceRequired",
  "campaigns.missing.acceptedCopy",
  "campaigns.missing.acceptedSearchCopy",
  "campaigns.missing.acceptedBannerCopy",
  "validation.audienceRequired",
  "validation.channelRequired",
  "campaigns.missing.channelUnavailable",
  "campaigns.missing.pageAccess",
  "validation.keywordsTooFew",
  "validation.keywordInvalid",
  "campaigns.missing.budget",
  "campaigns.missing.payment",
]

test("texts are accepted on the last page before the launch, or beside changed ads", () => {
  const pages = (isResubmission: boolean) =>
    ["campaigns.missing.acceptedCopy", "campaigns.missing.acceptedSearchCopy"].map(
      (key) => lackPage(key, { flavour: "default", isResubmission })?.id,
    )
  expect(pages(false)).toEqual(["linkAccounts", "linkAccounts"])
  expect(pages(true)).toEqual(["adPreview", "googleAds"])
})

test("each missing thing leads to a page that the owner may change", () => {
  const launch = { flavour: "default", isResubmission: false } as const
  expect(keys.map((key) => lackPage(key, launch)?.id)).toEqual([
    "selectObjective",
    "businessPhoneNumber",
    "promoteServices",
    "linkAccounts",
    "linkAccounts",
    "linkAccounts",
    "ageGenderTarget",
    "channelSelection",
    "channelSelection",
    "linkAccounts",
    "googleKeywords",
    "googleKeywords",
    "budget",
    "budget",
  ])
  expect(lackPage("campaigns.missing.payment", { ...launch, isResubmission: true })).toBeUndefined()
  expect(lackPage("nothing.known", launch)).toBeUndefined()
})

test.each(flavours)("%s: words and keywords can be corrected before the launch and after a refusal", (flavour) => {
  const words = ["acceptedCopy", "acceptedSearchCopy", "acceptedBannerCopy"]
  for (const key of words.map((word) => `campaigns.missing.${word}`))
    for (const isResubmission of [false, true]) {
      const page = lackPage(key, { flavour, isResubmission })
      expect(page && flowOf(flavour).some((row) => row.page === page.id)).toBe(true)
      expect(isResubmission && page !== undefined ? isResubmissionPage(page.id) : true).toBe(true)
    }
  expect(lackPage("validation.keywordsTooFew", { flavour, isResubmission: true })).toBeDefined()
})

test.each(flavours)("%s: a missing phone leads to a page that asks for it", (flavour) => {
  const page = (isResubmission: boolean) => lackPage("campaigns.missing.phone", { flavour, isResubmission })?.id
  const asksAlone = flowOf(flavour).some((row) => row.page === "businessPhoneNumber")
  expect([page(false), page(true)]).toEqual([asksAlone ? "businessPhoneNumber" : "adDetailsEdit", "adDetailsEdit"])
})

test("a launch that lacks something reopens the pages that complete it", () => {
  const launch = { flavour: "default", isResubmission: false } as const
  const part = ["channelSelection", "bannerAd", "fbInterests", "googleKeywords", "linkAccounts"]
  expect(reopenedPages([], launch)).toEqual(part)
  expect(reopenedPages(["validation.audienceRequired"], launch)).toEqual([
    "ageGenderTarget",
    "locationTargeting",
    ...part,
  ])
  expect(reopenedPages(["validation.keywordsTooFew"], { ...launch, isResubmission: true })).toEqual([])
})

test("from a reopened page the way leads to open pages, else to the draft's stage", () => {
  const reopened = reopenedPages(["validation.audienceRequired"], { flavour: "default", isResubmission: false })
  const next = (page: PageId, saved: LaunchState = "LaunchAnimation") =>
    nextWhileReopened(reopened, pageForState("default", saved), { flavour: "default", page })?.id
  expect(next("ageGenderTarget")).toBe("locationTargeting")
  expect([next("locationTargeting"), next("locationTargeting", "LinkAccounts")]).toEqual(["launching", "linkAccounts"])
  expect(next("channelSelection")).toBe("fbInterests")
  expect([next("linkAccounts"), next("linkAccounts", "LinkAccounts")]).toEqual(["launching", "launching"])
  expect([next("launching"), next("success"), next("offerDetails")]).toEqual(["success", undefined, "imageCreatives"])
})

test("back from a reopened page leads to nothing that stayed closed", () => {
  const back = (lacks: ReadonlyArray<string>, page: PageId, facts = {}, home?: PageId) => {
    const reopened = reopenedPages(lacks, { flavour: "default", isResubmission: false })
    return backWhileReopened(reopened, home && pageOf(home), "default", page, facts)?.id
  }
  expect([back(["validation.audienceRequired"], "ageGenderTarget"), back([], "ageGenderTarget")]).toEqual([
    undefined,
    "googleAds",
  ])
  expect(back(["validation.audienceRequired"], "locationTargeting")).toBe("ageGenderTarget")
  expect(back(["validation.audienceRequired"], "ageGenderTarget", {}, "linkAccounts")).toBe("linkAccounts")
  expect(back([], "linkAccounts", { authSkipped: true, noSearch: true })).toBe("fbInterests")
  expect(back([], "linkAccounts")).toBeUndefined()
  expect(backWhileReopened(["channelSelection"], pageOf("channelSelection"), "default", "channelSelection")).toBe(
    undefined,
  )
})

test("completing what a launch lacks leads to the launch again", () => {
  law(
    fc.property(anyFlavour, fc.subarray(keys), fc.constantFrom(...pageIds), (flavour, lacks, first) => {
      const reopened = reopenedPages(lacks, { flavour, isResubmission: false })
      fc.pre(reopened.includes(first))
      let page: PageId | undefined = first
      for (let steps = 0; steps < pageIds.length && page !== "launching"; steps += 1) {
        page = page && nextWhileReopened(reopened, pageOf("launching"), { flavour, page })?.id
      }
      expect(page).toBe("launching")
    }),
  )
})

test.each([
  ["default", true, ["objective", "audience"]],
  ["shortened", true, ["objective"]],
  ["v2", true, ["objective", "audience"]],
  ["v2", false, ["objective"]],
  ["autoGenerated", true, ["objective", "audience"]],
] as const)("%s, account given %s: what no later page completes is due first", (flavour, isAccountGiven, due) => {
  const asked = {
    objective: "campaigns.missing.objective",
    audience: "validation.audienceRequired",
    channels: "validation.channelRequired",
    texts: "campaigns.missing.acceptedCopy",
    payment: "campaigns.missing.payment",
  }
  const isDue = ([, key]: readonly [string, string]) => isDueBeforePayment(key, flavour, isAccountGiven)
  expect(
    Object.entries(asked)
      .filter(isDue)
      .map(([name]) => name),
  ).toEqual(due)
})
