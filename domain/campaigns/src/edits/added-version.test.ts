import { acceptCopy } from "@domain/creatives"
import { expect, test } from "vitest"
import { budget, emptyPlan } from "../testing/index.ts"
import type { AdVariant } from "../variant/ad-variant.ts"
import type { TestMeans } from "../variant/test-means.ts"
import { addsVersion, lacksOfVersion } from "./added-version.ts"
import { planChanges } from "./plan-changes.ts"
import { editedPlan, editOf, revisedPlan, wholeEdit } from "./plan-edit.ts"

const copy = acceptCopy({
  headline: "Fresh rye every morning",
  description: "",
  primaryText: "Come in and taste it.",
  callToAction: "LearnMore" as const,
  origin: "edited" as const,
  accepted: true,
})
const variant: AdVariant = { headline: "Rye like grandmother's", picture: { url: "/b.png", source: "upload" } }
const planWith = (creativeDetail = {}) =>
  emptyPlan({
    business: { name: "Rye" },
    creative: { objective: "WebsiteVisits", creativeDetail: { adDetail: copy, ...creativeDetail } },
    targeting: { channels: ["Social"] },
    budget: { budget: { ...budget, dailyBudget: 1_000, days: 1 } },
  })
const running = planWith()
const edit = editOf(running)
const withVersion = { ...edit, ads: { ...edit.ads, variant } }
const edited = editedPlan(running, withVersion)
const means: TestMeans = { dailyBudget: 100_000, days: 10 }
const lacks = (after = edited, more: Partial<Parameters<typeof lacksOfVersion>[2]> = {}, before = running) =>
  lacksOfVersion(before, after, {
    changes: planChanges(before, after, "Social"),
    means,
    isAdWaiting: false,
    ...more,
  })

test("an added version is a second ad, read without its picture's address", () => {
  expect(addsVersion(running, edited)).toBe(true)
  expect(planChanges(running, edited, "Social")).toEqual([
    {
      channel: "Social",
      field: "secondVersion",
      before: {},
      after: { texts: ["Rye like grandmother's", "Come in and taste it."] },
      effect: "secondAd",
    },
  ])
  expect(planChanges(edited, running, "Social")).toMatchObject([{ field: "secondVersion", effect: "atOnce" }])
})

test("what is left decides whether a second version is offered", () => {
  expect(lacks()).toEqual([])
  expect(lacks(edited, { means: { dailyBudget: 9_999, days: 10 } })).toEqual(["campaigns.missing.versionMoney"])
  expect(lacks(edited, { means: { dailyBudget: 20_000, days: 1 } })).toEqual(["campaigns.missing.versionResults"])
  expect(lacks(edited, { means: { dailyBudget: 100_000, days: 0 } })).toEqual(["campaigns.missing.versionResults"])
})

test("a social ad's part of a split budget decides, and what all channels need is told", () => {
  const split: TestMeans = {
    ...means,
    budgetParts: [
      { channel: "Social", part: 1_000 },
      { channel: "Search", part: 99_000 },
    ],
  }
  const both = { ...edited, targeting: { ...edited.targeting, channels: ["Social", "Search"] as const } }
  expect(lacks(both, { means: split })).toEqual(["campaigns.missing.versionMoney"])
  expect(lacks(both)).toEqual([])
})

test("a second version waits for other words of the ad that runs", () => {
  const reworded = editedPlan(running, {
    ...withVersion,
    ads: { ...withVersion.ads, adDetail: { ...copy, headline: "Rye from five" } },
  })
  expect(lacks(reworded)).toEqual(["campaigns.edit.versionAlone"])
  expect(lacks(edited, { isAdWaiting: true })).toEqual(["campaigns.edit.versionAlone"])
  const older = editedPlan(running, { ...withVersion, audience: { targetGender: "Female" } })
  expect(lacks(older)).toEqual([])
})

test("a test that runs stays, and another is not sent beside it", () => {
  const changed = editedPlan(edited, { ...editOf(edited), audience: { targetGender: "Female" } })
  expect(lacks(changed, { means: undefined }, edited)).toEqual([])
  const other = editedPlan(edited, { ...edit, ads: { ...edit.ads, variant: { headline: "Other bread" } } })
  expect(lacks(other, {}, edited)).toEqual(["campaigns.edit.versionRuns"])
})

test("a whole edit names the version that its plan then has, and nothing else is kept", () => {
  expect(wholeEdit(edited, editOf(edited)).ads.variant).toEqual(variant)
  expect(wholeEdit(running, withVersion).ads.variant).toEqual(variant)
  const reworded = { ...edit, ads: { ...edit.ads, adDetail: { ...copy, headline: "Rye from five" } } }
  expect(wholeEdit(edited, reworded).ads).not.toHaveProperty("variant")
  const stale = planWith({ variant: { headline: "Of an earlier test" } })
  expect(revisedPlan(stale, wholeEdit(running, edit)).creative.creativeDetail).not.toHaveProperty("variant")
})
