import { acceptCopy } from "@domain/creatives"
import { expect, test } from "vitest"
import { launchFactsOf } from "../plan/launch-facts.ts"
import { policyFindings } from "../plan/policy-findings.ts"
import { mendedCreative } from "../plan/mended-creative.ts"
import { swappedPicture } from "../plan/swapped-picture.ts"
import { editedPlan, editOf } from "../edits/plan-edit.ts"
import { missingForLaunch } from "../missing-for-launch.ts"
import { budget, emptyPlan } from "../testing/index.ts"
import type { AdVariant } from "./ad-variant.ts"
import { socialVariantOf } from "./social-variant.ts"
import { testOffer } from "./test-offer.ts"
import { differingFields, hasVariant, planOfVersion } from "./version-plan.ts"

const copy = acceptCopy({
  headline: "Fresh rye every morning",
  description: "",
  primaryText: "Come in and taste it.",
  callToAction: "LearnMore" as const,
  origin: "edited" as const,
  accepted: true,
})
const url = "https://rye.example/loaf.jpg"
const planWith = (variant: AdVariant, more: { readonly dailyBudget?: number; readonly days?: number } = {}) =>
  emptyPlan({
    business: { name: "Rye" },
    creative: {
      objective: "WebsiteVisits",
      creativeDetail: { adDetail: copy, picture: { url, source: "website" }, variant },
    },
    targeting: { channels: ["Social"] },
    budget: { budget: { ...budget, dailyBudget: 100_000, days: 10, ...more } },
  })

test("the second version says its own words and all else as the first", () => {
  const plan = planWith({ headline: "Rye like grandmother's", primaryText: " " })
  expect(planOfVersion(plan, "B").creative.creativeDetail?.adDetail).toMatchObject({
    headline: "Rye like grandmother's",
    primaryText: copy.primaryText,
  })
  expect(planOfVersion(plan, "A").creative.creativeDetail).toEqual({
    adDetail: copy,
    picture: { url, source: "website" },
  })
  expect(differingFields(plan.creative.creativeDetail ?? {}, copy)).toEqual(["headline"])
})

test("a second version that says the same is none", () => {
  expect(hasVariant(planWith({ headline: copy.headline, question: "Which?" }))).toBe(false)
  expect(hasVariant(planWith({ picture: { url: "/other.png", source: "upload" } }))).toBe(true)
  expect(socialVariantOf(planWith({ headline: copy.headline }))).toBeUndefined()
})

test("a button that the objective does not allow stays as in the first version", () => {
  expect(hasVariant(planWith({ callToAction: "SendMessage" }))).toBe(false)
  expect(hasVariant(planWith({ callToAction: "BookNow" }))).toBe(true)
})

test("a test looks for the smallest difference that its money surely tells", () => {
  expect(testOffer(planWith({}))).toMatchObject({ kind: "Offered", ratio: 1.5, expected: [500, 2_000] })
  expect(testOffer(planWith({}, { days: 30 }))).toMatchObject({ kind: "Offered", ratio: 1.25 })
  expect(testOffer(planWith({}, { days: 2, dailyBudget: 60_000 }))).toMatchObject({ kind: "Offered", ratio: 2 })
})

test("no test is offered that cannot end, nor with less money than the network takes", () => {
  expect(testOffer(planWith({}, { days: 1, dailyBudget: 20_000 }))).toMatchObject({ kind: "TooFewResults", ratio: 2 })
  expect(testOffer(planWith({}, { dailyBudget: 9_999 }))).toEqual({ kind: "TooLittleMoney", least: 10_000 })
  const short = planWith({ headline: "Rye" }, { days: 1, dailyBudget: 20_000 })
  expect(socialVariantOf(short)).toBeUndefined()
  expect(missingForLaunch(launchFactsOf(short, true))).toContain("campaigns.missing.versionResults")
  const poor = planWith({ headline: "Rye" }, { dailyBudget: 9_999 })
  expect(missingForLaunch(launchFactsOf(poor, true))).toContain("campaigns.missing.versionMoney")
})

test("a campaign without a second version lacks nothing for a test", () => {
  const poor = planWith({}, { dailyBudget: 9_999, days: 1 })
  expect(missingForLaunch(launchFactsOf(poor, true)).filter((key) => /version/u.test(key))).toEqual([])
})

test("words of the second version that its network refuses keep a launch back", () => {
  const plan = { ...planWith({ primaryText: "R".repeat(200) }), longestPrimaryText: 125 }
  expect(missingForLaunch(launchFactsOf(plan, true))).toContain("campaigns.missing.versionWords")
})

test("networks' policies are read in the second version too, and mended there", () => {
  const plan = planWith({ headline: "BUY RYE NOW AND SAVE" })
  const finding = policyFindings(plan).find(({ text }) => text === "BUY RYE NOW AND SAVE")
  expect(finding?.part).toBe("headline")
  const mended = finding === undefined ? undefined : mendedCreative(plan, finding)
  expect(mended?.creativeDetail?.adDetail).toBe(copy)
  expect(mended?.creativeDetail?.variant?.headline).toBe(finding?.mended)
})

test("a picture of the second version alone is swapped where it is named", () => {
  const plan = planWith({ picture: { url: "/b.png", source: "upload" } })
  const swapped = swappedPicture(plan, "/b.png", { url: "/c.png", source: "upload" })
  expect(swapped.creative?.creativeDetail.variant?.picture?.url).toBe("/c.png")
  expect(swapped.creative?.creativeDetail.picture?.url).toBe(url)
  expect(swappedPicture(plan, "/b.png").creative?.creativeDetail.variant).toEqual({})
})

test("a running second version stays as launched until its ad is changed", () => {
  const plan = planWith({ headline: "Rye" })
  const edit = editOf(plan)
  expect(edit.ads).not.toHaveProperty("variant")
  expect(editedPlan(plan, { ...edit, audience: { targetGender: "Female" } }).creative).toEqual(plan.creative)
  const reworded = { ...edit, ads: { ...edit.ads, adDetail: { ...copy, headline: "Other bread" } } }
  expect(editedPlan(plan, reworded).creative.creativeDetail).not.toHaveProperty("variant")
})
