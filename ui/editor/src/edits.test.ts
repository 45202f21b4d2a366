import { editOf } from "@domain/campaigns"
import { planOf, type SessionChange } from "@domain/signup"
import { expect, test } from "vitest"
import { changesBetween, effectsOf } from "./edit-changes.ts"
import { detailsOfEdit, editAfter } from "./edit-details.ts"
import { typedField } from "./edit-group.ts"
import { adsInOrder, partOf, stepIn, stepOf, stepsFor } from "./editor-steps.ts"
import { takenBack } from "./taken-back.ts"
import { launchedSession } from "./testing/sample-campaign.ts"

const session = launchedSession()
const plan = planOf(session)
const running = editOf(plan)
const after = (change: SessionChange, edit = running) =>
  editAfter(plan, detailsOfEdit(session, plan, edit), edit, change)
const headline = "Bread at six"
const detail = session.creative.creativeDetail
const withHeadline = (text: string, edit = running) =>
  after({ creative: { creativeDetail: { ...edit.ads, adDetail: { ...edit.ads.adDetail!, headline: text } } } }, edit)
const fields = (edit: typeof running) =>
  changesBetween(plan, running, edit).map(({ channel, field }) => `${channel} ${field}`)

test("the details of an edit show the edit over the running plan", () => {
  const details = detailsOfEdit(session, plan, withHeadline(headline))
  expect(details.creative.creativeDetail?.adDetail?.headline).toBe(headline)
  expect(details.targeting).toEqual(session.targeting)
  expect(details.business.phone).toBe(session.business.phone)
})

test("a change of the journey's parts becomes a change of the edit alone", () => {
  expect(fields(after({ targeting: { ageBands: ["25-34"] } }))).toEqual(["Social ages", "Search ages"])
  expect(after({ targeting: { keywords: null } }).audience.keywords).toBeUndefined()
})

test("a change of what an edit does not hold leaves the same edit", () => {
  expect(after({ business: { name: "Another" } })).toBe(running)
  expect(after({ targeting: { channels: ["Search"] } })).toBe(running)
  const leadForm = { title: "Ask us" } as never
  expect(after({ creative: { creativeDetail: { ...detail, leadForm } } })).toBe(running)
})

test("a change of a text leaves the typed terms", () => {
  const terms = { dailyBudget: 60_000 }
  expect(withHeadline(headline, { ...running, terms }).terms).toEqual(terms)
})

test("digits of one amount are one step to undo, another day is a step of its own", () => {
  const [once, twice] = [6_000, 60_000].map((dailyBudget) => ({ ...running, terms: { dailyBudget } }))
  expect(typedField(running, once!)).toBe("terms.dailyBudget")
  expect(typedField(once!, twice!)).toBe("terms.dailyBudget")
  expect(typedField(running, { ...running, terms: { endDate: "2026-12-06" } })).toBeUndefined()
})

test("one field taken back leaves the others changed", () => {
  const both = after({ targeting: { targetGender: "Female" } }, withHeadline(headline))
  expect(fields(takenBack(both, running, "Search", "gender"))).toEqual(["Social headline"])
  expect(fields(takenBack(both, running, "Social", "headline"))).toEqual(["Social gender", "Search gender"])
})

test("an ad whose last change is taken back is the accepted ad again", () => {
  const typed = withHeadline(headline)
  const changed = {
    ...typed,
    ads: { ...typed.ads, adDetail: { ...typed.ads.adDetail!, accepted: false, origin: "edited" as const } },
  }
  expect(takenBack(changed, running, "Social", "headline")).toEqual(running)
})

test("the page that opens is taken back on its own channel alone", () => {
  const site = "https://other.example"
  const { adDetail, searchAd } = running.ads
  const ads = {
    ...running.ads,
    adDetail: { ...adDetail!, websiteUrl: site },
    searchAd: { ...searchAd!, finalUrl: site },
  }
  const back = takenBack({ ...running, ads }, running, "Search", "landingPage")
  expect(fields(back)).toEqual(["Social landingPage"])
})

