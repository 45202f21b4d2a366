import { acceptCopy, isPublishable } from "@domain/creatives"
import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import { copiedPlan } from "./copied-plan.ts"
import { PlanCreative } from "./creative.ts"
import { PlanTargeting } from "./targeting.ts"

const copy = acceptCopy({
  headline: "Rye from six",
  description: "",
  primaryText: "Bread",
  callToAction: "LearnMore" as const,
  origin: "edited" as const,
  accepted: false,
})
const plan = emptyPlan({
  business: { name: "Rye" },
  creative: {
    objective: "WebsiteVisits",
    offerDetail: { type: "Percentage", value: 10, validUntil: "2026-11-30" },
    creativeDetail: { adDetail: copy, selectedTemplateId: "bold" },
    adjustsLook: true,
  },
  targeting: { channels: ["Social"], keywords: ["rye"], expandsAudience: true },
  budget: {
    budget: {
      budgetType: "Daily",
      schedulingMode: "Schedule",
      currency: "INR",
      dailyBudget: 20_000,
      days: 9,
      startDate: "2026-11-20",
      promoCode: "SPRING",
    },
  },
})
const on = (today: string) => copiedPlan(plan, { minimumDaily: 35_000, today })

test("a copy has the ads, audience and picture, and its texts are accepted again", () => {
  const { business, creative, targeting } = on("2026-11-29")
  expect([business, targeting]).toEqual([{ name: "Rye" }, { channels: ["Social"], keywords: ["rye"] }])
  const { adDetail, selectedTemplateId } = creative.creativeDetail ?? {}
  expect([adDetail?.headline, selectedTemplateId, adDetail !== undefined && isPublishable(adDetail)]).toEqual([
    "Rye from six",
    "bold",
    false,
  ])
})

test("a copy leaves behind the network's liberties, the first day and the promo code", () => {
  const { creative, budget } = on("2026-11-29")
  expect(creative).toMatchObject({ adjustsLook: undefined })
  expect(budget).toEqual({
    budget: {
      budgetType: "Daily",
      schedulingMode: "RunContinuously",
      currency: "INR",
      dailyBudget: 35_000,
      days: 9,
    },
  })
})

test("a copy keeps an offer until it is over", () => {
  expect(on("2026-11-30").creative.offerDetail?.value).toBe(10)
  expect(on("2026-12-01").creative.offerDetail).toBeUndefined()
})

test("a copy that is laid over another draft keeps nothing of it", () => {
  const { creative, targeting } = copiedPlan(emptyPlan(), { minimumDaily: 1, today: "2026-11-29" })
  expect([Object.keys(targeting), Object.keys(creative)]).toEqual([
    Object.keys(PlanTargeting.fields),
    Object.keys(PlanCreative.fields),
  ])
})
