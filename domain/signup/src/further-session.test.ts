import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId, SessionId, UserId } from "@domain/kernel"
import { furtherSession } from "./further-session.ts"
import { begunSession } from "./testing/session.arbitrary.ts"

const facts = {
  sessionId: SessionId.make("00000000-0000-4000-8000-000000000002"),
  encodedId: "other",
  region: "IN",
  name: "Profile",
  businessProfileId: BusinessProfileId.make(5),
  campaignId: CampaignId.make(8),
  userId: UserId.make(3),
  now: 50,
} as const

test("a further session keeps the business's details but not its purchase", () => {
  const copy = {
    headline: "h",
    description: "",
    primaryText: "",
    callToAction: "CallNow",
    origin: "edited",
    accepted: true,
  } as const
  const last = begunSession({
    business: { name: "Bloom", services: ["Cakes"] },
    paid: true,
    launchState: "LaunchSuccessful",
    queryParameters: { agentid: "7" },
    campaignId: CampaignId.make(7),
    creative: {
      offerDetail: { type: "Percentage", value: 10 },
      creativeDetail: { selectedTemplateId: "coupon", adDetail: copy },
    },
    budget: {
      budget: { budgetType: "Daily", schedulingMode: "RunContinuously", currency: "INR", dailyBudget: 350_00, days: 7 },
    },
  })
  const next = furtherSession(last, facts)
  expect(next).toMatchObject({
    sessionId: facts.sessionId,
    encodedId: "other",
    business: { name: "Bloom", services: ["Cakes"] },
    creative: { creativeDetail: { selectedTemplateId: "coupon" } },
    campaignId: 8,
    userId: 3,
    flavour: "subsequent",
    launchState: "Objective",
    paid: false,
    revision: 1,
    queryParameters: {},
    createdAt: 50,
  })
  expect([next.budget.budget, next.creative.offerDetail, next.creative.creativeDetail?.adDetail]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test("a profile without an earlier session starts with its own name", () => {
  expect(furtherSession(undefined, facts)).toMatchObject({
    business: { name: "Profile" },
    region: "IN",
    flavour: "subsequent",
  })
})

test.each([
  ["v2", "subsequent"],
  ["subsequentV2", "subsequentV2"],
  ["default", "subsequent"],
  ["agent", "subsequent"],
] as const)("after the flavour %s comes %s", (flavour, next) => {
  expect(furtherSession(begunSession({ flavour }), facts).flavour).toBe(next)
})

test("billing details are kept, and without a user nobody owns the session", () => {
  const gstBilling = { gstin: "29ABCDE1234F1Z5", businessName: "Rye", billingAddress: "1 MG Road", state: "29" }
  const { userId: _, ...nobody } = facts
  const next = furtherSession(begunSession({ budget: { gstBilling } }), { ...nobody, userId: undefined })
  expect(next.budget).toEqual({ gstBilling })
  expect(next).not.toHaveProperty("userId")
})

test("a first campaign's session begins unread, without suggestions or phone", () => {
  expect(furtherSession(undefined, facts)).toMatchObject({
    suggestedCategories: [],
    suggestedServices: [],
    phoneVerified: false,
    shortenFlow: false,
    extraction: { status: "none", stage: "queued" },
  })
  const read = begunSession({ extraction: { status: "done", stage: "done" }, shortenFlow: true, phoneVerified: true })
  expect(furtherSession(read, facts)).toMatchObject({
    extraction: { status: "none", stage: "queued" },
    shortenFlow: true,
    phoneVerified: true,
  })
})
