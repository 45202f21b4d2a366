import { Schema } from "effect"
import { expect, test } from "vitest"
import { BusinessCategoryId, channelOrder, editorSteps } from "./editor-steps.ts"
import { pageIds, pageOf } from "./launch-pages.ts"
import { nextStorePage, OnboardingStoreType, storeOnboardingSteps } from "./store-onboarding.ts"
import { launchPartSteps, stepOf, subsequentSteps } from "./steps.ts"

test("a wizard's steps are numbered one to six, and of three in the second layout", () => {
  const numbered = (of: number) =>
    pageIds.map(pageOf).flatMap((page) => (page.step?.of === of ? [page.step.number] : []))
  expect([...new Set(numbered(6))]).toEqual([1, 2, 3, 4, 5, 6])
  expect([...new Set(numbered(3))]).toEqual([1, 2, 3])
})

test("animations move on by themselves, ids follow creative pages, and the summary hides the header", () => {
  const having = (flag: "animation" | "takesCreativeId" | "header") => pageIds.filter((id) => Boolean(pageOf(id)[flag]))
  expect(having("animation")).toEqual([
    "businessDetailsSetupAnimation",
    "businessDetailsCaptured",
    "businessDetailsSetupAnimationV2",
    "subsequentBusinessDetailsSetupAnimationV2",
    "creativeAnimation",
    "adAccountSetup",
    "launching",
  ])
  expect(having("takesCreativeId")).toEqual([
    "creativePreview",
    "creativeEdit",
    "adPreview",
    "adDetailsEdit",
    "creativeDetailsV2",
    "subsequentCreativeDetailsV2",
  ])
  expect(having("header")).toEqual(["summary"])
})

test("every numbered step of a further campaign is the specification's", () => {
  const numbers = (steps: typeof subsequentSteps) =>
    Object.fromEntries(Object.entries(steps).map(([page, step]) => [page, `${step.number}/${step.of}`]))
  expect(numbers(subsequentSteps)).toEqual({
    selectObjective: "1/4",
    promoteServices: "2/4",
    offerDetails: "2/4",
    imageCreatives: "3/4",
    creativePreview: "3/4",
    creativeEdit: "3/4",
    adPreview: "3/4",
    adDetailsEdit: "3/4",
    googleAds: "4/4",
    googleAdsEdit: "4/4",
  })
  expect(numbers(launchPartSteps)).toEqual({
    ageGenderTarget: "1/2",
    locationTargeting: "2/2",
    budget: "1/2",
    linkAccounts: "2/2",
  })
})

test("a further campaign counts its own steps, and its launch part in twos", () => {
  expect(stepOf("subsequent", "offerDetails")).toEqual({ number: 2, of: 4 })
  expect(stepOf("subsequent", "locationTargeting")).toEqual({ number: 2, of: 2 })
  expect(stepOf("subsequent", "budget")).toEqual({ number: 1, of: 2 })
  expect(stepOf("subsequentV2", "subsequentBusinessDetailsV2")).toEqual({ number: 1, of: 3 })
  expect(pageIds.filter((id) => pageOf(id).step?.of === 3).map((id) => [id, pageOf(id).step?.number])).toEqual([
    ["setupBusinessInfo", 1],
    ["businessDetailsV2", 1],
    ["businessDetailsSetupAnimationV2", 1],
    ["subsequentBusinessDetailsV2", 1],
    ["subsequentBusinessDetailsSetupAnimationV2", 1],
    ["creativeDetailsV2", 2],
    ["subsequentCreativeDetailsV2", 2],
    ["targetingV2", 3],
  ])
  expect(stepOf("default", "offerDetails")).toEqual({ number: 3, of: 6 })
  expect(stepOf("default", "budget")).toBeUndefined()
})

test("a local business makes its creatives before its budget, and search first", () => {
  expect(editorSteps.LocalBusiness).toEqual(["creatives", "audience", "budgetAndDates", "paymentAndReview"])
  expect(editorSteps.HqFranchise).toEqual(["budgetAndDates", "creatives", "audience", "paymentAndReview"])
  expect(channelOrder("LocalBusiness")).toEqual(["search", "social", "banner"])
  expect(channelOrder("Ecommerce")).toEqual(["social", "search", "banner"])
  expect(Schema.encodeSync(BusinessCategoryId)("RichMediaAdBuilder")).toBe(6)
})

test("Magento alone shows link instructions, before the store details", () => {
  expect(nextStorePage("Magento", "linkStore")).toBe("linkInstructions")
  expect(nextStorePage("Magento", "linkInstructions")).toBe("storeDetails")
  expect(nextStorePage("Shopify", "linkStore")).toBe("storeDetails")
  expect(Object.entries(storeOnboardingSteps).filter(([, steps]) => steps.includes("linkInstructions"))).toHaveLength(1)
})

test("store onboarding ends with its list", () => {
  expect(nextStorePage("EmbedProfile", "verification")).toBeUndefined()
  expect(nextStorePage("EmbedProfile", "user")).toBeUndefined()
  expect(nextStorePage("OtherStore", "verification")).toBe("confirmation")
  expect(Schema.decodeSync(OnboardingStoreType)(6)).toBe("EmbedProfile")
})