test("a banner's line is taken back in the banner, and the search ad keeps its own", () => {
  const bannerAd = {
    headlines: ["Bread at six"],
    longHeadline: "Bread that is warm from six on",
    descriptions: ["By seven"],
    callToAction: "VisitWebsite" as const,
    origin: "edited" as const,
    accepted: true,
  }
  const before = { ...running, ads: { ...running.ads, bannerAd } }
  const searchAd = { ...running.ads.searchAd!, headlines: ["Other", "lines", "here"] }
  const changed = {
    ...before,
    ads: { ...before.ads, searchAd, bannerAd: { ...bannerAd, headlines: ["Bread at five"], colour: "#123456" } },
  }
  const back = takenBack(changed, before, "Banner", "headlines")
  expect(back.ads.searchAd).toEqual(searchAd)
  expect(back.ads.bannerAd).toMatchObject({ headlines: ["Bread at six"], colour: "#123456" })
  expect(takenBack(back, before, "Banner", "colour").ads.bannerAd).toEqual(bannerAd)
})

test("a value that was first set by the edit goes when it is taken back", () => {
  const timed = after({ targeting: { dayParts: [{ weekday: 1, from: 540, to: 1080 }] } })
  expect(takenBack(timed, running, "Search", "hours")).toEqual(running)
})

test("keystrokes in a field are one step, and choices are steps of their own", () => {
  expect(typedField(running, withHeadline("B"))).toBe("ads.adDetail.headline")
  expect(typedField(running, after({ targeting: { ageBands: ["25-34"] } }))).toBeUndefined()
  expect(typedField(running, after({ targeting: { targetGender: "Male" } }))).toBeUndefined()
})

test("a local business begins with its ads, and others with budget and dates", () => {
  expect(stepsFor("LocalBusiness")).toEqual(["ads", "audience", "budget", "review"])
  for (const category of ["Ecommerce", "HqFranchise"] as const)
    expect(stepsFor(category)).toEqual(["budget", "ads", "audience", "review"])
})

test("a local business changes its search ad first, and others the social ad", () => {
  expect(adsInOrder(plan, "LocalBusiness")).toEqual(["Search", "Social"])
  expect(adsInOrder(plan, "Ecommerce")).toEqual(["Social", "Search"])
  expect(adsInOrder({ targeting: { channels: ["Banner", "Social", "Search"] } }, "LocalBusiness")).toEqual([
    "Search",
    "Social",
    "Banner",
  ])
  expect(adsInOrder({ targeting: { channels: ["Social"] } }, "LocalBusiness")).toEqual(["Social"])
})

test("the address names the step, and a field its place", () => {
  const steps = stepsFor("LocalBusiness")
  expect(stepIn(new URLSearchParams("step=audience&isInitialFlow=true"), steps)).toBe("audience")
  expect(stepIn(new URLSearchParams("step=none"), steps)).toBe("ads")
  expect([stepOf("headline"), stepOf("ages"), stepOf("hours")]).toEqual(["ads", "audience", "budget"])
  expect([partOf("Social", "picture"), partOf("Search", "ages")]).toEqual(["edit-Social", "edit-who"])
  expect([stepOf("excludedPlacements"), partOf("Banner", "excludedPlacements")]).toEqual([
    "audience",
    "edit-placements",
  ])
})

test("what networks make of changes is told slowest first, once for each network", () => {
  const changes = changesBetween(
    plan,
    running,
    after({ targeting: { targetGender: "Female" } }, withHeadline(headline)),
  )
  expect(effectsOf(changes)).toEqual([
    { effect: "newAd", network: "Facebook", fields: ["headline"] },
    { effect: "reviewedAgain", network: "Facebook", fields: ["gender"] },
    { effect: "atOnce", network: "Google", fields: ["gender"] },
  ])
})

test("a second version is named where the running plan has none, and taken back alone", () => {
  const variant = { headline: "Bread like grandmother's" }
  const withVersion = after({ creative: { creativeDetail: { ...detail, variant } } }, withHeadline(headline))
  expect(withVersion.ads.variant).toEqual(variant)
  expect(takenBack(withVersion, running, "Social", "secondVersion").ads).toEqual({
    ...running.ads,
    adDetail: withVersion.ads.adDetail,
  })
})

test("a second version that runs is named by no change of the edit", () => {
  const tested = { ...session, creative: { ...session.creative, creativeDetail: { ...detail, variant: { headline } } } }
  const testedPlan = planOf(tested)
  const edit = editOf(testedPlan)
  const details = detailsOfEdit(tested, testedPlan, edit)
  expect(details.creative.creativeDetail?.variant).toEqual({ headline })
  const aged = editAfter(testedPlan, details, edit, { targeting: { ageBands: ["25-34"] } })
  expect(aged.ads).not.toHaveProperty("variant")
  expect(effectsOf(changesBetween(testedPlan, edit, aged)).map(({ effect }) => effect)).toEqual([
    "reviewedAgain",
    "atOnce",
  ])
})
