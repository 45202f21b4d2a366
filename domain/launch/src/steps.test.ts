import { expect, test } from "vitest"
import { pageIds, pageOf } from "./launch-pages.ts"
import { launchStateNumbers } from "./launch-state-numbers.ts"
import { launchPartSteps, stepOf, subsequentSteps, targetingStepOf } from "./steps.ts"

/** Below /signup and below a campaign, as the specification spells them. */
const specifiedPaths =
  "confirmation businessDetails businessDetailsSetupAnimation businessLocationDetails businessTypeServices selectGender businessPhoneNumber selectObjective promoteServices offerDetails imageCreatives imageCreativesCreative/preview imageCreativesCreative/edit ImageCreativesAdPreview/preview imageCreativesAdDetailsEdit/edit googleAds googleAdsEdit emailSignup ageGenderTarget locationTargeting budget businessDetailsCaptured creative summary setupBusinessInfo businessDetailsv2 businessDetailsSetupAnimationV2 creativedetailsv2/preview linkAccounts launching adAccountSetup targetingv2 subsequentbusinessDetailsv2 subsequentbusinessDetailsSetupAnimationV2 subsequentcreativedetailsv2/preview channelSelection fbInterests googleKeywords".split(
    " ",
  )

test("a wizard's steps are numbered one to six, and of three in the second layout", () => {
  const numbered = (of: number) =>
    pageIds.map(pageOf).flatMap((page) => (page.step?.of === of ? [page.step.number] : []))
  expect([...new Set(numbered(6))]).toEqual([1, 2, 3, 4, 5, 6])
  expect([...new Set(numbered(3))]).toEqual([1, 2, 3])
})

test("animations continue by themselves, and the summary hides the header", () => {
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
  expect(stepOf("subsequentV2", "budget")).toEqual({ number: 1, of: 2 })
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

test("targeting is the wizard's first step, linking accounts and the budget its second", () => {
  const at = (number: number) => pageIds.filter((id) => targetingStepOf(id)?.number === number)
  expect([at(1), at(2)]).toEqual([
    ["ageGenderTarget", "locationTargeting"],
    ["budget", "linkAccounts"],
  ])
  expect(targetingStepOf("budget")).toEqual({ number: 2, of: 2 })
  expect(targetingStepOf("summary")).toBeUndefined()
})

test("every page has a title and a help text of its own name", () => {
  expect(pageIds.map((id) => [pageOf(id).titleKey, pageOf(id).helpKey])).toEqual(
    pageIds.map((id) => [`launch.title.${id}`, `launch.help.${id}`]),
  )
})

test("each page is saved with the specification's number", () => {
  const inOrder = pageIds.map((id) => `${id} ${launchStateNumbers[pageOf(id).state]}`)
  expect(inOrder).toEqual([
    "confirmation 100",
    "extractBusinessDetails 100",
    "businessDetails 100",
    "businessDetailsSetupAnimation 100",
    "businessLocationDetails 200",
    "businessPhoneNumber 201",
    "businessTypeServices 300",
    "businessDetailsCaptured 301",
    "selectGender 400",
    "setupBusinessInfo 110",
    "businessDetailsV2 110",
    "businessDetailsSetupAnimationV2 120",
    "subsequentBusinessDetailsV2 110",
    "subsequentBusinessDetailsSetupAnimationV2 120",
    "selectObjective 500",
    "promoteServices 800",
    "offerDetails 900",
    "imageCreatives 1100",
    "creativePreview 1200",
    "creativeEdit 1201",
    "adPreview 1300",
    "adDetailsEdit 1301",
    "creativeDetailsV2 1101",
    "subsequentCreativeDetailsV2 1101",
    "googleAds 1400",
    "googleAdsEdit 1401",
    "emailSignup 1500",
    "creativeAnimation 1501",
    "ageGenderTarget 1600",
    "locationTargeting 1700",
    "summary 1700",
    "budget 1800",
    "adAccountSetup 1810",
    "channelSelection 1820",
    "bannerAd 1820",
    "targetingV2 1825",
    "fbInterests 1840",
    "googleKeywords 1850",
    "linkAccounts 1900",
    "launching 1999",
    "success 2000",
  ])
})

test("the paths of the journey are the specification's", () => {
  const paths = pageIds.map((id) => pageOf(id).path)
  expect(paths).toEqual(expect.arrayContaining([...specifiedPaths]))
})
